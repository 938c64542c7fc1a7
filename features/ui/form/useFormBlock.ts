import { getIn, setIn, useFormik } from 'formik';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import type { LiveSource, Tidy, TidyWith } from '../fields/fieldProps.ts';
import { changedFields, differOnlyIn } from './changedFields.ts';
import { fieldId } from './focusField.ts';
import { AwaitedFieldsContext, useStepFormContext, withoutAwaited } from './stepFormContext.ts';
import { useRegistration } from './useRegistration.ts';
import { useStableErrors } from './useStableErrors.ts';

/** What a field component needs; spread it: `<TextField {...block.bind('first_name')} label={…} />`. */
export interface FieldBinding<T> {
  id: string;
  name: string;
  value: T;
  /** Fields of `freeText` only: the newest value, followed without the block drawing. */
  source: LiveSource | undefined;
  /** The message to show under the field now, or undefined. */
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: (event?: { relatedTarget?: EventTarget | null }) => void;
  /** How the field tidies its text; run before Next judges. */
  tidyWith: TidyWith;
}

export interface BlockApi<V extends object> {
  values: V;
  bind<K extends keyof V & string>(name: K): FieldBinding<V[K]>;
  /** A field inside a list or object, by Formik path (`tins[0].tin`). */
  bindPath<T>(path: string): FieldBinding<T>;
  /** One user act, one update: several fields at once never validate in between. */
  update(change: (values: V) => V): void;
  /** The messages on screen, by path; the same object while they are the same. */
  shownErrors: FieldErrors;
  /** The message of a path that has no field of its own (a list), when errors are shown. */
  errorAt(path: string): string | undefined;
  /** Next was tried: every message of the block is shown since. */
  isAttempted: boolean;
}

export interface FormBlockOptions<V extends object> {
  id: string;
  title?: string;
  initialValues: V;
  /** Pure and synchronous: the block's schema (domain/stepRules). */
  validate: (values: V) => FieldErrors;
  /** Refusals of the server, by path; each is shown until its field changes. */
  serverErrors?: FieldErrors | undefined;
  /**
   * Fields (`streetName`) and parts of fields (`postal_address.streetName`) that are only typed into: nothing else in the block shows or hides by them. A key in one draws that field alone; what the
   * block's function reads of them in `values` may lag behind.
   */
  freeText?: ReadonlySet<string>;
  /** Names a field in the error summary whose message does not; the same function for the life of the block. */
  labelFor?: ((path: string) => string | undefined) | undefined;
}

interface Handlers {
  source: LiveSource;
  onChange: (value: unknown) => void;
  onBlur: FieldBinding<unknown>['onBlur'];
  tidyWith: TidyWith;
}

/**
 * One Formik per block. Formik holds values and touched fields; the errors are derived from the values in the render that
 * shows them, never stored, so no verdict can be older than its value and one key press is one render. Handlers keep their
 * identity per field, so memoised fields that did not change do not render.
 */
export function useFormBlock<V extends object>({
  id,
  title,
  initialValues,
  validate,
  serverErrors,
  labelFor,
  freeText,
}: FormBlockOptions<V>): BlockApi<V> {
  const step = useStepFormContext();
  const formik = useFormik<V>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const [isAttempted, setAttempted] = useState(false);
  const { values, touched } = formik;

  const { initialValues: startedWith } = formik;
  const judge = useCallback(
    (typed: V) =>
      withServerErrors({ schemaErrors: validate(typed), serverErrors, initialValues: startedWith, values: typed }),
    [validate, serverErrors, startedWith],
  );
  const awaited = useContext(AwaitedFieldsContext);
  const verdict = useVerdict({ judge, values, touched, isOpen: isAttempted || serverErrors !== undefined });
  const errors = useStableErrors(withoutAwaited(verdict, id, awaited));
  const isShown = (path: string) =>
    isAttempted || getIn(touched, path) === true || serverErrors?.[path] === errors[path];
  const shownErrors = useStableErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => isShown(path))));
  const hasShownErrors = Object.keys(shownErrors).length > 0;

  const latest = useRef({ values, judge });
  latest.current = { values, judge };

  const tidies = useRef(new Map<string, Tidy>());
  const { setValues } = formik;
  /** What is asked before it is drawn is the newest all the same: Next does not leave without a document that arrived a moment ago. */
  const note = useCallback((changed: V) => void (latest.current = { ...latest.current, values: changed }), []);
  const write = useCallback((changed: V) => (note(changed), void setValues(changed, false)), [note, setValues]);
  const tidy = useCallback(() => {
    const tidied = tidyValues(latest.current.values, tidies.current);
    if (tidied === latest.current.values) return;
    write(tidied);
  }, [write]);

  useRegistration(
    useMemo(
      () => ({
        id,
        title,
        labelFor,
        getValues: () => latest.current.values,
        tidy,
        getErrors: () => latest.current.judge(latest.current.values),
        showAllErrors: () => setAttempted(true),
      }),
      [id, title, labelFor, tidy],
    ),
  );
  useEffect(() => step.reportErrors(id, hasShownErrors), [step, id, hasShownErrors, errors]);

  const keptValues = useRef(values);
  useEffect(() => {
    if (keptValues.current === values) return;
    keptValues.current = values;
    step.changed();
  }, [step, values]);

  const listeners = useRef(new Set<() => void>());
  const onChanged = useCallback(
    (path: string, value: unknown) => note(setIn(latest.current.values, path, value) as V),
    [note],
  );
  const handlersFor = useFieldHandlers({
    formik,
    onChanged,
    onLeft: step.left,
    listeners: listeners.current,
    tidies: tidies.current,
  });
  const bindPath = <T>(path: string): FieldBinding<T> => {
    const { source, onChange, onBlur, tidyWith } = handlersFor(path);
    const isFree = freeText?.has(path) ?? false;
    return {
      id: fieldId(id, path),
      name: path,
      value: getIn(values, path) as T,
      error: shownErrors[path],
      source: isFree ? source : undefined,
      onChange,
      onBlur,
      tidyWith,
    };
  };

  const update = useCallback((change: (current: V) => V) => write(change(latest.current.values)), [write]);

  const block = useRef<BlockApi<V> | null>(null);
  const isSame =
    block.current !== null &&
    block.current.shownErrors === shownErrors &&
    block.current.isAttempted === isAttempted &&
    differOnlyIn(freeText, block.current.values, values);
  if (block.current === null || !isSame) {
    block.current = {
      values,
      bind: (name) => bindPath(name),
      bindPath,
      update,
      shownErrors,
      errorAt: (path) => shownErrors[path],
      isAttempted,
    };
  }
  // Where the block stays the same, the field that was typed into draws by itself.
  useLayoutEffect(() => {
    if (isSame) listeners.current.forEach((notify) => notify());
  }, [isSame, values]);
  return block.current;
}

interface Verdict<V> {
  judge: (values: V) => FieldErrors;
  values: V;
  touched: object;
  /** Messages show whether or not their field was left: after Next, and after a refusal by the service. */
  isOpen: boolean;
}

/**
 * The errors of the values, judged only when somebody could see a difference: not with the keys of a field that was never left, while
 * no message is on screen. Whoever needs the truth at another moment (Next) asks `judge` itself.
 */
function useVerdict<V extends object>({ judge, values, touched, isOpen }: Verdict<V>): FieldErrors {
  const last = useRef<{ judge: Verdict<V>['judge']; values: V; touched: object; errors: FieldErrors } | null>(null);
  const known = last.current;
  const isUnseen =
    known !== null &&
    !isOpen &&
    known.judge === judge &&
    known.touched === touched &&
    !Object.keys(known.errors).some((path) => getIn(touched, path) === true) &&
    changedFields(known.values, values).every((field) => !Object.hasOwn(touched, field));
  if (known !== null && isUnseen) return known.errors;
  const errors = known?.judge === judge && known.values === values ? known.errors : judge(values);
  last.current = { judge, values, touched, errors };
  return errors;
}

interface FieldHandlerOptions<V extends object> {
  formik: ReturnType<typeof useFormik<V>>;
  onChanged: (path: string, value: unknown) => void;
  onLeft: () => void;
  listeners: Set<() => void>;
  tidies: Map<string, Tidy>;
}

/** Handlers with one identity per path for the life of the block. */
function useFieldHandlers<V extends object>({
  formik,
  onChanged,
  onLeft,
  listeners,
  tidies,
}: FieldHandlerOptions<V>): (path: string) => Handlers {
  const current = useRef(formik);
  current.current = formik;
  const cache = useRef(new Map<string, Handlers>());
  return (path) => {
    const known = cache.current.get(path);
    if (known) return known;
    const made: Handlers = {
      source: {
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        read: (): unknown => getIn(current.current.values, path) as unknown,
      },
      onChange: (value) => {
        onChanged(path, value);
        void current.current.setFieldValue(path, value, false);
      },
      onBlur: (event) => {
        const touch = () => void current.current.setFieldTouched(path, true, false);
        const action =
          event?.relatedTarget instanceof Element ? event.relatedTarget.closest('[data-step-action]') : null;
        // A press on Back or Next is not a judgement on the field before: the button says what happens. The key that leads to one comes up there.
        if (!action) touch();
        else if (isWritten(getIn(current.current.values, path)))
          action.addEventListener('keyup', touch, { once: true });
        onLeft();
      },
      tidyWith: (tidy) => {
        tidies.set(path, tidy);
        return () => {
          if (tidies.get(path) === tidy) tidies.delete(path);
        };
      },
    };
    cache.current.set(path, made);
    return made;
  };
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The values with each field's way of tidying applied, also to fields that were never left; the same object where nothing changes. */
function tidyValues<V extends object>(values: V, tidies: ReadonlyMap<string, Tidy>): V {
  let tidied = values;
  for (const [path, tidy] of tidies) {
    const value: unknown = getIn(tidied, path);
    const next = typeof value === 'string' ? tidy(value) : value;
    if (next !== value) tidied = setIn(tidied, path, next) as V;
  }
  return tidied;
}

interface ErrorSources<V> {
  schemaErrors: FieldErrors;
  serverErrors: FieldErrors | undefined;
  initialValues: V;
  values: V;
}

/** The server's word stands until the person changes the field it spoke of. */
function withServerErrors<V extends object>({
  schemaErrors,
  serverErrors,
  initialValues,
  values,
}: ErrorSources<V>): FieldErrors {
  if (!serverErrors) return schemaErrors;
  const standing = Object.entries(serverErrors).filter(([path]) => getIn(values, path) === getIn(initialValues, path));
  return { ...Object.fromEntries(standing), ...schemaErrors };
}

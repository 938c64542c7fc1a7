import { getIn, useFormik } from 'formik';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import type { FieldBlur, LiveSource, TidyWith } from '../fields/fieldProps.ts';
import { useKept } from '../useKept.ts';
import { createBlockStore, type BlockStore } from './blockStore.ts';
import { differOnlyIn, pathInRows } from './changedFields.ts';
import { createFieldHandlers, type FieldHandlers } from './fieldHandlers.ts';
import { fieldId } from './focusField.ts';
import { AwaitedFieldsContext, useStepFormContext, withoutAwaited } from './stepFormContext.ts';
import { useRegistration } from './useRegistration.ts';
import { useStableErrors } from './useStableErrors.ts';
import { useVerdict } from './useVerdict.ts';

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
  onBlur: FieldBlur;
  /** How the field tidies its text; run before Next judges. */
  tidyWith: TidyWith;
}

export interface BlockApi<V extends object> {
  values: V;
  /** The newest values, also of `freeText`. */
  live: LiveSource<V>;
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
   * Fields (`streetName`), parts of fields (`postal_address.streetName`) and of rows (`tins[].tin`) that are only typed into: nothing else in
   * the block shows or hides by them. A key in one draws that field alone; what the block's function reads of them in `values` may lag
   * behind, and `live` has it.
   */
  freeText?: ReadonlySet<string>;
  /** Names a field in the error summary whose message does not; the same function for the life of the block. */
  labelFor?: ((path: string) => string | undefined) | undefined;
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
  const { values, touched, setValues, initialValues: startedWith } = formik;
  const [store] = useState(() => createBlockStore(values));
  const [isAttempted, setAttempted] = useState(false);

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

  const write = useCallback((changed: V) => (store.write(changed), void setValues(changed, false)), [store, setValues]);
  const update = useCallback((change: (current: V) => V) => write(change(store.read())), [store, write]);
  const handle = useMemo(
    () => ({
      id,
      title,
      labelFor,
      getValues: () => store.read(),
      tidy: () => {
        const tidied = store.tidied();
        if (tidied !== store.read()) write(tidied);
      },
      getErrors: () => judge(store.read()),
      showAllErrors: () => setAttempted(true),
    }),
    [id, title, labelFor, store, write, judge],
  );
  useRegistration(handle);
  useEffect(() => step.reportErrors(id, hasShownErrors), [step, id, hasShownErrors, errors]);
  useChangeReport(values, step.changed);

  const handlersFor = useHandlers({ store, formik, onLeft: step.left });
  const bindPath = <T>(path: string): FieldBinding<T> => {
    const { source, ...handlers } = handlersFor(path);
    return {
      id: fieldId(id, path),
      name: path,
      value: getIn(values, path) as T,
      error: shownErrors[path],
      source: freeText?.has(pathInRows(path)) ? source : undefined,
      ...handlers,
    };
  };

  // Where the block stays the same, the field that was typed into draws by itself.
  useLayoutEffect(() => store.tell(), [store, values]);
  const block: BlockApi<V> = {
    values,
    live: store.live,
    bind: (name) => bindPath(name),
    bindPath,
    update,
    shownErrors,
    errorAt: (path) => shownErrors[path],
    isAttempted,
  };
  return useKept(
    block,
    (kept, now) =>
      kept.shownErrors === now.shownErrors &&
      kept.isAttempted === now.isAttempted &&
      differOnlyIn(freeText, kept.values, now.values),
  );
}

/** Says that the values are others than those the block began with, and each time they change after that. */
function useChangeReport<V extends object>(values: V, changed: () => void): void {
  const reported = useRef(values);
  useEffect(() => {
    if (reported.current === values) return;
    reported.current = values;
    changed();
  }, [changed, values]);
}

interface HandlersOptions<V extends object> {
  store: BlockStore<V>;
  formik: ReturnType<typeof useFormik<V>>;
  onLeft: () => void;
}

/** Handlers with one identity per path for the life of the block. */
function useHandlers<V extends object>({ store, formik, onLeft }: HandlersOptions<V>): (path: string) => FieldHandlers {
  const { setFieldValue, setFieldTouched } = formik;
  return useMemo(
    () =>
      createFieldHandlers({
        store,
        draw: (path, value) => void setFieldValue(path, value, false),
        touch: (path) => void setFieldTouched(path, true, false),
        onLeft,
      }),
    [store, setFieldValue, setFieldTouched, onLeft],
  );
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

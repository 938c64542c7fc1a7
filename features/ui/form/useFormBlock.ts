import { getIn, useFormik } from 'formik';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/rules/validate.ts';
import type { FieldBlur, LiveSource, NormaliserRef } from '../fields/fieldProps.ts';
import { useStableValue } from '../useStableValue.ts';
import { createBlockStore, type BlockStore } from './blockStore.ts';
import { differOnlyIn, pathInRows } from './changedFields.ts';
import { createFieldHandlers, type FieldHandlers } from './fieldHandlers.ts';
import { fieldId } from './focusField.ts';
import { AwaitedFieldsContext, useStepFormContext, withoutAwaited } from './stepFormContext.ts';
import { useRegistration } from './useRegistration.ts';
import { useStableErrors } from './useStableErrors.ts';
import { useFormErrors } from './useFormErrors.ts';

/** Props of a field component; spread it: `<TextField {...block.bind('first_name')} label={…} />`. */
export interface FieldBinding<T> {
  id: string;
  name: string;
  value: T;
  /** Source of the newest value, followed without drawing the block. Fields of `freeText` only. */
  source: LiveSource | undefined;
  /** Message to show under the field now, or undefined. */
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: FieldBlur;
  /** Registers the tidying of the field's text, which runs before Next judges. */
  tidyWith: NormaliserRef;
}

export interface BlockApi<V extends object> {
  values: V;
  /** Newest values, including those of `freeText`. */
  live: LiveSource<V>;
  bind<K extends keyof V & string>(name: K): FieldBinding<V[K]>;
  /** Binds a field inside a list or object, by Formik path (`tins[0].tin`). */
  bindPath<T>(path: string): FieldBinding<T>;
  /** Applies one user action as one update: several fields at once are never validated in between. */
  update(change: (values: V) => V): void;
  /** Messages on screen, by path; the same object while they are the same. */
  shownErrors: FieldErrors;
  /** Returns the message of a path without a field (a list), while errors are shown. */
  errorAt(path: string): string | undefined;
  /** True after Next was tried: every message of the block is shown since. */
  isAttempted: boolean;
}

export interface FormBlockOptions<V extends object> {
  id: string;
  title?: string;
  initialValues: V;
  /** Pure and synchronous: the block's schema (domain/stepRules). */
  validate: (values: V) => FieldErrors;
  /** Errors of the service, by path; each is shown until its field changes. */
  serverErrors?: FieldErrors | undefined;
  /**
   * Fields (`streetName`), parts of fields (`postal_address.streetName`) and of rows (`tins[].tin`) that are only typed into: nothing else
   * in the block shows or hides by them. A key in one draws that field alone. Their `values` in the block's function may be older; `live`
   * has the newest.
   */
  freeText?: ReadonlySet<string>;
  /** Returns the name of a field for the error summary, if its message gives none; the same function for the life of the block. */
  labelFor?: ((path: string, message: string) => string | undefined) | undefined;
}

/**
 * Returns one form block with its own Formik. Formik holds values and touched fields. Errors are derived from the values in the render that
 * shows them, never stored, so that no verdict is older than its value and one key press is one render. Handlers keep their identity per
 * field, so that memoised unchanged fields do not render.
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
  const verdict = useFormErrors({ judge, values, touched, isOpen: isAttempted || serverErrors !== undefined });
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

  // The block itself may stay unchanged: notify the field that was typed into, which draws by itself.
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
  return useStableValue(
    block,
    (kept, now) =>
      kept.shownErrors === now.shownErrors &&
      kept.isAttempted === now.isAttempted &&
      differOnlyIn(freeText, kept.values, now.values),
  );
}

/** Reports when the values first differ from the initial ones, and each change after that. */
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

/** Returns handlers with one identity per path for the life of the block. */
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

/** Adds the service's errors to the schema's. Each stays until the person changes its field. */
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

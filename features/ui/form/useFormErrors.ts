import { getIn } from 'formik';
import { useState } from 'react';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { changedFields } from './changedFields.ts';

interface Judged<V> {
  judge: (values: V) => FieldErrors;
  values: V;
  touched: object;
}

interface VerdictOptions<V> extends Judged<V> {
  /** True if messages show even for fields never left: after Next, and after a refusal by the service. */
  isOpen: boolean;
}

/**
 * Returns the errors of the values, judged only if a person could see a difference: not for keys in a field never left, while no message is
 * on screen. Call `judge` itself for the exact errors at another moment (Next).
 */
export function useFormErrors<V extends object>({ isOpen, ...now }: VerdictOptions<V>): FieldErrors {
  const { judge, values } = now;
  const [known, know] = useState(() => ({ ...now, errors: judge(values) }));
  if (!isOpen && isUnseen(known, now)) return known.errors;
  const isJudged = known.judge === judge && known.values === values;
  if (isJudged && known.touched === now.touched) return known.errors;
  const errors = isJudged ? known.errors : judge(values);
  know({ ...now, errors });
  return errors;
}

/** Returns true if all changes are in fields never left, and no message is shown. */
function isUnseen<V extends object>(
  known: Judged<V> & { errors: FieldErrors },
  { judge, values, touched }: Judged<V>,
): boolean {
  return (
    known.judge === judge &&
    known.touched === touched &&
    !Object.keys(known.errors).some((path) => getIn(touched, path) === true) &&
    changedFields(known.values, values).every((field) => !Object.hasOwn(touched, field))
  );
}

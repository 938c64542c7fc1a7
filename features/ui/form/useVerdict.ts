import { getIn } from 'formik';
import { useState } from 'react';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { changedFields } from './changedFields.ts';

interface Judged<V> {
  judge: (values: V) => FieldErrors;
  values: V;
  touched: object;
}

interface VerdictOptions<V> extends Judged<V> {
  /** Messages show whether or not their field was left: after Next, and after a refusal by the service. */
  isOpen: boolean;
}

/**
 * The errors of the values, judged only when somebody could see a difference: not with the keys of a field that was never left, while
 * no message is on screen. Whoever needs the truth at another moment (Next) asks `judge` itself.
 */
export function useVerdict<V extends object>({ isOpen, ...now }: VerdictOptions<V>): FieldErrors {
  const { judge, values } = now;
  const [known, know] = useState(() => ({ ...now, errors: judge(values) }));
  if (!isOpen && isUnseen(known, now)) return known.errors;
  const isJudged = known.judge === judge && known.values === values;
  if (isJudged && known.touched === now.touched) return known.errors;
  const errors = isJudged ? known.errors : judge(values);
  know({ ...now, errors });
  return errors;
}

/** What changed since is in fields that were never left, and shows no message. */
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

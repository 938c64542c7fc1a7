import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { useKept } from '../useKept.ts';

/** Keeps the former object while its content is the same, so that effects on it run only when an error came or went. */
export function useStableErrors(errors: FieldErrors): FieldErrors {
  return useKept(errors, sameErrors);
}

function sameErrors(a: FieldErrors, b: FieldErrors): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

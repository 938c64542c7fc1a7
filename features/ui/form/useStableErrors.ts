import type { FieldErrors } from '#domain/rules/validate.ts';
import { useStableValue } from '../useStableValue.ts';

/** Returns the former object while its content is the same, so that effects on it run only when an error appears or goes. */
export function useStableErrors(errors: FieldErrors): FieldErrors {
  return useStableValue(errors, sameErrors);
}

function sameErrors(a: FieldErrors, b: FieldErrors): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

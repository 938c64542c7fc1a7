import { useRef } from 'react';
import type { FieldErrors } from '#domain/stepRules/validate.ts';

/** Keeps the former object while its content is the same, so that effects on it run only when an error came or went. */
export function useStableErrors(errors: FieldErrors): FieldErrors {
  const kept = useRef(errors);
  if (!sameErrors(kept.current, errors)) kept.current = errors;
  return kept.current;
}

function sameErrors(a: FieldErrors, b: FieldErrors): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

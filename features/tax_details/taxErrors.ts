import type { FieldErrors } from '#domain/stepRules/validate.ts';

/** The messages of these fields. */
export function errorsOf(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => fields.includes(path)));
}

import type { FieldErrors } from '#domain/rules/validate.ts';

/** Returns the messages of these fields. */
export function errorsOf(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => fields.includes(path)));
}

import { ValidationError, type Schema } from 'yup';
import { commonErrors } from '../texts/errors.ts';

/** Path in Formik's syntax (`investors[0].legalFirstName`; '' for the step as a whole) to its first message. */
export type FieldErrors = Record<string, string>;

/**
 * The values with every blank string taken out, at any depth, so that browser and server judge the same thing: Formik
 * drops only empty strings, and only in the browser. Arrays keep their length, so that paths still point at the right row.
 */
export function blankToUndefined(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(blankToUndefined);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, blankToUndefined(entry)]));
}

/**
 * Judges values by a step's schema: path -> first message, empty when all is well. Synchronous and total: whatever is handed
 * over gives an answer.
 */
export function validateWith(schema: Schema, values: unknown): FieldErrors {
  return errorsOf(schema, blankToUndefined(values));
}

/** As `validateWith`, on values from which the blanks are gone already. */
export function errorsOf(schema: Schema, values: unknown): FieldErrors {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return collectErrors(error);
    throw error;
  }
}

function collectErrors(error: ValidationError): FieldErrors {
  const found = error.inner.length > 0 ? error.inner : [error];
  const errors: FieldErrors = {};
  for (const { path, message } of found) {
    errors[path ?? ''] ??= message || commonErrors.invalid;
  }
  return errors;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

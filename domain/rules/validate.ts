import { ValidationError, type Schema } from 'yup';
import { commonErrors } from '../texts/errors.ts';

/** First message of each path, in Formik's syntax (`investors[0].legalFirstName`; '' for the step as a whole). */
export type FieldErrors = Record<string, string>;

/**
 * Returns the values without blank strings, at any depth, so that browser and server check the same thing: Formik drops only empty strings,
 * and only in the browser. Arrays keep their length, so that paths still point at the right row.
 */
export function blankToUndefined(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(blankToUndefined);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, blankToUndefined(entry)]));
}

/**
 * Checks values against a step's schema: path -> first message, empty if all is well. Synchronous and total: every input gets an answer.
 */
export function validateWith(schema: Schema, values: unknown): FieldErrors {
  return errorsOf(schema, blankToUndefined(values));
}

/** Does the same as `validateWith`, for values that have no blank strings left. */
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

/** Freezes a value that many requests share, so that none of them can change it. */
import { isRecord } from '#domain/formats/isRecord.ts';

/** Returns the same JSON value, frozen at every depth. */
export function deepFreeze<Value>(value: Value): Value {
  if (Array.isArray(value) || isRecord(value)) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

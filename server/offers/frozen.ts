/** Makes a value that many calls share one that none of them can change. */
import { isRecord } from '#domain/formats/isRecord.ts';

/** The same JSON value, frozen at every depth. */
export function frozen<Value>(value: Value): Value {
  if (Array.isArray(value) || isRecord(value)) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

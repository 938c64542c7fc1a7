/** A stored file of an older version, key by key. A migration declares the shape it needs and imports no present-day types. */
export type StoredState = Record<string, unknown>;

/** Returns true for an object of fields; the content of a stored file is not trusted. */
export function isFields(value: unknown): value is StoredState {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

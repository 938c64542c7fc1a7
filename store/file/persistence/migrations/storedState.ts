/** A stored file of an older version, key by key; a migration declares the shape it needs and imports nothing of today's. */
export type StoredState = Record<string, unknown>;

/** True for an object of fields; what a stored file holds is not to be trusted. */
export function isFields(value: unknown): value is StoredState {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

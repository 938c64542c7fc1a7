/** JSON from outside, before anything looks into it. */

/** Deeper than any application, far shallower than what stalls a walker. */
const MAX_DEPTH = 24;
const POISONED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
// eslint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, entry]) => !POISONED_KEYS.has(key) && !UNSTORABLE.test(key) && isSound(entry, depth + 1),
  );
}

/**
 * The object that `text` holds, or null: not JSON, not an object, nested too deeply, with keys that reach for prototypes, or
 * with characters and numbers that cannot be stored.
 */
export function parseSafeJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && isSound(value, 0) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Checks JSON from outside, before anything looks into it. */
import { isReadable } from './readable.ts';

/** Maximum depth: deeper than any application, far shallower than what stalls a recursive walk. */
const MAX_DEPTH = 24;
const POISONED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** PostgreSQL stores neither NUL nor half of a surrogate pair, which only JSON can carry this far. */
// eslint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

function isSoundText(text: string): boolean {
  return isReadable(text) && !UNSTORABLE.test(text);
}

/** Maximum of damaged texts that are named; nobody reads more. */
const MOST_NAMED = 100;

function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((entry) => isSound(entry, depth + 1));
  return Object.entries(value).every(
    ([key, entry]) => !POISONED_KEYS.has(key) && isSoundText(key) && isSound(entry, depth + 1),
  );
}

/**
 * Returns the object that `text` holds. Null for a text that is not JSON, not an object, nested too deeply, with keys that reach for
 * prototypes or cannot be read, or with numbers that cannot be stored. `unreadableTexts` checks its texts.
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

/** Text that cannot be read or stored. */
export interface UnreadableText {
  /** Top-level key. */
  key: string;
  /** Path below the key, in Formik's syntax. */
  path: string;
}

/** Lists the texts that cannot be read or stored, at most 100. */
export function unreadableTexts(data: Record<string, unknown>): UnreadableText[] {
  const found: UnreadableText[] = [];
  const visit = (value: unknown, key: string, path: string): void => {
    if (found.length >= MOST_NAMED) return;
    if (typeof value === 'string' && !isSoundText(value)) found.push({ key, path });
    else if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, key, `${path}[${index}]`));
    else if (typeof value === 'object' && value !== null)
      for (const [name, entry] of Object.entries(value)) visit(entry, key, path === '' ? name : `${path}.${name}`);
  };
  for (const [key, value] of Object.entries(data)) visit(value, key, '');
  return found;
}

import type { Application } from '#domain/application.ts';

const LAST = 'allot:last-save';
/** Keys stored per file: the service reads no more of them. */
const MOST_KEYS = 10;
/** Number of most recent files recorded. */
const MOST_FILES = 20;

/** Saves whose answer could not be received, by file, with a checksum of the answers sent. */
type LastSaves = Record<string, { sum: number; keys: string[] } | undefined>;

/**
 * Records at once that these answers are sent under this key, since a closing page writes nothing later. Not called for a shared computer,
 * which stores nothing.
 */
export function recordLastSave(fileId: string, idempotencyKey: string, application: Application): void {
  try {
    const keys = [...findLastSaves(fileId, application), idempotencyKey];
    const { [fileId]: _before, ...others } = read();
    const noted = { sum: sumOf(application), keys: [...new Set(keys)].slice(-MOST_KEYS) };
    const last = [...Object.entries(others), [fileId, noted]].slice(-MOST_FILES);
    globalThis.localStorage.setItem(LAST, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // The next save may meet this one as a newer version if there is no storage.
  }
}

/** Returns the keys under which exactly these answers of a file were sent. None if other answers were sent, which may be newer. */
export function findLastSaves(fileId: string, application: Application): string[] {
  const noted = read()[fileId];
  return noted?.sum === sumOf(application) ? noted.keys : [];
}

/** Forgets all recorded saves, like everything else of this device. */
export function forgetLastSave(): void {
  try {
    globalThis.localStorage.removeItem(LAST);
  } catch {
    // Nothing was stored.
  }
}

function read(): LastSaves {
  try {
    return (JSON.parse(globalThis.localStorage.getItem(LAST) ?? '{}') ?? {}) as LastSaves;
  } catch {
    return {};
  }
}

function sumOf(application: Application): number {
  let sum = 0;
  for (const char of JSON.stringify(application)) sum = (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return sum;
}

/** The keys of numbers at rest. They are numbered; all of them read, the newest writes. */
import { createSecretKey, type KeyObject } from 'node:crypto';

export interface KeyRing {
  /** Number of the key that writes. */
  newest: number;
  keys: ReadonlyMap<number, KeyObject>;
}

/** A stored row cannot be read, or the service cannot start, with the present keys. The message names no number of a person and no key. */
export class KeysUnusable extends Error {
  override readonly name = 'KeysUnusable';
}

export const KEY_BYTES = 32;
const LARGEST_NUMBER = 1_000_000;
const ENTRY = /^([1-9]\d{0,6}):([A-Za-z0-9+/_-]{43}=?)$/;

/** Form of an entry, for messages. */
export const KEYS_EXAMPLE =
  '1: and 32 random bytes in base64 (openssl rand -base64 32), several of them with commas between';

/** Parses the ring in `text`, entries with commas or on lines of their own; returns null if it is no ring, or has a number twice. */
export function parseKeyRing(text: string): KeyRing | null {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  const keys = new Map<number, KeyObject>();
  for (const entry of entries) {
    const [, digits = '', encoded = ''] = ENTRY.exec(entry) ?? [];
    const number = Number(digits);
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length !== KEY_BYTES || number > LARGEST_NUMBER || keys.has(number)) return null;
    keys.set(number, createSecretKey(bytes));
  }
  return keys.size === 0 ? null : { newest: Math.max(...keys.keys()), keys };
}

/** @throws KeysUnusable naming the number of the missing key */
export function keyOf({ keys }: KeyRing, number: number): KeyObject {
  const key = keys.get(number);
  if (key === undefined)
    throw new KeysUnusable(`Key ${number}, under which rows are stored, is not among the keys of FIELD_KEYS.`);
  return key;
}

/** JSON in the form of RFC 8785, and its hash: the same for equal values, everywhere. */
import { createHash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';

const stringify = configure({ strict: true });

/** @throws Error for a value that JSON cannot hold */
export function canonicalText(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new Error('This is no JSON value.');
  return text;
}

/** SHA-256 of a text as UTF-8, or of bytes, in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

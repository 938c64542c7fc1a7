/** Reads an application as it was sent: parses it, checks it for text that cannot be stored and against its limits, and takes it apart. */
import { fromWire } from '#domain/wire.ts';
import { canonicalText, sha256 } from '../../canonical.ts';
import { parseSafeJson, unreadableTexts, type UnreadableText } from '../../http/safeJson.ts';
import { countPeople, type Size } from './size.ts';

export interface SentApplication {
  /** Plain values of the body, which are checked before anything else; an object or a list is empty in it. */
  outline: Record<string, unknown>;
  read: ReturnType<typeof fromWire>;
  /** SHA-256 of the whole body as canonical JSON. */
  sha256: string;
  size: Size;
}

/** Content of a text: an application, texts that were damaged on their way, or nothing readable (null). */
export type SentText = SentApplication | { unreadable: UnreadableText[] } | null;

export function readText(text: string): SentText {
  const data = parseSafeJson(text);
  if (data === null) return null;
  const unreadable = unreadableTexts(data);
  return unreadable.length > 0 ? { unreadable } : readData(data, Buffer.byteLength(text));
}

/** Reads an application of `bytes` bytes that was parsed already. */
export function readData(data: Record<string, unknown>, bytes: number): SentApplication {
  const read = fromWire(data);
  return {
    outline: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, isHolding(value) ? {} : value])),
    read,
    // Nothing is done under the key of a refused application.
    sha256: read.excess ? '' : sha256(canonicalText(data)),
    size: { people: countPeople(read.application), bytes },
  };
}

function isHolding(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

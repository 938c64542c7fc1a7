/** Numbers that exist nowhere else, so that finding one anywhere is a leak: in which disguises they are looked for, and where. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where a canary was found, and in which disguise. */
export interface Leak {
  canary: string;
  form: string;
  place: string;
}

export interface Needle {
  canary: string;
  form: string;
  bytes: Buffer;
}

/** Every way in which each number is likely to be written down. */
export function needlesOf(canaries: Readonly<Record<string, string>>): Needle[] {
  return Object.entries(canaries).flatMap(([canary, value]) => formsOf(canary, value));
}

function formsOf(canary: string, value: string): Needle[] {
  const threes = value.match(/.{1,3}/g) ?? [];
  const codes = [...Buffer.from(value)].map((byte) => byte.toString(16).padStart(2, '0'));
  const texts = [
    ['plain', value],
    ['spaced', threes.join(' ')],
    ['dashed', threes.join('-')],
    ['lower case', value.toLowerCase()],
    ['URL-encoded', threes.join('%20')],
    ['percent-encoded', codes.map((code) => `%${code}`).join('')],
    ['JSON-escaped', codes.map((code) => `\\u00${code}`).join('')],
    ['hexadecimal', codes.join('')],
  ] as const;
  const ascii = texts.map(([form, text]) => ({ canary, form, bytes: Buffer.from(text) }));
  const wide = texts
    .slice(0, 4)
    .map(([form, text]) => ({ canary, form: `${form}, UTF-16`, bytes: Buffer.from(text, 'utf16le') }));
  const base64 = [0, 1, 2].map((offset) => ({
    canary,
    form: `base64 at ${offset}`,
    bytes: Buffer.from(base64Core(value, offset)),
  }));
  return [...ascii, ...wide, ...base64];
}

/** What base64 makes of a text that begins `offset` bytes into a group of three, without the characters that its neighbours decide. */
function base64Core(value: string, offset: number): string {
  const whole = Buffer.from('\0'.repeat(offset) + value)
    .toString('base64')
    .replace(/=+$/, '');
  const end = (offset + value.length) % 3 === 0 ? whole.length : whole.length - 1;
  return whole.slice(Math.ceil((offset * 4) / 3), end);
}

/** Every needle that is in these bytes. */
export function findNeedles(needles: readonly Needle[], bytes: Buffer, place: string): Leak[] {
  return needles.filter((needle) => holds(bytes, needle)).map(({ canary, form }) => ({ canary, form, place }));
}

/** Six digits turn up by chance in longer numbers: a neighbour of the same kind means that it is another number. */
function holds(bytes: Buffer, { bytes: needle, form }: Needle): boolean {
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) {
    const isWide = form.endsWith('UTF-16');
    const neighbours = [bytes[at - (isWide ? 2 : 1)], bytes[at + needle.length]];
    if (form.startsWith('base64') || !neighbours.some(isDigit)) return true;
  }
  return false;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

export function filesUnder(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** A running browser or database removes files under our hands. */
export function readIfThere(file: string): Buffer {
  try {
    return statSync(file).size > 0 ? readFileSync(file) : Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  }
}

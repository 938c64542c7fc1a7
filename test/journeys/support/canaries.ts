import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Numbers that exist nowhere else, so that finding one anywhere is a leak. The TFN is one of the tax office's own test numbers. */
export const CANARIES = {
  tfn: '459599230',
  identityNumber: '690274135',
  cardNumber: 'Q8362519',
  bsb: '083417',
  accountNumber: '738204916',
} as const;

/** Where a canary was found, and in which disguise. */
export interface Leak {
  canary: string;
  form: string;
  place: string;
}

interface Needle {
  canary: string;
  form: string;
  bytes: Buffer;
}

const NEEDLES: readonly Needle[] = Object.entries(CANARIES).flatMap(([canary, value]) => needlesOf(canary, value));

/** Every way in which a number is likely to be written down. */
function needlesOf(canary: string, value: string): Needle[] {
  const threes = value.match(/.{1,3}/g) ?? [];
  const texts = [
    ['plain', value],
    ['spaced', threes.join(' ')],
    ['dashed', threes.join('-')],
    ['lower case', value.toLowerCase()],
  ] as const;
  const ascii = texts.map(([form, text]) => ({ canary, form, bytes: Buffer.from(text) }));
  const wide = texts.map(([form, text]) => ({ canary, form: `${form}, UTF-16`, bytes: Buffer.from(text, 'utf16le') }));
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

/** Every canary in these bytes. */
export function findCanaries(bytes: Buffer, place: string): Leak[] {
  return NEEDLES.filter((needle) => holds(bytes, needle)).map(({ canary, form }) => ({ canary, form, place }));
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

/** Every canary in any file of a browser's profile. */
export function scanProfile(directory: string): Leak[] {
  return filesUnder(directory).flatMap((file) => findCanaries(readIfThere(file), path.relative(directory, file)));
}

function filesUnder(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** A running browser removes files under our hands. */
function readIfThere(file: string): Buffer {
  try {
    return statSync(file).size > 0 ? readFileSync(file) : Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Every canary in anything that this page's origin can keep: storages, databases, caches, cookies, name, history, address. */
export async function scanPage(page: Page): Promise<Leak[]> {
  const kept = await page.evaluate(readKept);
  const cookies = await page.context().cookies();
  return Object.entries({ ...kept, cookies: JSON.stringify(cookies) }).flatMap(([place, text]) =>
    findCanaries(Buffer.from(text), place),
  );
}

/** The keys of the application's own database. */
export async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('allot');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The database does not open'));
    });
    const asking = database.transaction('records').objectStore('records').getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve) => (asking.onsuccess = () => resolve(asking.result)));
    database.close();
    return keys.map(String);
  });
}

/** Runs in the page. */
async function readKept(): Promise<Record<string, string>> {
  const asText = (value: unknown): string => {
    if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
    if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
    if (value instanceof CryptoKey) return value.extractable ? 'an extractable key' : '';
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([key, held]) => `${key}=${asText(held)}`)
        .join('\n');
    return String(value);
  };
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('A database does not answer'));
    });
  const readDatabase = async (name: string) => {
    const database = await answer(indexedDB.open(name));
    const texts: string[] = [];
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      texts.push(asText(await answer(objects.getAllKeys())), asText(await answer(objects.getAll())));
    }
    database.close();
    return texts.join('\n');
  };
  const databases = await indexedDB.databases();
  const records: string[] = [];
  for (const { name } of databases) if (name !== undefined) records.push(await readDatabase(name));
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  return {
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    IndexedDB: records.join('\n'),
    caches: cached.join('\n'),
    'document.cookie': document.cookie,
    'window.name': window.name,
    'history.state': JSON.stringify(history.state),
    address: location.href,
  };
}

import path from 'node:path';
import type { Page } from '@playwright/test';
import { filesUnder, findNeedles, needlesOf, readIfThere, type Leak } from '#test/support/canaries.ts';

export type { Leak };

/** Numbers that exist nowhere else, so that finding one anywhere is a leak. The TFN is one of the tax office's own test numbers. */
export const CANARIES = {
  tfn: '459599230',
  identityNumber: '690274135',
  cardNumber: 'Q8362519',
  bsb: '083417',
  accountNumber: '738204916',
} as const;

/** Numbers of the demonstration’s first holding, which an application may start from. */
const REGISTERED = { registeredTfn: '123456782', registeredAccount: '10428871', holderNumber: 'I0041277390' } as const;

const NEEDLES = needlesOf({ ...CANARIES, ...REGISTERED });

/** Every canary in these bytes. */
export function findCanaries(bytes: Buffer, place: string): Leak[] {
  return findNeedles(NEEDLES, bytes, place);
}

/** Every canary in any file of a browser's profile. */
export function scanProfile(directory: string): Leak[] {
  return filesUnder(directory).flatMap((file) => findCanaries(readIfThere(file), path.relative(directory, file)));
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

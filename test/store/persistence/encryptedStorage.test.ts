/** @jest-environment node */
import type { WriteReport } from '#store/persistence/draftStorage.ts';
import { openDeviceStorage } from '#store/persistence/encryptedStorage.ts';
import { deviceStorage, wipeDevice } from '#test/support/renderStoreDevice.ts';

const KEY = 'allot:file:f1';
const CANARY = 'CANARY-123456782';

beforeEach(wipeDevice);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function watched(storage = deviceStorage()) {
  const reports: WriteReport['kind'][] = [];
  storage.watch((report) => reports.push(report.kind));
  return { storage, reports };
}

/** Makes the next `times` writes fail from the n-th on. */
function breakWrites({ from, times }: { from: number; times: number }): void {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as typeof IDBObjectStore.prototype.put;
  let count = 0;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const value = args[0] as { key?: string };
    count += value.key === KEY ? 1 : 0;
    if (value.key === KEY && count >= from && count < from + times) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
}

it('reads back what it wrote, also after the page was opened anew', async () => {
  await deviceStorage().setItem(KEY, 'typed');

  expect(await deviceStorage().getItem(KEY)).toBe('typed');
});

it('stores nothing but ciphertext, under a key that cannot be taken out', async () => {
  await deviceStorage().setItem(KEY, JSON.stringify({ tfn: CANARY }));

  const { openDB } = await import('idb');
  const database = await openDB('allot', 1);
  const records = (await database.getAll('records')) as { bytes: ArrayBuffer }[];
  const [key] = (await database.getAll('keys')) as CryptoKey[];

  expect(records).toHaveLength(1);
  expect(Buffer.from(records[0]?.bytes ?? new ArrayBuffer(0)).includes(CANARY)).toBe(false);
  expect(JSON.stringify(records)).not.toContain(CANARY);
  expect(key?.extractable).toBe(false);
});

it.each(Array.from({ length: process.env['FULL'] ? 50 : 8 }, (_, index) => [index + 1]))(
  'keeps the value when write number %i fails, says so, and writes it once there is space again',
  async (from) => {
    const { storage, reports } = watched();
    breakWrites({ from, times: 1 });

    const results = [];
    for (let value = 1; value <= from; value += 1) results.push((await Promise.allSettled([storage.setItem(KEY, `v${value}`)]))[0]?.status);

    expect(results.at(-1)).toBe('rejected');
    expect(reports.at(-1)).toBe('failed');
    expect(await storage.flush()).toBe(true);
    expect(await deviceStorage().getItem(KEY)).toBe(`v${from}`);
    expect(reports.at(-1)).toBe('succeeded');
  },
);

it('tries a failed write again by itself', async () => {
  const { storage } = watched();
  breakWrites({ from: 1, times: 1 });
  await storage.setItem(KEY, 'typed').catch(() => {});

  await new Promise((resolve) => setTimeout(resolve, 1_300));

  expect(await deviceStorage().getItem(KEY)).toBe('typed');
});

it('writes the newest of many values and ends with it', async () => {
  const { storage } = watched();

  await Promise.all(Array.from({ length: 20 }, (_, index) => storage.setItem(KEY, `v${index}`)));

  expect(await storage.getItem(KEY)).toBe('v19');
});

it('refuses to write over what another tab wrote meanwhile, and says so', async () => {
  const first = watched();
  const second = watched();
  await first.storage.setItem(KEY, 'one');
  await second.storage.getItem(KEY);
  await second.storage.setItem(KEY, 'two');

  await expect(first.storage.setItem(KEY, 'late')).rejects.toThrow();

  expect(first.reports.at(-1)).toBe('conflict');
  expect(await deviceStorage().getItem(KEY)).toBe('two');
});

it('lets no late write bring a removed value back', async () => {
  const { storage } = watched();
  void storage.setItem(KEY, 'one').catch(() => {});

  await storage.removeItem(KEY);
  await storage.flush();

  expect(await deviceStorage().getItem(KEY)).toBeNull();
});

it('clears values and key', async () => {
  const { storage } = watched();
  await storage.setItem(KEY, 'one');

  await storage.clear();

  expect(await storage.keys()).toEqual([]);
  const { openDB } = await import('idb');
  expect(await (await openDB('allot', 1)).getAll('keys')).toEqual([]);
});

describe('the probe at the start', () => {
  it('takes the encrypted storage where it works, and leaves nothing behind', async () => {
    const storage = await openDeviceStorage();

    expect(storage.isDurable).toBe(true);
    expect(await storage.keys()).toEqual([]);
  });

  it('takes it in every one of several tabs that open at once', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, () => openDeviceStorage()));

    expect(tabs.map(({ isDurable }) => isDurable)).toEqual(Array(8).fill(true));
    expect(await tabs[0]?.keys()).toEqual([]);
  });

  it.each([
    ['no database', () => jest.replaceProperty(globalThis, 'indexedDB', undefined as unknown as IDBFactory)],
    ['no WebCrypto', () => jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)],
    ['a database that refuses', () => jest.spyOn(indexedDB, 'open').mockImplementation(() => { throw new DOMException('blocked', 'SecurityError'); })],
    ['a database that forgets', () => jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => { throw new Error('lost'); })],
  ])('falls back to memory with %s', async (_name, arrange) => {
    arrange();

    const storage = await openDeviceStorage();

    expect(storage.isDurable).toBe(false);
    await storage.setItem(KEY, 'typed');
    expect(await storage.getItem(KEY)).toBe('typed');
  });
});

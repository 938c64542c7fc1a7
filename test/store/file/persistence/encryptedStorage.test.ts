/** @jest-environment node */
import type { DraftStorage, WriteReport } from '#store/file/persistence/draftStorage.ts';
import { openDeviceStorage } from '#store/file/persistence/encryptedStorage.ts';
import { drain, until, useFakeClock } from '#test/support/eventLoop.ts';
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
function breakWrites({ from, times }: { from: number; times: number }) {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
    ?.value as typeof IDBObjectStore.prototype.put;
  let count = 0;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const value = args[0] as { key?: string };
    count += value.key === KEY ? 1 : 0;
    if (value.key === KEY && count >= from && count < from + times)
      throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
}

/** Holds every encryption from now on until it is released. */
function holdEncryption(): { release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const encrypt = globalThis.crypto.subtle.encrypt.bind(globalThis.crypto.subtle);
  jest
    .spyOn(globalThis.crypto.subtle, 'encrypt')
    .mockImplementation(async (...args) => gate.then(() => encrypt(...args)));
  return { release };
}

/** Returns a function that waits until encryption, which other threads do, and its consequences have ended. */
function watchEncryption(): () => Promise<void> {
  let pending = 0;
  const encrypt = globalThis.crypto.subtle.encrypt.bind(globalThis.crypto.subtle);
  jest.spyOn(globalThis.crypto.subtle, 'encrypt').mockImplementation((...args) => {
    pending += 1;
    return encrypt(...args).finally(() => (pending -= 1));
  });
  return async () => {
    await drain();
    await until(() => pending === 0);
    await drain();
  };
}

it('[R3] ends a write by itself: a page that is going away is asked no more whether it wants anything else', async () => {
  const order: string[] = [];
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
    ?.value as typeof IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args);
    request.addEventListener('success', () => order.push('answered'));
    return request;
  });
  const commit = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'commit')?.value as () => void;
  jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    order.push('ended');
    commit.apply(this);
  });

  await deviceStorage().setItem(KEY, 'typed');

  expect(order.slice(-2)).toEqual(['ended', 'answered']);
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

it.each(Array.from({ length: 8 }, (_, index) => [index + 1]))(
  'keeps the value when write number %i fails, says so, and writes it once there is space again',
  async (from) => {
    const { storage, reports } = watched();
    breakWrites({ from, times: 1 });

    const results = [];
    for (let value = 1; value <= from; value += 1)
      results.push((await Promise.allSettled([storage.setItem(KEY, `v${value}`)]))[0]?.status);

    expect(results.at(-1)).toBe('rejected');
    expect(reports.at(-1)).toBe('failed');
    expect(await storage.flush()).toBe(true);
    expect(await deviceStorage().getItem(KEY)).toBe(`v${from}`);
    expect(reports.at(-1)).toBe('succeeded');
  },
);

it('[R12] writes within five seconds of there being room, however long the disk was full', async () => {
  const { storage, reports } = watched();
  const room = breakWrites({ from: 1, times: Infinity });
  const written = watchEncryption();
  useFakeClock();
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      jest.advanceTimersByTime(1_000);
      await written();
    }
  };

  await storage.setItem(KEY, 'typed').catch(() => {});
  await pass(70);
  expect(reports.at(-1)).toBe('failed');
  room.mockRestore();
  await pass(4);
  jest.useRealTimers();

  expect(reports.at(-1)).toBe('succeeded');
  expect(await deviceStorage().getItem(KEY)).toBe('typed');
});

it('reads what could not be written yet before what is stored', async () => {
  const { storage } = watched();
  await storage.setItem(KEY, 'stored');
  breakWrites({ from: 1, times: 1 });
  await storage.setItem(KEY, 'typed since').catch(() => {});

  expect(await storage.getItem(KEY)).toBe('typed since');
  expect(await storage.flush()).toBe(true);
  await storage.setItem(KEY, 'and on');
  expect(await deviceStorage().getItem(KEY)).toBe('and on');
});

it('writes what comes in the moment in which a write before it ends', async () => {
  const { storage, reports } = watched();
  storage.watch(({ kind }) => {
    if (kind === 'succeeded' && next.length > 0) void storage.setItem(KEY, next.pop() ?? '');
  });
  const next = ['second'];

  await storage.setItem(KEY, 'first');
  await until(() => reports.filter((kind) => kind === 'succeeded').length === 2);

  expect(await deviceStorage().getItem(KEY)).toBe('second');
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

it('[RP6] puts nothing of a value on the disk that was removed while it was being encrypted', async () => {
  const storage = deviceStorage();
  await storage.setItem('allot:file:other', 'so that the key is there');
  const hold = holdEncryption();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');

  void storage.setItem(KEY, 'removed').catch(() => {});
  const removal = storage.removeItem(KEY);
  hold.release();
  await removal;

  expect(put.mock.calls.map(([value]) => (value as { key?: string }).key)).not.toContain(KEY);
  expect(await deviceStorage().getItem(KEY)).toBeNull();
});

it.each([
  ['one value', (storage: DraftStorage) => storage.removeItem(KEY)],
  ['everything', (storage: DraftStorage) => storage.clear()],
])(
  'lets the removal of %s come after what was written before it, and before what is written after it',
  async (_name, remove) => {
    const storage = deviceStorage();
    await storage.setItem(KEY, 'old');
    const hold = holdEncryption();
    const late = storage.overwrite(KEY, 'late').catch(() => {});

    const removal = remove(storage);
    const fresh = storage.setItem(KEY, 'fresh');
    hold.release();
    await Promise.all([late, removal, fresh]);

    expect(await deviceStorage().getItem(KEY)).toBe('fresh');
    expect(await storage.keys()).toHaveLength(1);
  },
);

describe('what another tab removed', () => {
  it('is not brought back by a write that does not compare', async () => {
    const [first, second] = [watched(), deviceStorage()];
    await first.storage.overwrite(KEY, 'a name');
    await second.removeItem(KEY);

    await first.storage.overwrite(KEY, 'a name again').catch(() => {});

    expect(first.reports.at(-1)).toBe('conflict');
    expect(await second.getItem(KEY)).toBeNull();
  });

  it('took the key along: what is written afterwards can be read', async () => {
    const [first, second] = [deviceStorage(), deviceStorage()];
    await first.setItem(KEY, 'under the key of then');
    await second.clear();

    await first.setItem('allot:file:f2', 'fresh');

    expect(await deviceStorage().getItem('allot:file:f2')).toBe('fresh');
    await second.setItem('allot:file:f3', 'also');
    expect(await first.getItem('allot:file:f3')).toBe('also');
  });
});

describe('a connection that ends', () => {
  it('is given up for a newer release in another tab, or for cleared site data, and opened again', async () => {
    const storage = deviceStorage();
    await storage.setItem(KEY, 'typed');

    const blocked = await new Promise<boolean>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('allot');
      deletion.onsuccess = () => resolve(false);
      deletion.onblocked = () => resolve(true);
      deletion.onerror = () => reject(deletion.error ?? new Error('not deleted'));
    });
    await storage.setItem('allot:file:f2', 'typed since');

    expect(blocked).toBe(false);
    expect(await deviceStorage().getItem('allot:file:f2')).toBe('typed since');
  });

  it('fails no write: the work is done over a new one', async () => {
    const { storage, reports } = watched();
    await storage.setItem(KEY, 'one');
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });

    await storage.setItem(KEY, 'two');

    expect(reports).not.toContain('failed');
    expect(await deviceStorage().getItem(KEY)).toBe('two');
  });
});

it('clears values and key', async () => {
  const { storage } = watched();
  await storage.setItem(KEY, 'one');

  await storage.clear();

  expect(await storage.keys()).toEqual([]);
  const { openDB } = await import('idb');
  expect(await (await openDB('allot', 1)).getAll('keys')).toEqual([]);
});

/** Makes the database as something else leaves it, and returns the connection. */
function leftBehind(version: number, upgrade: (database: IDBDatabase) => void = () => undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('allot', version);
    opening.onupgradeneeded = () => upgrade(opening.result);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
  });
}

/** Stands for a call that the browser refuses each time. */
const refusing = (name: string) => () => {
  throw new DOMException('refused', name);
};

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

  it('[R12] takes it with a full disk too: what is there is read, and what is typed arrives once there is room', async () => {
    await deviceStorage().setItem(KEY, 'of last week');
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    const storage = await openDeviceStorage();
    const before = await storage.getItem(KEY);
    await storage.setItem(KEY, 'typed').catch(() => {});
    full.mockRestore();

    expect([storage.isDurable, before]).toEqual([true, 'of last week']);
    expect(await storage.flush()).toBe(true);
    expect(await deviceStorage().getItem(KEY)).toBe('typed');
  });

  it.each([
    ['no database', () => jest.replaceProperty(globalThis, 'indexedDB', undefined as unknown as IDBFactory)],
    [
      'no WebCrypto',
      () => jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto),
    ],
    [
      'a database that refuses',
      () =>
        jest.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
    ],
    [
      'a database that forgets',
      () =>
        jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
          throw new Error('lost');
        }),
    ],
    ['a database of a newer release', async () => (await leftBehind(2)).close()],
    ['a database without its tables', async () => (await leftBehind(1)).close()],
    [
      'a database with one table of two',
      async () => (await leftBehind(1, (database) => void database.createObjectStore('keys'))).close(),
    ],
    [
      'a database that keeps no keys',
      () => jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refusing('DataCloneError')),
    ],
    [
      'a database that allows no change',
      () => jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refusing('ReadOnlyError')),
    ],
    [
      'no key to be made',
      () => jest.spyOn(globalThis.crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('', 'DataError')),
    ],
    [
      'encryption that is refused',
      () => jest.spyOn(globalThis.crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('', 'OperationError')),
    ],
    [
      'another value than was written',
      () => jest.spyOn(globalThis.crypto.subtle, 'decrypt').mockResolvedValue(new ArrayBuffer(8)),
    ],
  ])('falls back to memory with %s', async (_name, arrange) => {
    await arrange();

    const storage = await openDeviceStorage();

    expect(storage.isDurable).toBe(false);
    await storage.setItem(KEY, 'typed');
    expect(await storage.getItem(KEY)).toBe('typed');
  });

  /** A request that gets no answer, of any kind. */
  const silence = <T>() => new IDBRequest() as T;
  const never = () => new Promise<never>(() => undefined);
  const quiet = (method: 'get' | 'getKey' | 'put' | 'delete') =>
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(silence);

  it.each([
    ['opening it', () => jest.spyOn(indexedDB, 'open').mockImplementation(silence)],
    ['a read', () => quiet('get')],
    ['a read of its key', () => quiet('getKey')],
    ['a write', () => quiet('put')],
    ['a removal', () => quiet('delete')],
    [
      'the end of a transaction',
      () => jest.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(() => undefined),
    ],
    ['making a key', () => jest.spyOn(globalThis.crypto.subtle, 'generateKey').mockImplementation(never)],
    ['encryption', () => jest.spyOn(globalThis.crypto.subtle, 'encrypt').mockImplementation(never)],
    ['decryption', () => jest.spyOn(globalThis.crypto.subtle, 'decrypt').mockImplementation(never)],
  ])(
    '[1-LAND-44] waits five seconds, and no longer, for a database where %s gets no answer',
    async (_what, arrange) => {
      useFakeClock();
      arrange();
      let opened: DraftStorage | null = null;
      void openDeviceStorage().then((storage) => (opened = storage));

      await jest.advanceTimersByTimeAsync(4_999);
      await drain();
      expect(opened).toBeNull();
      await jest.advanceTimersByTimeAsync(1);

      expect(opened).toMatchObject({ isDurable: false });
    },
  );
});

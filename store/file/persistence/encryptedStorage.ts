import type { DraftStorage } from './draftStorage.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { Vault } from './vault.ts';
import { WriteQueue } from './writeQueue.ts';

const PROBE_PREFIX = 'allot:probe:';
/** Milliseconds to wait for the browser's database: some never answer until the browser is restarted. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Opens the storage of this device within five seconds. It is encrypted in IndexedDB if the browser can write, read and compare once (RP5),
 * else in memory only (see `isDurable`). A full disk is no reason for memory: stored files can be read, and input is written as soon as
 * there is room (R12).
 */
export async function openDeviceStorage(now: () => string = () => new Date().toISOString()): Promise<DraftStorage> {
  try {
    if (globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined) {
      const storage = createEncryptedStorage(globalThis.crypto, now);
      if (await withinTime(works(storage))) return storage;
    }
  } catch {
    // A browser refuses storage (private window, policy): the wizard continues without it.
  }
  return createMemoryStorage(now);
}

/** Returns false if the answer takes longer than a person would wait for the page. */
async function withinTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
  // A failure after the timeout is ignored.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function works(storage: DraftStorage): Promise<boolean> {
  // A unique key, so that tabs opening at once do not remove each other's probe.
  const probe = `${PROBE_PREFIX}${globalThis.crypto.randomUUID()}`;
  try {
    await storage.overwrite(probe, probe);
    return (await storage.getItem(probe)) === probe;
  } catch (failure) {
    if (isFull(failure)) return true;
    throw failure;
  } finally {
    await storage.removeItem(probe).catch(() => {});
  }
}

function isFull(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'QuotaExceededError';
}

/** Creates the encrypted storage; `openDeviceStorage` tests that it works here. */
export function createEncryptedStorage(crypto: Crypto, now: () => string): DraftStorage {
  const vault = new Vault(crypto);
  const queue = new WriteQueue(vault, now);
  return {
    isDurable: true,
    getItem: async (key) => {
      // A value still waiting to be written is newer than the stored one.
      const waiting = queue.waitingValue(key);
      if (waiting !== undefined) return waiting;
      const record = await vault.read(key);
      queue.knowRevision(key, record?.revision ?? 0);
      return record === undefined ? null : vault.decrypt(record);
    },
    setItem: queue.write,
    overwrite: queue.overwrite,
    removeItem: queue.remove,
    keys: async () => {
      const stored = (await vault.all()).map(({ key, updatedAt }) => ({ key, updatedAt }));
      const fresh = queue.waitingKeys().filter((key) => stored.every((record) => record.key !== key));
      return [...stored, ...fresh.map((key) => ({ key, updatedAt: now() }))];
    },
    copyRaw: vault.copy,
    flush: queue.flush,
    clear: queue.clear,
    watch: queue.watch,
  };
}

import type { DraftStorage } from './draftStorage.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { Vault } from './vault.ts';
import { WriteQueue } from './writeQueue.ts';

const PROBE_PREFIX = 'allot:probe:';

/**
 * The storage of this device: encrypted in IndexedDB when the browser can do that (write, read and compare once, RP5), else in
 * memory only, which `isDurable` tells. A full disk is no reason for that: what is there can be read, and what is typed is written
 * as soon as there is room (R12).
 */
export async function openDeviceStorage(now: () => string = () => new Date().toISOString()): Promise<DraftStorage> {
  try {
    if (globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined) {
      const storage = createEncryptedStorage(globalThis.crypto, now);
      if (await works(storage)) return storage;
    }
  } catch {
    // A browser that refuses storage (private window, policy): the wizard goes on without it.
  }
  return createMemoryStorage(now);
}

async function works(storage: DraftStorage): Promise<boolean> {
  // A key of its own: tabs that open at once must not remove one another's probe.
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

/** The encrypted storage itself; `openDeviceStorage` says whether it works here. */
export function createEncryptedStorage(crypto: Crypto, now: () => string): DraftStorage {
  const vault = new Vault(crypto);
  const queue = new WriteQueue(vault, now);
  return {
    isDurable: true,
    getItem: async (key) => {
      // What could not be written yet is newer than what is stored.
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

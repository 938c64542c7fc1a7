import type { DraftStorage } from './draftStorage.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { Vault } from './vault.ts';
import { WriteQueue } from './writeQueue.ts';

const PROBE_PREFIX = 'allot:probe:';

/**
 * The storage of this device: encrypted in IndexedDB when the browser can do that (write, read and compare once, RP5), else in
 * memory only, which `isDurable` tells.
 */
export async function openDeviceStorage(now: () => string = () => new Date().toISOString()): Promise<DraftStorage> {
  try {
    if (globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined) {
      const storage = createEncryptedStorage(globalThis.crypto, now);
      // A key of its own: tabs that open at once must not remove one another's probe.
      const probe = `${PROBE_PREFIX}${globalThis.crypto.randomUUID()}`;
      await storage.overwrite(probe, probe);
      const works = (await storage.getItem(probe)) === probe;
      await storage.removeItem(probe);
      if (works) return storage;
    }
  } catch {
    // A browser that refuses storage (private window, policy, full disk): the wizard goes on without it.
  }
  return createMemoryStorage(now);
}

/** The encrypted storage itself; `openDeviceStorage` says whether it works here. */
export function createEncryptedStorage(crypto: Crypto, now: () => string): DraftStorage {
  const vault = new Vault(crypto);
  const queue = new WriteQueue(vault, now);
  return {
    isDurable: true,
    getItem: async (key) => {
      const record = await vault.read(key);
      queue.knowRevision(key, record?.revision ?? 0);
      return record === undefined ? null : vault.decrypt(record);
    },
    setItem: queue.write,
    overwrite: async (key, value) => {
      queue.knowRevision(key, await vault.put({ key, ...(await vault.encrypt(value)), updatedAt: now() }, null));
    },
    removeItem: async (key) => {
      await queue.forget(key);
      await vault.remove(key);
    },
    keys: async () => (await vault.all()).map(({ key, updatedAt }) => ({ key, updatedAt })),
    copyRaw: async (key, to) => {
      const record = await vault.read(key);
      if (record !== undefined) await vault.put({ ...record, key: to }, null);
    },
    flush: queue.flush,
    clear: async () => {
      await queue.forgetAll();
      await vault.destroy();
    },
    watch: queue.watch,
  };
}

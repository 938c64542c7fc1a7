import type { DraftStorage, WriteReport } from './draftStorage.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { RevisionConflict, type Vault, createVault } from './vault.ts';

const PROBE_KEY = 'allot:probe';
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * The storage of this device: encrypted in IndexedDB when the browser can do that (write, read and compare once, RP5), else in
 * memory only, which `isDurable` tells.
 */
export async function openDeviceStorage(now: () => string = () => new Date().toISOString()): Promise<DraftStorage> {
  try {
    if (globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined) {
      const storage = createEncryptedStorage(globalThis.crypto, now);
      await storage.overwrite(PROBE_KEY, PROBE_KEY);
      const works = (await storage.getItem(PROBE_KEY)) === PROBE_KEY;
      await storage.removeItem(PROBE_KEY);
      if (works) return storage;
    }
  } catch {
    // A browser that refuses storage (private window, policy, full disk): the wizard goes on without it.
  }
  return createMemoryStorage(now);
}

/** One writer per key: the newest value waits while an older one is written, a failed one is tried again. */
export function createEncryptedStorage(crypto: Crypto, now: () => string): DraftStorage {
  const vault = createVault(crypto);
  const queue = createWriteQueue(vault, now);
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

function createWriteQueue(vault: Vault, now: () => string) {
  const waiting = new Map<string, string>();
  const running = new Map<string, Promise<void>>();
  const revisions = new Map<string, number>();
  const retries = new Map<string, { timer: ReturnType<typeof setTimeout>; delay: number }>();
  const listeners = new Set<(report: WriteReport) => void>();
  const tell = (report: WriteReport) => listeners.forEach((listener) => listener(report));

  const writeOnce = async (key: string, value: string) => {
    const sealed = await vault.encrypt(value);
    // Removed while it was being encrypted: a purge must not be undone by a late write (RP6).
    if (!waiting.has(key)) return;
    revisions.set(key, await vault.put({ key, ...sealed, updatedAt: now() }, revisions.get(key) ?? 0));
  };

  const drain = async (key: string) => {
    for (let value = waiting.get(key); value !== undefined; value = waiting.get(key)) {
      await writeOnce(key, value);
      if (waiting.get(key) === value) waiting.delete(key);
    }
    stopRetry(key);
    tell({ kind: 'succeeded', key, at: now() });
  };

  const stopRetry = (key: string) => {
    clearTimeout(retries.get(key)?.timer);
    retries.delete(key);
  };

  const scheduleRetry = (key: string) => {
    const delay = Math.min((retries.get(key)?.delay ?? FIRST_RETRY_MS / 2) * 2, LAST_RETRY_MS);
    clearTimeout(retries.get(key)?.timer);
    retries.set(key, { delay, timer: setTimeout(() => void start(key).catch(() => {}), delay) });
  };

  const handleFailure = (key: string, failure: unknown) => {
    if (failure instanceof RevisionConflict) {
      waiting.delete(key);
      stopRetry(key);
      tell({ kind: 'conflict', key });
    } else if (waiting.has(key)) {
      scheduleRetry(key);
      tell({ kind: 'failed', key });
    }
    throw failure;
  };

  const start = (key: string): Promise<void> => {
    const current = running.get(key);
    if (current !== undefined) return current;
    const run = drain(key)
      .catch((failure: unknown) => handleFailure(key, failure))
      .finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };

  const forget = async (key: string) => {
    waiting.delete(key);
    stopRetry(key);
    await running.get(key)?.catch(() => {});
    revisions.set(key, 0);
  };

  return {
    write: (key: string, value: string): Promise<void> => {
      waiting.set(key, value);
      tell({ kind: 'started', key });
      return start(key);
    },
    flush: async () => {
      await Promise.allSettled([...waiting.keys()].map(start));
      return waiting.size === 0;
    },
    knowRevision: (key: string, revision: number) => void revisions.set(key, revision),
    forget,
    forgetAll: async () => void (await Promise.all([...new Set([...waiting.keys(), ...running.keys(), ...retries.keys()])].map(forget))),
    watch: (listener: (report: WriteReport) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

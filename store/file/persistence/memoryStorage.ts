import type { DraftStorage, WriteReport } from './draftStorage.ts';

/** Creates a storage that ends with the page: for browsers without storage, and for tests. */
export function createMemoryStorage(now: () => string = () => new Date().toISOString()): DraftStorage {
  const values = new Map<string, { value: string; updatedAt: string }>();
  const listeners = new Set<(report: WriteReport) => void>();
  const write = async (key: string, value: string) => {
    values.set(key, { value, updatedAt: now() });
    for (const tell of listeners) tell({ kind: 'succeeded', key });
  };
  return {
    isDurable: false,
    getItem: async (key) => values.get(key)?.value ?? null,
    setItem: write,
    overwrite: write,
    removeItem: async (key) => void values.delete(key),
    keys: async () => [...values].map(([key, { updatedAt }]) => ({ key, updatedAt })),
    copyRaw: async (key, to) => {
      const stored = values.get(key);
      if (stored !== undefined) values.set(to, stored);
      return stored !== undefined;
    },
    flush: async () => true,
    clear: async () => values.clear(),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

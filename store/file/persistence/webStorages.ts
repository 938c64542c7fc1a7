/** Storages as redux-persist takes them, over the device's own. */
import type { WebStorage } from 'redux-persist';
import type { DraftStorage } from './draftStorage.ts';

/** Swallows failed writes: the storage reports and retries them, and redux-persist would only print them. */
export function quiet(storage: DraftStorage): WebStorage {
  return {
    getItem: storage.getItem,
    removeItem: storage.removeItem,
    setItem: (key, value) => storage.setItem(key, value).catch(() => {}),
  };
}

/** Writes nothing: another tab has the file. */
export function readOnly(storage: DraftStorage): WebStorage {
  return { getItem: storage.getItem, removeItem: async () => {}, setItem: async () => {} };
}

import type { AppStore } from '#store/createStore.ts';
import { createAppStore, type TestStoreOptions } from '#test/support/appStore.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { countingIds, NOW } from './renderStoreDevice.ts';

/** A store as a page begins with, on a device that keeps what it is given. */
export function aStore(options: TestStoreOptions = {}): AppStore {
  return createAppStore({
    storage: { ...createMemoryStorage(() => NOW), isDurable: true },
    ...options,
    extra: { newId: countingIds(), now: () => NOW, logError: () => {}, ...options.extra },
  });
}

import { type AppStore, type AppStoreOptions, createAppStore as createStore } from '#store/createStore.ts';
import type { DraftStorage } from '#store/file/persistence/draftStorage.ts';
import { createFileServices } from '#store/file/persistence/fileServices.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';

export interface TestStoreOptions extends Omit<AppStoreOptions, 'keeping'> {
  /** Storage of the device's files; memory where none is given. */
  storage?: DraftStorage | Promise<DraftStorage>;
}

/** The real store, over this storage. */
export function createAppStore({ storage, ...options }: TestStoreOptions = {}): AppStore {
  return createStore({
    ...options,
    keeping: (deps) => createFileServices({ ...deps, storage: storage ?? createMemoryStorage(deps.now) }),
  });
}

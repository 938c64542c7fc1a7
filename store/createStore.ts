import { type DevToolsEnhancerOptions, type ThunkAction, type UnknownAction, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '#api/baseApi.ts';
import type { ThunkExtra } from './thunkServices.ts';
import type { DraftStorage } from './file/persistence/draftStorage.ts';
import { createFileLocks } from './file/persistence/fileLock.ts';
import { createFilePersistence } from './file/persistence/filePersistence.ts';
import { createFileList } from './file/persistence/fileList.ts';
import { createMemoryStorage } from './file/persistence/memoryStorage.ts';
import { createReceiptKeeper } from './file/persistence/receiptKeeper.ts';
import { createTabKeeper } from './file/persistence/tabKeeper.ts';
import { watchPage } from './file/persistence/watchPage.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import { computerShared } from './file/saveStatusSlice.ts';

/** The part of the thunks' surroundings that tests may replace. */
export type ExtraOptions = Partial<Omit<ThunkExtra, 'persistence' | 'fileList'>>;

export interface AppStoreOptions {
  /** Where files are kept; without it, in memory only. A promise is waited for when the first file is opened. */
  storage?: DraftStorage | Promise<DraftStorage>;
  extra?: ExtraOptions;
  preloadedState?: Partial<RootState>;
  /** What DevTools may see: `devToolsOptions`, which masks it. Without it they see nothing. */
  devTools?: DevToolsEnhancerOptions;
}

/** The store with everything that belongs to it: API, thunks' surroundings, persistence, DevTools. */
export function createAppStore({ storage, extra: options, preloadedState, devTools }: AppStoreOptions = {}) {
  const surroundings = { ...realSurroundings(), ...options };
  const extra = surroundings as ThunkExtra;
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(baseApi.middleware),
    devTools: devTools ?? false,
  });
  // Persisting needs the store and thunks need persisting: this one knot is tied here.
  const { now } = surroundings;
  const deviceStorage = Promise.resolve(storage ?? createMemoryStorage(now));
  extra.fileList = createFileList({ store, storage: deviceStorage, now });
  extra.persistence = createFilePersistence({
    store,
    storage: deviceStorage,
    locks: createFileLocks(),
    lines: extra.fileList,
  });
  if (extra.tab.isShared()) store.dispatch(computerShared(true));
  watchPage(store, extra.persistence, extra.tab);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

// redux-persist puts functions into its own actions.
const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** Development's own checks may take this long before they say so. */
const SLOW_CHECK_MS = 200;

/** Returns fresh surroundings for each store: thunks note things in some of them (`screen.keep`, `saves`), which no other store may see. */
function realSurroundings(): Omit<ThunkExtra, 'persistence' | 'fileList'> {
  return {
    newId: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
    // eslint-disable-next-line no-console -- the failures that nobody is shown are logged (2-SUB-12)
    logError: (scope, failure) => console.error(scope, failure),
    receipts: createReceiptKeeper(),
    reload: () => globalThis.location.reload(),
    screen: { settle: async () => () => undefined },
    tab: createTabKeeper(),
    saves: { underWay: null },
  };
}

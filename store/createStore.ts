import { type DevToolsEnhancerOptions, type ThunkAction, type UnknownAction, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi.ts';
import type { ThunkExtra } from './thunkServices.ts';
import type { FileServices, FileServicesDeps } from './file/persistence/fileServices.ts';
import { createReceiptKeeper } from './file/persistence/receiptKeeper.ts';
import { createTabKeeper } from './file/persistence/tabKeeper.ts';
import { watchPage } from './file/persistence/watchPage.ts';
import { newId } from './newId.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import { computerShared } from './file/saveStatusSlice.ts';

/** The thunks' services that tests may replace. */
export type ExtraOptions = Partial<Omit<ThunkExtra, 'persistence' | 'fileList'>>;

export interface AppStoreOptions {
  /** Creates the services that save files on this device. */
  keeping: (deps: FileServicesDeps) => FileServices;
  extra?: ExtraOptions;
  preloadedState?: Partial<RootState>;
  /** DevTools options, normally `devToolsOptions`, which mask the state. DevTools see nothing if they are missing. */
  devTools?: DevToolsEnhancerOptions;
}

/** Creates the store with its API, thunk services, persistence and DevTools. */
export function createAppStore({ keeping, extra: options, preloadedState, devTools }: AppStoreOptions) {
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
  // Persistence needs the store and thunks need persistence: `Object.assign` closes this circle.
  Object.assign(extra, keeping({ store, now: surroundings.now }));
  if (extra.tab.isShared()) store.dispatch(computerShared(true));
  watchPage(store, extra.persistence, extra.tab);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

/** Action types of redux-persist that carry functions. Named here because its code loads after the first paint. */
const PERSIST_ACTIONS = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map(
  (kind) => `persist/${kind}`,
);

/** Milliseconds that the development checks may take before they warn. */
const SLOW_CHECK_MS = 200;

/** Returns fresh services for each store. Thunks write to some of them (`screen.keep`, `saves`), and no other store may see that. */
function realSurroundings(): Omit<ThunkExtra, 'persistence' | 'fileList'> {
  return {
    newId,
    now: () => new Date().toISOString(),
    // eslint-disable-next-line no-console -- the failures that nobody is shown are logged (2-SUB-12)
    logError: (scope, failure) => console.error(scope, failure),
    receipts: createReceiptKeeper(),
    reload: () => globalThis.location.reload(),
    screen: { settle: async () => () => undefined },
    tab: createTabKeeper(),
    opening: { underWay: null },
    sendPatience: 3_000,
    saves: { underWay: null },
  };
}

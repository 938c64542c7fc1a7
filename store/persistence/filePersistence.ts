import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { type Persistor, type WebStorage, persistReducer, persistStore } from 'redux-persist';
import { fileHeldElsewhere, fileSetAside, storageProbed, writeFailed, writeStarted, writeSucceeded } from '../saveStatusSlice.ts';
import { FILE_KEYS } from '../fileKeys.ts';
import { type RootState, rootReducer } from '../rootReducer.ts';
import type { DraftStorage, WriteReport } from './draftStorage.ts';
import { entryKey } from './fileList.ts';
import type { FileLock, FileLocks } from './fileLock.ts';
import { CURRENT_VERSION } from './migrations/index.ts';
import { type FileReading, type PersistedState, readFile } from './readFile.ts';

/** The key of a file on this device. */
export function fileKey(fileId: string): string {
  return `allot:file:${fileId}`;
}

/** Keeps the open file on this device; redux-persist does the writing, one persistReducer per open file. */
export interface FilePersistence {
  /** Rehydrates the store from a file and keeps it from then on. An unreadable file is left alone and not kept. */
  start: (fileId: string) => Promise<FileReading['kind']>;
  /** Stops writing at once; what was not written yet is kept back. */
  pause: () => void;
  /** Writes what is still to be written and stops keeping the file; its data stays in memory until `fileClosed`. */
  stop: () => Promise<void>;
  /** Takes the open file over from another tab, with that tab's last work. */
  takeOver: () => Promise<void>;
  /** Writes everything now; false when something could not be written yet. */
  flush: () => Promise<boolean>;
  /** Removes a file; if it is the open one, nothing more of it is written (RP6). */
  remove: (fileId: string) => Promise<void>;
  /** Removes everything that this application keeps on this device. */
  removeAll: () => Promise<void>;
  /** Runs one opening after the other: two at once would write the state of one into the file of the other, or wait for ever. */
  inTurn: <T>(opening: () => Promise<T>) => Promise<T>;
  storage: () => Promise<DraftStorage>;
}

interface Deps {
  store: Store<RootState, UnknownAction>;
  storage: Promise<DraftStorage>;
  locks: FileLocks;
  now: () => string;
}

interface OpenFile {
  fileId: string;
  persistor: Persistor;
  lock: FileLock | null;
}

export function createFilePersistence(deps: Deps): FilePersistence {
  return new OpenFileKeeper(deps);
}

class OpenFileKeeper implements FilePersistence {
  private open: OpenFile | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: Deps) {
    void deps.storage.then((storage) => {
      deps.store.dispatch(storageProbed(storage.isDurable));
      // A flush of redux-persist writes in the middle of its reducer, where nothing may be dispatched.
      storage.watch((report) => queueMicrotask(() => this.tellStatus(report)));
    });
  }

  storage(): Promise<DraftStorage> {
    return this.deps.storage;
  }

  inTurn<T>(opening: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(opening);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  pause(): void {
    this.open?.persistor.pause();
  }

  async start(fileId: string): Promise<FileReading['kind']> {
    await this.stop();
    return this.begin(fileId, await this.deps.locks.acquire(fileId, this.handleLost));
  }

  async stop(): Promise<void> {
    if (this.open === null) return;
    this.open.persistor.pause();
    await this.open.persistor.flush();
    await this.letGo();
  }

  async takeOver(): Promise<void> {
    if (this.open === null) return;
    const { fileId, persistor } = this.open;
    persistor.pause();
    await this.letGo();
    await this.begin(fileId, await this.deps.locks.steal(fileId, this.handleLost));
  }

  async flush(): Promise<boolean> {
    if (this.open?.lock) await this.open.persistor.flush();
    return (await this.deps.storage).flush();
  }

  async remove(fileId: string): Promise<void> {
    const storage = await this.deps.storage;
    if (this.open?.fileId === fileId) await this.purgeOpen();
    await storage.removeItem(fileKey(fileId));
    await storage.removeItem(entryKey(fileId));
  }

  async removeAll(): Promise<void> {
    await this.purgeOpen();
    await (await this.deps.storage).clear();
  }

  private async begin(fileId: string, lock: FileLock | null): Promise<FileReading['kind']> {
    const { store, now } = this.deps;
    const storage = await this.deps.storage;
    const reading = await readFile({ storage, key: fileKey(fileId), at: now() });
    if (reading.kind === 'unreadable') {
      await lock?.release();
      store.dispatch(fileSetAside());
      return reading.kind;
    }
    const stored = reading.kind === 'stored' ? reading.state : undefined;
    store.replaceReducer(keptReducer({ fileId, engine: lock === null ? readOnly(storage) : quiet(storage), stored }));
    this.open = { fileId, persistor: await bootstrapped(store), lock };
    store.dispatch(fileHeldElsewhere(lock === null));
    return reading.kind;
  }

  /** Pause first, then flush, then purge: a write still in the queue would bring the file back (RP6). */
  private async purgeOpen(): Promise<void> {
    if (this.open === null) return;
    const { persistor } = this.open;
    persistor.pause();
    await persistor.flush();
    await persistor.purge();
    await this.letGo();
  }

  private async letGo(): Promise<void> {
    const lock = this.open?.lock;
    this.open = null;
    // The plain reducer also takes redux-persist's own mark out of the state, so that the next file starts clean.
    this.deps.store.replaceReducer(rootReducer);
    await lock?.release();
  }

  private readonly handleLost = (): void => {
    this.pause();
    if (this.open !== null) {
      void this.open.lock?.release();
      this.open.lock = null;
    }
    this.deps.store.dispatch(fileHeldElsewhere(true));
  };

  private tellStatus(report: WriteReport): void {
    const { store } = this.deps;
    if (this.open === null || report.key !== fileKey(this.open.fileId)) return;
    if (report.kind === 'started') store.dispatch(writeStarted());
    if (report.kind === 'succeeded') store.dispatch(writeSucceeded(report.at));
    if (report.kind === 'failed') store.dispatch(writeFailed());
    if (report.kind === 'conflict') this.handleLost();
  }
}

interface Keeping {
  fileId: string;
  engine: WebStorage;
  stored: PersistedState | undefined;
}

function keptReducer({ fileId, engine, stored }: Keeping): Reducer<RootState, UnknownAction> {
  const config = {
    key: fileKey(fileId),
    keyPrefix: '',
    storage: engine,
    whitelist: [...FILE_KEYS],
    version: CURRENT_VERSION,
    // A slow disk must never end as an empty draft (RP1).
    timeout: 0,
    getStoredState: async () => stored && { ...stored, _persist: { version: CURRENT_VERSION, rehydrated: true } },
  };
  return persistReducer(config, rootReducer as Reducer<RootState, UnknownAction>) as unknown as Reducer<RootState, UnknownAction>;
}

function bootstrapped(store: Store<RootState, UnknownAction>): Promise<Persistor> {
  return new Promise((resolve) => {
    const persistor: Persistor = persistStore(store, null, () => resolve(persistor));
  });
}

/** The storage tells and retries failed writes itself; redux-persist would only print them. */
function quiet(storage: DraftStorage): WebStorage {
  return { getItem: storage.getItem, removeItem: storage.removeItem, setItem: (key, value) => storage.setItem(key, value).catch(() => {}) };
}

function readOnly(storage: DraftStorage): WebStorage {
  return { getItem: storage.getItem, removeItem: async () => {}, setItem: async () => {} };
}

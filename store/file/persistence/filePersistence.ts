import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { type Persistor, type WebStorage, persistReducer, persistStore } from 'redux-persist';
import {
  fileHeldElsewhere,
  fileUnreadable,
  storageProbed,
  writeDelayed,
  writeFailed,
  writeSucceeded,
} from '../saveStatusSlice.ts';
import { FILE_KEYS } from '../persistedKeys.ts';
import { type RootState, rootReducer } from '../../rootReducer.ts';
import type { DraftStorage, WriteReport } from './draftStorage.ts';
import { quiet, readOnly } from './webStorages.ts';
import type { FileList } from './fileList.ts';
import type { FileLock, FileLocks } from './fileLock.ts';
import { CURRENT_VERSION } from '../stored/migrations/version.ts';
import type { FileReading, PersistedState } from './fileReading.ts';
import { fileKey, quarantineKey } from './keys.ts';
import { readFile } from './readFile.ts';

/** Stores the open file on this device. redux-persist does the writing, with one persistReducer per open file. */
export interface FilePersistence {
  /**
   * Loads a file into the store and saves it from then on, except on a shared computer. An unreadable file is not saved and is reported; a
   * damaged one is moved aside, once, with its row.
   */
  start: (fileId: string) => Promise<FileReading['kind']>;
  /** Stops writing at once and holds back pending writes. */
  pause: () => void;
  /** Completes pending writes and stops saving the file; its data stays in memory until `fileClosed`. */
  stop: () => Promise<void>;
  /** Takes the open file over from another tab, with that tab's last changes; `empty` if that tab removed it. */
  takeOver: () => Promise<FileReading['kind']>;
  /**
   * Takes the file over once no other tab has it. Does nothing if `signal` ends the waiting or both tabs have written. Nor if the other tab
   * removed the file, which that tab reports to this one.
   */
  takeOverWhenFree: (signal: AbortSignal) => Promise<void>;
  /** Writes everything now; false if something could not be written yet. */
  flush: () => Promise<boolean>;
  /** Moves a stored file aside, for support. A copy of `place` is removed together with that file. */
  setAside: (fileId: string, place?: string) => Promise<void>;
  /** Removes a file; if it is the open one, nothing more of it is written (RP6). */
  remove: (fileId: string) => Promise<void>;
  /** Removes everything that this application stored on this device. */
  removeAll: () => Promise<void>;
  /** Runs one opening after the other: two at once would write one's state into the other's file, or wait for ever. */
  inTurn: <T>(opening: () => Promise<T>) => Promise<T>;
  storage: () => Promise<DraftStorage>;
}

interface Deps {
  store: Store<RootState, UnknownAction>;
  storage: Promise<DraftStorage>;
  locks: FileLocks;
  lines: Pick<FileList, 'remove' | 'forgetAll'>;
}

interface OpenFile {
  fileId: string;
  persistor: Persistor;
  lock: FileLock | null;
  /** True if another tab wrote although this one had the lock: this tab's input is then replaced only if the person says so. */
  isContested?: boolean;
}

/** A file being read. If it is removed meanwhile, the data read must not bring it back. */
interface Beginning {
  fileId: string;
  isCalledOff: boolean;
}

export function createFilePersistence(deps: Deps): FilePersistence {
  return new OpenFileKeeper(deps);
}

/** Milliseconds after which a write is reported: a faster one needs no message, and no event at every pause in typing. */
export const SLOW_WRITE_MS = 1000;

class OpenFileKeeper implements FilePersistence {
  private open: OpenFile | null = null;
  private beginning: Beginning | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private slowWrite: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deps: Deps) {
    void deps.storage.then((storage) => {
      deps.store.dispatch(storageProbed(storage.isDurable));
      // A redux-persist flush writes inside its reducer, where dispatching is forbidden.
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
    if (this.deps.store.getState().saveStatus.isShared) return this.startInMemory();
    return this.begin(fileId, await this.deps.locks.acquire(fileId, this.handleLost));
  }

  /** Starts without storage: a shared computer's file is not stored, and no other tab can have it. */
  private startInMemory(): FileReading['kind'] {
    this.deps.store.dispatch(fileHeldElsewhere(false));
    return 'empty';
  }

  async stop(): Promise<void> {
    if (this.open === null) return;
    this.open.persistor.pause();
    await this.open.persistor.flush();
    await this.letGo();
  }

  async takeOver(): Promise<FileReading['kind']> {
    if (this.open === null) return 'empty';
    const { fileId } = this.open;
    return this.reopen(fileId, () => this.deps.locks.steal(fileId, this.handleLost));
  }

  async takeOverWhenFree(signal: AbortSignal): Promise<void> {
    if (this.open === null || this.open.isContested) return;
    const { fileId } = this.open;
    const lock = await this.deps.locks.wait(fileId, this.handleLost, signal);
    const isThere = lock !== null && (await this.read(fileId)).kind === 'stored';
    if (isThere && this.open?.fileId === fileId && !signal.aborted) await this.reopen(fileId, async () => lock);
    else await lock?.release();
  }

  async flush(): Promise<boolean> {
    if (this.open?.lock) await this.open.persistor.flush();
    return (await this.deps.storage).flush();
  }

  async remove(fileId: string): Promise<void> {
    if (this.beginning?.fileId === fileId) this.beginning.isCalledOff = true;
    // The row first, because it names a person.
    await this.deps.lines.remove(fileId);
    if (this.open?.fileId === fileId) await this.purgeOpen();
    const storage = await this.deps.storage;
    await storage.removeItem(fileKey(fileId));
    await storage.removeItem(quarantineKey(fileKey(fileId)));
  }

  async removeAll(): Promise<void> {
    if (this.beginning !== null) this.beginning.isCalledOff = true;
    this.deps.lines.forgetAll();
    await this.purgeOpen();
    await (await this.deps.storage).clear();
  }

  /** Reopens the open file with the other tab's changes. Gets the lock only after this tab has stopped writing. */
  private async reopen(fileId: string, getLock: () => Promise<FileLock | null>): Promise<FileReading['kind']> {
    this.pause();
    await this.letGo();
    const lock = await getLock();
    // This tab's memory must not restore a file that the other tab removed.
    const isThere = (await this.read(fileId)).kind !== 'empty';
    if (isThere) return this.begin(fileId, lock);
    await lock?.release();
    return 'empty';
  }

  private async read(fileId: string): Promise<FileReading> {
    return readFile({ storage: await this.deps.storage, key: fileKey(fileId) });
  }

  private async begin(fileId: string, lock: FileLock | null): Promise<FileReading['kind']> {
    const { store } = this.deps;
    const storage = await this.deps.storage;
    const beginning = { fileId, isCalledOff: false };
    this.beginning = beginning;
    const reading = await this.read(fileId);
    if (beginning.isCalledOff) {
      await lock?.release();
      return 'empty';
    }
    if (reading.kind === 'unreadable') {
      if (reading.reason === 'damaged' && lock !== null) await this.setAside(fileId);
      await lock?.release();
      store.dispatch(fileUnreadable(reading.reason));
      return reading.kind;
    }
    const stored = reading.kind === 'stored' ? reading.state : undefined;
    store.replaceReducer(keptReducer({ fileId, engine: lock === null ? readOnly(storage) : quiet(storage), stored }));
    const { persistor, isReady } = bootstrap(store);
    this.open = { fileId, persistor, lock };
    await isReady;
    store.dispatch(fileHeldElsewhere(lock === null));
    return reading.kind;
  }

  /** A file that cannot be copied stays where it is and will be found again. */
  async setAside(fileId: string, place = fileId): Promise<void> {
    const storage = await this.deps.storage;
    const isCopied = await storage.copyRaw(fileKey(fileId), quarantineKey(fileKey(place))).catch(() => false);
    if (!isCopied) return;
    await Promise.allSettled([this.deps.lines.remove(fileId), storage.removeItem(fileKey(fileId))]);
  }

  /** Purges the open file. Pause, flush, then purge: a write still in the queue would restore the file (RP6). */
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
    this.forgetSlowWrite();
    // The plain reducer also removes redux-persist's own mark from the state, so the next file starts clean.
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
    if (report.kind === 'started') {
      this.slowWrite ??= setTimeout(() => store.dispatch(writeDelayed()), SLOW_WRITE_MS);
      return;
    }
    this.forgetSlowWrite();
    if (report.kind === 'succeeded' && store.getState().saveStatus.write !== 'saved') store.dispatch(writeSucceeded());
    if (report.kind === 'failed') store.dispatch(writeFailed());
    if (report.kind === 'conflict') {
      this.handleLost();
      this.open.isContested = true;
    }
  }

  private forgetSlowWrite(): void {
    clearTimeout(this.slowWrite);
    this.slowWrite = undefined;
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
  const whole: Reducer<RootState, UnknownAction> = (state, action) => rootReducer(state, action);
  const kept = persistReducer(config, whole);
  // redux-persist's mark is in the state, but no other code needs its type.
  return (state, action) => kept(state as Parameters<typeof kept>[0], action);
}

/** Returns the persistor, which can be paused at once, and a promise for the file's data being in the store. */
function bootstrap(store: Store<RootState, UnknownAction>): { persistor: Persistor; isReady: Promise<void> } {
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  return { persistor: persistStore(store, null, () => ready()), isReady };
}

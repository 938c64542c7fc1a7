import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { isDeviceClockWrong } from '#api/serviceClock.ts';
import { DRAFT_LIFETIME } from '#domain/application/draftEnd.ts';
import { filesRestored } from '../filesSlice.ts';
import type { FileEntry } from '../fileEntry.ts';
import type { RootState } from '../../rootReducer.ts';
import { isReadableBy } from '../../selectors/filesSelectors.ts';
import { selectUser } from '../../selectors/sessionSelectors.ts';
import type { DraftStorage, StoredKey } from './draftStorage.ts';

const ENTRY_PREFIX = 'allot:entry:';

/** Returns the storage key of a file's row in the drawer. Each row has its own key, so two tabs never write the same one. */
export function entryKey(fileId: string): string {
  return `${ENTRY_PREFIX}${fileId}`;
}

/** Stores the rows of the drawer on this device and reads them back. */
export interface FileList {
  /**
   * Reads this device's rows that the present user may see into the store, and removes those older than 30 days. Returns the remaining keys
   * with the times of their last write.
   */
  restore: () => Promise<readonly StoredKey[]>;
  /** Resolves once every row changed so far was written or tried; the storage retries a failed one. */
  settled: () => Promise<void>;
  /** Removes a file's row, which names a person. It never comes back, even if a write is waiting or the store changes. */
  remove: (fileId: string) => Promise<void>;
  /** Allows a removed row again: its file existed only in memory and is stored from now on (1-LAND-44). */
  readmit: (fileId: string) => void;
  /** Drops every row as `remove` does; the caller clears the device itself. */
  forgetAll: () => void;
}

type StoredLine = StoredKey & { entry: FileEntry };

interface Deps {
  store: Store<RootState, UnknownAction>;
  storage: Promise<DraftStorage>;
  now: () => string;
}

/** Creates the file list, which writes a row whenever it changes. The newest version stays, and a removal comes after earlier writes. */
export function createFileList({ store, storage: opening, now }: Deps): FileList {
  /** Rows as last written or read. */
  const known = new Map<string, FileEntry>();
  /** The present user's rows as last read, by key. There may be hundreds, so an unchanged one is not deciphered again. */
  let read = new Map<string, StoredLine>();
  /** Ids of removed files. An id is never reused, so its row stays excluded. */
  const removed = new Set<string>();

  const write = async (entry: FileEntry) => {
    known.set(entry.fileId, entry);
    const storage = await opening;
    if (known.get(entry.fileId) === entry) await storage.overwrite(entryKey(entry.fileId), JSON.stringify(entry));
  };
  const forget = (fileId: string) => {
    removed.add(fileId);
    known.delete(fileId);
    read.delete(entryKey(fileId));
  };
  const entries = () => store.getState().files.entities;

  store.subscribe(() => {
    const state = store.getState();
    for (const entry of Object.values(entries())) {
      if (isInMemoryOnly(state, entry.fileId)) known.delete(entry.fileId);
      // The storage retries a failed write; a row that another tab removed is not written.
      else if (known.get(entry.fileId) !== entry && !removed.has(entry.fileId)) write(entry).catch(() => {});
    }
  });

  return {
    settled: async () => void (await (await opening).flush()),
    remove: async (fileId) => {
      forget(fileId);
      await (await opening).removeItem(entryKey(fileId));
    },
    readmit: (fileId) => void removed.delete(fileId),
    forgetAll: () => [...known.keys(), ...Object.keys(entries())].forEach(forget),
    restore: async () => {
      const storage = await opening;
      const before = new Map(known);
      const keys = await removeExpired(storage, now());
      const isRead = ({ key, updatedAt }: StoredKey) => read.get(key)?.updatedAt === updatedAt;
      const fresh = await readLines(
        storage,
        keys.filter((each) => !isRead(each)),
      );
      // The reader is certain only now. Other users' rows stay stored but unread, since they name people.
      const reader = selectUser(store.getState())?.id ?? null;
      const lines = [...keys.flatMap((each) => (isRead(each) ? (read.get(each.key) ?? []) : [])), ...fresh].filter(
        ({ entry }) => isReadableBy(entry, reader) && !removed.has(entry.fileId),
      );
      read = new Map(lines.map((line) => [line.key, line]));
      const [rewritten, { openId }] = [new Set(fresh), store.getState().files];
      const news = lines.flatMap((line) => {
        const { fileId } = line.entry;
        const present = entries()[fileId];
        // Changes without an answer, such as an opened step or the user's own file name, keep the time.
        const isOfOtherTab = rewritten.has(line) && fileId !== openId && known.get(fileId) === before.get(fileId);
        return isNewer(line.entry, present) || (isOfOtherTab && isOtherwise(line.entry, present)) ? [line.entry] : [];
      });
      for (const entry of news) known.set(entry.fileId, entry);
      const present = Object.values(entries()).filter(({ fileId }) => news.every((entry) => entry.fileId !== fileId));
      if (news.length > 0) store.dispatch(filesRestored([...present, ...news]));
      return keys;
    },
  };
}

/** Returns true for a file that is not stored (1-LAND-44); its row is not stored either. */
function isInMemoryOnly({ saveStatus, wizard }: RootState, fileId: string): boolean {
  return saveStatus.isShared && wizard.fileId === fileId;
}

function isOtherwise(entry: FileEntry, present: FileEntry | undefined): boolean {
  return entry.changedAt === present?.changedAt && JSON.stringify(entry) !== JSON.stringify(present);
}

function isNewer(entry: FileEntry, present: FileEntry | undefined): boolean {
  return present === undefined || entry.changedAt > present.changedAt;
}

/** Reads every row of this device, of any user. */
export async function readEntries(storage: DraftStorage): Promise<FileEntry[]> {
  return (await readLines(storage, await storage.keys().catch(() => []))).map(({ entry }) => entry);
}

async function readLines(storage: DraftStorage, keys: readonly StoredKey[]): Promise<StoredLine[]> {
  const lines = await Promise.all(
    keys
      .filter(({ key }) => key.startsWith(ENTRY_PREFIX))
      .map(async (each) => ({ ...each, entry: parseEntry(await storage.getItem(each.key).catch(() => null)) })),
  );
  return lines.flatMap(({ entry, ...each }) => (entry === null ? [] : [{ ...each, entry }]));
}

function parseEntry(text: string | null): FileEntry | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    const isEntry = typeof entry === 'object' && entry !== null && 'fileId' in entry && 'changedAt' in entry;
    return isEntry ? (entry as FileEntry) : null;
  } catch {
    return null;
  }
}

/** Removes expired keys. Returns the remaining ones. */
async function removeExpired(storage: DraftStorage, now: string): Promise<StoredKey[]> {
  const oldest = Date.parse(now) - DRAFT_LIFETIME;
  const keys = await storage.keys().catch(() => []);
  // The times come from the device: nothing expires while its clock is wrong, for example after a change.
  const isExpired = ({ updatedAt }: StoredKey) => !isDeviceClockWrong() && Date.parse(updatedAt) < oldest;
  await Promise.all(keys.filter(isExpired).map(({ key }) => storage.removeItem(key).catch(() => {})));
  return keys.filter((each) => !isExpired(each));
}

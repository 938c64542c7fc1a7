import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { filesRestored } from '../filesSlice.ts';
import type { FileEntry } from '../fileEntry.ts';
import type { RootState } from '../../rootReducer.ts';
import { isReadableBy } from '../../selectors/filesSelectors.ts';
import { selectUser } from '../../selectors/sessionSelectors.ts';
import type { DraftStorage, StoredKey } from './draftStorage.ts';

const ENTRY_PREFIX = 'allot:entry:';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The key of a file's line in the drawer; each line on its own, so that two tabs never write the same one. */
export function entryKey(fileId: string): string {
  return `${ENTRY_PREFIX}${fileId}`;
}

/** Keeps the lines of the drawer on this device, and reads them back. */
export interface FileList {
  /**
   * Reads the lines of this device that the present user may see into the store; what is older than 30 days is removed. Answers what there
   * is on the device, with when it was written last.
   */
  restore: () => Promise<readonly StoredKey[]>;
  /** Resolves when every line that changed so far was written, or tried: one that failed is tried again by the storage. */
  settled: () => Promise<void>;
  /** Removes a file's line. It names a person: whatever is still to be written of it, or changes in the store, it never comes back. */
  remove: (fileId: string) => Promise<void>;
  /** Lets a removed line be written again: its file, which lived in memory alone, is kept from now on (1-LAND-44). */
  readmit: (fileId: string) => void;
  /** Gives up every line there is, as `remove` does; the device itself is cleared by who calls this. */
  forgetAll: () => void;
}

type StoredLine = StoredKey & { entry: FileEntry };

interface Deps {
  store: Store<RootState, UnknownAction>;
  storage: Promise<DraftStorage>;
  now: () => string;
}

/** Writes a line whenever it changes; the newest one is what stays, and a removal comes after what was written before it. */
export function createFileList({ store, storage: opening, now }: Deps): FileList {
  /** The lines as they were last written or read. */
  const known = new Map<string, FileEntry>();
  /** The present user's lines as they lay there, by key: with hundreds of them, what nobody has written since is not deciphered again. */
  let read = new Map<string, StoredLine>();
  /** An id is never used for another file, so that its line need not be asked about twice. */
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
      // A write that failed is tried again by the storage; a line that another tab removed is not written.
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
      // Only now is it sure who asks. The lines of others stay where they are: they name people.
      const reader = selectUser(store.getState())?.id ?? null;
      const lines = [...keys.flatMap((each) => (isRead(each) ? (read.get(each.key) ?? []) : [])), ...fresh].filter(
        ({ entry }) => isReadableBy(entry, reader) && !removed.has(entry.fileId),
      );
      read = new Map(lines.map((line) => [line.key, line]));
      const [rewritten, { openId }] = [new Set(fresh), store.getState().files];
      const news = lines.flatMap((line) => {
        const { fileId } = line.entry;
        const present = entries()[fileId];
        // What changes no answer, as a step that is opened or a name of one's own does, leaves the time as it was.
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

/** The line of a file that is not kept is not kept either (1-LAND-44). */
function isInMemoryOnly({ saveStatus, wizard }: RootState, fileId: string): boolean {
  return saveStatus.isShared && wizard.fileId === fileId;
}

function isOtherwise(entry: FileEntry, present: FileEntry | undefined): boolean {
  return entry.changedAt === present?.changedAt && JSON.stringify(entry) !== JSON.stringify(present);
}

function isNewer(entry: FileEntry, present: FileEntry | undefined): boolean {
  return present === undefined || entry.changedAt > present.changedAt;
}

/** Every line of this device, whoever's it is. */
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

/** Answers what stays. */
async function removeExpired(storage: DraftStorage, now: string): Promise<StoredKey[]> {
  const oldest = Date.parse(now) - LIFETIME_MS;
  const keys = await storage.keys().catch(() => []);
  const isExpired = ({ updatedAt }: StoredKey) => Date.parse(updatedAt) < oldest;
  await Promise.all(keys.filter(isExpired).map(({ key }) => storage.removeItem(key).catch(() => {})));
  return keys.filter((each) => !isExpired(each));
}

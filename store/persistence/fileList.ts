import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { type FileEntry, filesRestored } from '../filesSlice.ts';
import type { RootState } from '../rootReducer.ts';
import type { DraftStorage } from './draftStorage.ts';

const ENTRY_PREFIX = 'allot:entry:';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The key of a file's line in the drawer; each line on its own, so that two tabs never write the same one. */
export function entryKey(fileId: string): string {
  return `${ENTRY_PREFIX}${fileId}`;
}

/** Keeps the lines of the drawer on this device, and reads them back. */
export interface FileList {
  /** Reads the lines of this device into the store; what is older than 30 days is removed. */
  restore: () => Promise<void>;
  /** Resolves when every line that changed so far was written. */
  settled: () => Promise<void>;
}

interface Deps {
  store: Store<RootState, UnknownAction>;
  storage: Promise<DraftStorage>;
  now: () => string;
}

/** Writes a line whenever it changes; a failed write is not retried, the next change writes it again. */
export function createFileList({ store, storage: opening, now }: Deps): FileList {
  const written = new Map<string, FileEntry>();

  /** One after the other, so that no older line comes last; one that was changed again meanwhile is not written. */
  let writing = Promise.resolve();
  const write = (entry: FileEntry) => {
    written.set(entry.fileId, entry);
    writing = writing.then(async () => {
      const storage = await opening;
      if (written.get(entry.fileId) !== entry) return;
      await storage.overwrite(entryKey(entry.fileId), JSON.stringify(entry)).catch(() => void written.delete(entry.fileId));
    });
  };

  store.subscribe(() => {
    for (const entry of Object.values(store.getState().files.entities)) {
      if (written.get(entry.fileId) !== entry) write(entry);
    }
  });

  return {
    settled: () => writing,
    restore: async () => {
      const storage = await opening;
      await removeExpired(storage, now());
      const entries = (await readEntries(storage)).filter((entry) => isNewer(entry, store.getState().files.entities[entry.fileId]));
      for (const entry of entries) written.set(entry.fileId, entry);
      const present = Object.values(store.getState().files.entities).filter(({ fileId }) => entries.every((entry) => entry.fileId !== fileId));
      store.dispatch(filesRestored([...present, ...entries]));
      for (const entry of Object.values(store.getState().files.entities)) written.set(entry.fileId, entry);
    },
  };
}

function isNewer(entry: FileEntry, present: FileEntry | undefined): boolean {
  return present === undefined || entry.changedAt > present.changedAt;
}

async function readEntries(storage: DraftStorage): Promise<FileEntry[]> {
  const keys = (await storage.keys().catch(() => [])).filter(({ key }) => key.startsWith(ENTRY_PREFIX));
  const texts = await Promise.all(keys.map(({ key }) => storage.getItem(key).catch(() => null)));
  return texts.flatMap((text) => parseEntry(text) ?? []);
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

async function removeExpired(storage: DraftStorage, now: string): Promise<void> {
  const oldest = Date.parse(now) - LIFETIME_MS;
  const keys = await storage.keys().catch(() => []);
  const expired = keys.filter(({ updatedAt }) => Date.parse(updatedAt) < oldest);
  await Promise.all(expired.map(({ key }) => storage.removeItem(key).catch(() => {})));
}

/** The store of an installation with a folder: `DATA_DIR/files`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FileFault, FileStore, ReceivedFile, StoredFile } from './fileStore.ts';
import { FolderFiles } from './folderFiles.ts';
import { IncomingFiles } from './incoming.ts';

/** Read, write and search, for everybody but the owner. */
const OTHERS = 0o077;

/** Removes the access of other accounts, which an earlier version, a copy or a restored back-up allowed: 0700 and 0600 stay. */
export async function closeTree(target: string): Promise<void> {
  // The process that has just moved or removed a file closes it.
  const stat = await fs.lstat(target).catch(() => null);
  if (!stat || stat.isSymbolicLink() || process.platform === 'win32') return;
  if ((stat.mode & OTHERS) !== 0) await fs.chmod(target, stat.mode & 0o7700);
  if (stat.isDirectory()) for (const name of await fs.readdir(target)) await closeTree(path.join(target, name));
}

/** Folder of the contents in the data folder. */
export function filesFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'files');
}

/** Folder of files under way in the data folder; beside the contents, so that they are moved and not copied. */
export function incomingFolder(dataDirectory: string): string {
  return path.join(filesFolder(dataDirectory), '.incoming');
}

export class FolderStore implements FileStore {
  readonly place: string;
  readonly #folder: string;
  readonly #incoming: IncomingFiles;
  readonly #files: FolderFiles;

  constructor(dataDirectory: string) {
    this.#folder = filesFolder(dataDirectory);
    this.#incoming = new IncomingFiles(incomingFolder(dataDirectory));
    this.#files = new FolderFiles(this.#folder);
    this.place = `in ${this.#folder}`;
  }

  async open(now: Date): Promise<void> {
    await this.#incoming.open(now);
    await closeTree(this.#folder);
  }

  receive(source: Readable): Promise<ReceivedFile> {
    return this.#incoming.receive(source);
  }

  drop(received: ReceivedFile): Promise<void> {
    return this.#incoming.drop(received);
  }

  keep(received: ReceivedFile): Promise<void> {
    return this.#files.keep(received);
  }

  read(file: StoredFile): Promise<Readable | FileFault> {
    return this.#files.read(file);
  }

  readPublic(file: StoredFile): Promise<Readable | FileFault> {
    return this.read(file);
  }

  has(file: StoredFile): Promise<boolean> {
    return this.#files.has(file);
  }

  remove(sha256: string): Promise<void> {
    return this.#files.remove(sha256);
  }

  close(): void {
    // Nothing stays open.
  }
}

/** Copies of public files near the process. Their size is bounded; the longest unused go first. No file of an applicant comes here. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { StorageUnavailable, type FileFault, type ReceivedFile, type StoredFile } from './fileStore.ts';
import { FolderFiles } from './folderFiles.ts';

/** A copy that cannot be read is fetched anew. */
function orNone(error: unknown): null {
  if (error instanceof StorageUnavailable) return null;
  throw error;
}

/** Bytes. */
const MOST = 500_000_000;

export class PublicCache {
  readonly #files: FolderFiles;
  readonly #folder: string;
  readonly #most: number;
  /** Sizes by hash, the longest unused first; copies that other processes add meanwhile are counted at their next start. */
  readonly #sizes = new Map<string, number>();
  #size = 0;

  constructor(folder: string, most = MOST) {
    this.#folder = folder;
    this.#files = new FolderFiles(folder);
    this.#most = most;
  }

  /** Makes the folder and counts its files. */
  async open(): Promise<void> {
    await fs.mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const entry of await fs.readdir(this.#folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const stat = await fs.stat(path.join(entry.parentPath, entry.name)).catch(() => null);
      if (stat) this.#count({ sha256: entry.name, size: stat.size });
    }
    await this.#shrink();
  }

  /** Returns the copy; null if there is none that matches its hash. */
  async read(file: StoredFile): Promise<Readable | null> {
    const content = await this.#files.read(file).catch(orNone);
    if (content === null || typeof content === 'string') return null;
    this.#count(file);
    return content;
  }

  /** Adds a compared local file, and returns its content. */
  async keep(fetched: ReceivedFile): Promise<Readable | FileFault> {
    await this.#files.keep(fetched);
    const content = await this.#files.read(fetched);
    this.#count(fetched);
    await this.#shrink();
    return content;
  }

  #count({ sha256, size }: StoredFile): void {
    this.#size += size - (this.#sizes.get(sha256) ?? 0);
    this.#sizes.delete(sha256);
    this.#sizes.set(sha256, size);
  }

  async #shrink(): Promise<void> {
    for (const [sha256, size] of this.#sizes) {
      if (this.#size <= this.#most) return;
      this.#sizes.delete(sha256);
      this.#size -= size;
      await this.#files.remove(sha256);
    }
  }
}

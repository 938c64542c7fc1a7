/** Contents in a folder, by their hash: `ab/abcd…`. Each is compared with its hash in the folder before it is returned. */
import { createHash } from 'node:crypto';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageUnavailable, WRONG_LENGTH, type FileFault, type ReceivedFile, type StoredFile } from './fileStore.ts';

/** Number of files whose comparison is remembered: a line of a hundred bytes each. */
const REMEMBERED = 10_000;

/** `cut`: the file has its right length, but less of it arrived. */
type Fault = FileFault | 'cut';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** State of an open file. While it stays the same, the content counts as unchanged. */
async function stateOf(handle: FileHandle): Promise<{ state: string; size: number; isFile: boolean }> {
  const stat = await handle.stat();
  return {
    state: [stat.dev, stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' '),
    size: stat.size,
    isFile: stat.isFile(),
  };
}

/** Path of a content in its folder. */
export function pathInFolder(folder: string, sha256: string): string {
  return path.join(folder, sha256.slice(0, 2), sha256);
}

export class FolderFiles {
  readonly #folder: string;
  /** State of each file at its last comparison, by hash, the longest unused first. */
  readonly #compared = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  pathOf(sha256: string): string {
    return pathInFolder(this.#folder, sha256);
  }

  /** Moves a local file to its place; on disk for good when this resolves. */
  async keep({ incoming, sha256 }: ReceivedFile): Promise<void> {
    const target = this.pathOf(sha256);
    const shelf = path.dirname(target);
    const made = await fs.mkdir(shelf, { recursive: true, mode: 0o700 });
    await fs.rename(incoming, target);
    await syncFolder(shelf);
    if (made !== undefined) await syncFolder(this.#folder);
  }

  /**
   * Returns the content, compared first; the file is opened once, so that the compared bytes are the ones read. A wrong one is read once
   * more.
   * @throws StorageUnavailable if it arrives too short, though the file is whole: a network may lead to the folder
   */
  async read(file: StoredFile): Promise<Readable | FileFault> {
    const first = await this.#readOnce(file);
    const content = first instanceof Readable || first === 'missing' ? first : await this.#readOnce(file);
    if (content === 'cut') throw new StorageUnavailable(WRONG_LENGTH);
    return content;
  }

  async #readOnce(file: StoredFile): Promise<Readable | Fault> {
    const handle = await this.#open(file.sha256);
    if (handle === null) return 'missing';
    try {
      const { state, size, isFile } = await stateOf(handle);
      const fault = isFile ? await this.#faultOf(handle, file, { state, size }) : 'missing';
      if (fault !== null) return await handle.close().then(() => fault);
      return handle.createReadStream({ start: 0 });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async has({ sha256, size }: StoredFile): Promise<boolean> {
    const stat = await fs.stat(this.pathOf(sha256)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return stat !== null && stat.isFile() && stat.size === size;
  }

  async remove(sha256: string): Promise<void> {
    this.#compared.delete(sha256);
    await fs.rm(this.pathOf(sha256), { force: true });
  }

  async #open(sha256: string): Promise<FileHandle | null> {
    return fs.open(this.pathOf(sha256), 'r').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  async #faultOf(
    handle: FileHandle,
    { sha256, size }: StoredFile,
    found: { state: string; size: number },
  ): Promise<Fault | null> {
    if (found.size !== size) return 'damaged';
    if (this.#compared.get(sha256) !== found.state) {
      const hash = createHash('sha256');
      const content = handle.createReadStream({ start: 0, autoClose: false });
      await pipeline(content, hash);
      if (content.bytesRead !== size) return 'cut';
      if (hash.digest('hex') !== sha256) return 'damaged';
    }
    this.#remember(sha256, found.state);
    return null;
  }

  #remember(sha256: string, state: string): void {
    this.#compared.delete(sha256);
    this.#compared.set(sha256, state);
    const [oldest] = this.#compared.keys();
    if (this.#compared.size > REMEMBERED && oldest !== undefined) this.#compared.delete(oldest);
  }
}

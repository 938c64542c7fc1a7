/** Uploaded files on disk, under names that nobody outside chose. */
import { createHash } from 'node:crypto';
import { createWriteStream, openSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type FileStream = ReturnType<FileHandle['createReadStream']>;

/** No upload takes this long. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export interface ReceivedFile {
  /** Where it lies until it is kept or dropped. */
  incoming: string;
  size: number;
  sha256: string;
}

/** Read, write and search, for everybody but the owner. */
const OTHERS = 0o077;

/** Takes from other accounts what an earlier version, a copy or a restored back-up let them read: 0700 and 0600 stay. */
async function closeTree(target: string): Promise<void> {
  // One that another process has just moved or removed is closed by that process.
  const stat = await fs.lstat(target).catch(() => null);
  if (!stat || stat.isSymbolicLink() || process.platform === 'win32') return;
  if ((stat.mode & OTHERS) !== 0) await fs.chmod(target, stat.mode & 0o7700);
  if (stat.isDirectory()) for (const name of await fs.readdir(target)) await closeTree(path.join(target, name));
}

export class DocumentStorage {
  readonly #kept: string;
  readonly #incoming: string;

  constructor(dataDirectory: string) {
    this.#kept = path.join(dataDirectory, 'documents');
    this.#incoming = path.join(dataDirectory, 'documents', '.incoming');
  }

  /** Makes the folders, closes them to other accounts, and sweeps what killed processes left half received; another process may be receiving right now. */
  async open(now: Date): Promise<void> {
    await fs.mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    await closeTree(this.#kept);
    for (const name of await fs.readdir(this.#incoming)) {
      const file = path.join(this.#incoming, name);
      const touched = await fs.stat(file).catch(() => null);
      if (touched && now.getTime() - touched.mtimeMs > ABANDONED_AFTER_MS) await this.drop(file);
    }
  }

  /** Streams `source` to disk and syncs it. When the stream fails, nothing of it stays. */
  async receive(source: Readable, name: string): Promise<ReceivedFile> {
    const incoming = path.join(this.#incoming, name);
    const hash = createHash('sha256');
    let size = 0;
    try {
      const measured = async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
        for await (const chunk of chunks) {
          size += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      };
      // Opened here and now: a file that the stream opens later could come into being after it was dropped. Waiting would leave the
      // source without anybody to hear its failure.
      const fd = openSync(incoming, 'wx', 0o600);
      await pipeline(source, measured, createWriteStream(incoming, { fd, flush: true }));
    } catch (error) {
      await this.drop(incoming);
      throw error;
    }
    return { incoming, size, sha256: hash.digest('hex') };
  }

  /** Moves a received file to its place; on disk for good when this resolves. */
  async keep(incoming: string, storedName: string): Promise<void> {
    await fs.rename(incoming, this.#pathOf(storedName));
    const folder = await fs.open(this.#kept, 'r');
    await folder.sync().finally(() => folder.close());
  }

  async drop(incoming: string): Promise<void> {
    await fs.rm(incoming, { force: true });
  }

  async remove(storedName: string): Promise<void> {
    await fs.rm(this.#pathOf(storedName), { force: true });
  }

  /** The file's content; null when there is no such file. Opened before the first byte is sent, so that its absence can be told. */
  async read(storedName: string): Promise<FileStream | null> {
    const file = await fs.open(this.#pathOf(storedName), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return file?.createReadStream() ?? null;
  }

  #pathOf(storedName: string): string {
    return path.join(this.#kept, storedName);
  }
}

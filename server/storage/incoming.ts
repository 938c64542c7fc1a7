/** Files under way: received from outside and not stored yet, or fetched and not compared yet. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReceivedFile } from './fileStore.ts';

/** No upload takes this long. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export class IncomingFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes the folder, and removes the remains of killed processes; another process may be receiving right now. */
  async open(now: Date): Promise<void> {
    await fs.mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of await fs.readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      const touched = await fs.stat(file).catch(() => null);
      if (touched && now.getTime() - touched.mtimeMs > ABANDONED_AFTER_MS) await fs.rm(file, { force: true });
    }
  }

  /** Streams `source` to disk and syncs it. If the stream fails, the file is removed. */
  async receive(source: Readable): Promise<ReceivedFile> {
    // A listener for a failure that comes before the pipeline has its own.
    source.on('error', () => undefined);
    const incoming = path.join(this.#folder, randomUUID());
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
      // Opened here and now: a file that the stream opens later could appear after it was dropped. Waiting would leave the source without a
      // listener for its failure.
      const fd = openSync(incoming, 'wx', 0o600);
      await pipeline(source, measured, createWriteStream(incoming, { fd, flush: true }));
    } catch (error) {
      await this.drop({ incoming });
      throw error;
    }
    return { incoming, size, sha256: hash.digest('hex') };
  }

  async drop({ incoming }: Pick<ReceivedFile, 'incoming'>): Promise<void> {
    await fs.rm(incoming, { force: true });
  }
}

/**
 * The store of an installation with an S3-compatible bucket. Local copies last for a moment only, except those of public files
 * (publicCache.ts).
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Ids } from '../deps.ts';
import {
  StorageNotOpened,
  StorageSilent,
  StorageUnavailable,
  WRONG_LENGTH,
  type FileFault,
  type FileStore,
  type ReceivedFile,
  type StoredFile,
} from './fileStore.ts';
import { closeTree, incomingFolder } from './folderStore.ts';
import { IncomingFiles } from './incoming.ts';
import { PublicCache } from './publicCache.ts';
import { S3Client, type S3Limits } from './s3Client.ts';
import { describeS3Fault, isTemporaryFault } from './s3Faults.ts';
import type { S3Settings } from './s3Settings.ts';
import { findVersionWarning } from './s3Versions.ts';

/**
 * Milliseconds before another try: most failures of such stores are over at once. The real pause is half to one and a half times as long,
 * so that processes that collided once do not collide again.
 */
const PAUSES = [150, 600];
/** Codes for which another try cannot help. */
const FINAL = /^(AccessDenied|Invalid\w+|NoSuch\w+|RequestTimeTooSkewed|SignatureDoesNotMatch|40[0134]|30\d|timeout)$/;

export interface S3StoreOptions {
  dataDirectory: string;
  clock: Clock;
  /** Source of the random pauses before another try. */
  ids: Pick<Ids, 'below'>;
  limits?: S3Limits;
}

export class S3Store implements FileStore {
  readonly place: string;
  readonly #client: S3Client;
  readonly #incoming: IncomingFiles;
  readonly #folder: string;
  readonly #cache: PublicCache;
  readonly #settings: S3Settings;
  readonly #ids: S3StoreOptions['ids'];

  constructor(settings: S3Settings, options: S3StoreOptions) {
    this.#settings = settings;
    this.#ids = options.ids;
    this.#client = new S3Client(settings, options);
    this.#folder = incomingFolder(options.dataDirectory);
    this.#incoming = new IncomingFiles(this.#folder);
    this.#cache = new PublicCache(path.join(options.dataDirectory, 'cache'));
    const under = settings.prefix === '' ? '' : ` under ${settings.prefix}`;
    this.place = `in the bucket ${settings.bucket} at ${new URL(settings.endpoint).host}${under}`;
  }

  async open(now: Date): Promise<void> {
    await this.#incoming.open(now);
    await closeTree(this.#folder);
    await this.#cache.open();
    try {
      await this.#probe();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      const Failure = isTemporaryFault(error.code) ? StorageSilent : StorageNotOpened;
      throw new Failure(describeS3Fault(error.code, this.#settings));
    }
  }

  async findWarnings(): Promise<string[]> {
    const warning = await findVersionWarning(this.#settings, (subresource) =>
      this.#client.call({ method: 'GET', key: '', subresource }, (answer) => text(answer)),
    );
    return warning === null ? [] : [warning];
  }

  receive(source: Readable): Promise<ReceivedFile> {
    return this.#incoming.receive(source);
  }

  drop(received: ReceivedFile): Promise<void> {
    return this.#incoming.drop(received);
  }

  /** Written, and read again: a content counts as stored only if it comes back as it was sent. */
  async keep(received: ReceivedFile): Promise<void> {
    await this.#write(keyOf(received.sha256), received);
  }

  async read(file: StoredFile): Promise<Readable | FileFault> {
    const fetched = await this.#fetch(file);
    if (typeof fetched === 'string') return fetched;
    const handle = await fs.open(fetched.incoming, 'r');
    // Read through its handle: the file is gone, however the request ends.
    await this.#incoming.drop(fetched);
    return handle.createReadStream();
  }

  async readPublic(file: StoredFile): Promise<Readable | FileFault> {
    const near = await this.#cache.read(file);
    if (near !== null) return near;
    const fetched = await this.#fetch(file);
    return typeof fetched === 'string' ? fetched : this.#cache.keep(fetched);
  }

  async has({ sha256, size }: StoredFile): Promise<boolean> {
    try {
      return (await this.#lengthOf(sha256)) === size;
    } catch (error) {
      // The answer to HEAD has no body, and so no code.
      if (isRefusal(error, '404')) return false;
      throw error;
    }
  }

  /** Once: its row is locked meanwhile. */
  async remove(sha256: string): Promise<void> {
    await this.#remove(keyOf(sha256));
  }

  close(): void {
    this.#client.close();
  }

  async #write(key: string, received: ReceivedFile): Promise<void> {
    let isFirst = true;
    await this.#again(async () => {
      // Other processes may store the same content at this moment: a right one is not written over again.
      if (!isFirst && (await this.#holds(key, received))) return;
      isFirst = false;
      await this.#client.call({ method: 'PUT', key, body: received }, async (answer) => void answer.resume());
      if (!(await this.#holds(key, received))) throw new StorageUnavailable('changed');
    });
  }

  /** True if the key holds exactly this content. */
  async #holds(key: string, { sha256, size }: StoredFile): Promise<boolean> {
    try {
      return (await this.#client.call({ method: 'GET', key, size }, hashOf)) === sha256;
    } catch (error) {
      if (isRefusal(error, 'NoSuchKey')) return false;
      throw error;
    }
  }

  /** Length of the object as the store reports it; null if it reports none. */
  async #lengthOf(sha256: string): Promise<number | null> {
    const length = await this.#again(() =>
      this.#client.call({ method: 'HEAD', key: keyOf(sha256) }, async (answer) => {
        answer.resume();
        return answer.headers['content-length'];
      }),
    );
    return length === undefined ? null : Number(length);
  }

  /**
   * Fetches the content into a local file and compares it. A wrong one is fetched again, because the line may be at fault, not the store. A
   * content that stays too short or too long counts as damaged only if the store itself reports a wrong length for its object.
   */
  async #fetch(file: StoredFile): Promise<ReceivedFile | FileFault> {
    const call = { method: 'GET', key: keyOf(file.sha256), size: file.size } as const;
    try {
      return await this.#again(async () => {
        const fetched = await this.#client.call(call, (answer) => this.#incoming.receive(answer));
        if (fetched.sha256 === file.sha256 && fetched.size === file.size) return fetched;
        await this.#incoming.drop(fetched);
        throw new StorageUnavailable(fetched.size === file.size ? 'changed' : WRONG_LENGTH);
      });
    } catch (error) {
      if (isRefusal(error, 'NoSuchKey')) return 'missing';
      if (isRefusal(error, 'changed')) return 'damaged';
      if (!isRefusal(error, WRONG_LENGTH)) throw error;
      const stored = await this.#lengthOf(file.sha256);
      if (stored === null || stored === file.size) throw error;
      return 'damaged';
    }
  }

  async #remove(key: string): Promise<void> {
    await this.#client
      .call({ method: 'DELETE', key }, async (answer) => void answer.resume())
      .catch((error: unknown) => {
        if (!isRefusal(error, 'NoSuchKey')) throw error;
      });
  }

  async #again<Result>(run: () => Promise<Result>): Promise<Result> {
    for (const wait of PAUSES) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof StorageUnavailable) || FINAL.test(error.code)) throw error;
        await pause(wait / 2 + this.#ids.below(wait));
      }
    }
    return run();
  }

  /** Writes, reads back, compares and removes. */
  async #probe(): Promise<void> {
    const received = await this.#incoming.receive(Readable.from([Buffer.from(`probe ${randomUUID()}`)]));
    const key = `probe-${received.sha256}`;
    try {
      await this.#write(key, received);
      await this.#remove(key);
    } finally {
      await this.#incoming.drop(received);
    }
  }
}

function keyOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof StorageUnavailable && error.code === code;
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

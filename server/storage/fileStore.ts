/** What keeps contents by their SHA-256: documents of applicants, files of records, the offers' own files. A folder, or a bucket. */
import type { Readable } from 'node:stream';

/** A content, told by its hash in hexadecimal; `size` in bytes. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/** A content that came in and lies in a local file, where it can be judged before it is kept. */
export interface ReceivedFile extends StoredFile {
  /** Where it lies until it is kept or dropped. */
  incoming: string;
}

/** Why there is no content to give: it is not there, or it is not what its hash says. */
export type FileFault = 'missing' | 'damaged';

export interface FileStore {
  /** Where contents lie, for whoever starts the service. */
  readonly place: string;
  /**
   * Makes ready and tries whether the store can be used; sweeps what killed processes left half received.
   * @throws StorageNotOpened with what to do; StorageSilent where it only does not answer, and can be used as soon as it does
   */
  open(now: Date): Promise<void>;
  /** Says what an operator should change about the store, at a start. */
  findWarnings?(): Promise<string[]>;
  /** Streams `source` to a local file of this process. When the stream fails, nothing of it stays. */
  receive(source: Readable): Promise<ReceivedFile>;
  drop(received: ReceivedFile): Promise<void>;
  /**
   * Keeps the content under its hash, for good when this resolves; what lies there already is written anew. The local file may be gone
   * afterwards. Only within `keepFiles` (claims.ts), which holds that nobody removes it meanwhile.
   * @throws StorageUnavailable
   */
  keep(received: ReceivedFile): Promise<void>;
  /**
   * The content, compared with its hash and its length before the first byte is given. What comes wrong is read once more before it is
   * called damaged: it may be the way to it.
   * @throws StorageUnavailable
   */
  read(file: StoredFile): Promise<Readable | FileFault>;
  /** The same of a file that everybody may see, and of which a copy may stay nearby. */
  readPublic(file: StoredFile): Promise<Readable | FileFault>;
  /**
   * Whether something of this length lies under the hash: quick, for the start.
   * @throws StorageUnavailable
   */
  has(file: StoredFile): Promise<boolean>;
  /** @throws StorageUnavailable, and then it is not known whether it went */
  remove(sha256: string): Promise<void>;
  close(): void;
}

/** The store cannot be reached, or does not do what it should: the call may be repeated. The message quotes nothing of it. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** The network's or the store's own code, e.g. `ECONNREFUSED`, `SlowDown`, `timeout`. */
  readonly code: string;
  constructor(code: string) {
    super(`the storage is not available: ${code}`);
    this.code = code;
  }
}

/** The code of a content that comes too short or too long, time and again, though it lies there in its right length. */
export const WRONG_LENGTH = 'wrongLength';

/** The store cannot be used as it is set up; the message says why, and what to do, to whoever starts the service. */
export class StorageNotOpened extends Error {
  override readonly name: string = 'StorageNotOpened';
}

/** The store does not answer: it may be the right one, and be back in a minute. */
export class StorageSilent extends StorageNotOpened {
  override readonly name = 'StorageSilent';
}

/** Gives back what was read and is not wanted: whether it is there was the question. */
export async function isReadable(store: Pick<FileStore, 'readPublic'>, file: StoredFile): Promise<boolean> {
  const content = await store.readPublic(file);
  if (typeof content === 'string') return false;
  content.destroy();
  return true;
}

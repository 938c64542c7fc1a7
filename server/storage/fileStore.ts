/** Store of contents by their SHA-256: documents of applicants, files of records, the offers' own files. A folder, or a bucket. */
import type { Readable } from 'node:stream';

/** A content, identified by its hash in hexadecimal; `size` in bytes. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/** A content that was received into a local file, where it can be checked before it is stored. */
export interface ReceivedFile extends StoredFile {
  /** Path of the local file, until it is stored or dropped. */
  incoming: string;
}

/** Reason for which a content cannot be read: it does not exist, or it does not match its hash. */
export type FileFault = 'missing' | 'damaged';

export interface FileStore {
  /** Place of the contents, for the operator. */
  readonly place: string;
  /**
   * Prepares the store and tests that it can be used; removes files that killed processes received in part.
   * @throws StorageNotOpened with advice; StorageSilent if it only does not answer, and can be used as soon as it does
   */
  open(now: Date): Promise<void>;
  /** Returns what an operator should change about the store, at a start. */
  findWarnings?(): Promise<string[]>;
  /** Streams `source` to a local file of this process. If the stream fails, the file is removed. */
  receive(source: Readable): Promise<ReceivedFile>;
  drop(received: ReceivedFile): Promise<void>;
  /**
   * Stores the content under its hash, for good when this resolves; an existing one is written again. The local file may be gone
   * afterwards. Only within `storeFiles` (claims.ts), which ensures that no process removes it meanwhile.
   * @throws StorageUnavailable
   */
  keep(received: ReceivedFile): Promise<void>;
  /**
   * Returns the content, compared with its hash and its length before its first byte. A wrong one is read once more before it is called
   * damaged: the line to the store may be at fault.
   * @throws StorageUnavailable
   */
  read(file: StoredFile): Promise<Readable | FileFault>;
  /** Returns the content of a public file, of which a copy may stay nearby. */
  readPublic(file: StoredFile): Promise<Readable | FileFault>;
  /**
   * Returns true if a content of this length has the hash: quick, for the start.
   * @throws StorageUnavailable
   */
  has(file: StoredFile): Promise<boolean>;
  /** @throws StorageUnavailable, and then it is not known whether the content was removed */
  remove(sha256: string): Promise<void>;
  close(): void;
}

/** The store cannot be reached, or does not work as it should: the request may be repeated. The message quotes nothing of it. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** The network's or the store's own code, e.g. `ECONNREFUSED`, `SlowDown`, `timeout`. */
  readonly code: string;
  constructor(code: string) {
    super(`the storage is not available: ${code}`);
    this.code = code;
  }
}

/** Code of a content that arrives too short or too long, time and again, though its stored length is right. */
export const WRONG_LENGTH = 'wrongLength';

/** The store cannot be used with these settings. The message gives the operator the reason and the remedy. */
export class StorageNotOpened extends Error {
  override readonly name: string = 'StorageNotOpened';
}

/** The store does not answer: it may be the right one, and be back in a minute. */
export class StorageSilent extends StorageNotOpened {
  override readonly name = 'StorageSilent';
}

/** Returns true if the content can be read; the content itself is dropped. */
export async function isReadable(store: Pick<FileStore, 'readPublic'>, file: StoredFile): Promise<boolean> {
  const content = await store.readPublic(file);
  if (typeof content === 'string') return false;
  content.destroy();
  return true;
}

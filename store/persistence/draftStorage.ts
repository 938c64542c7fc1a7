/** What became of a write, told as it happens. */
export type WriteReport =
  | { kind: 'started' | 'failed'; key: string }
  | { kind: 'succeeded'; key: string; at: string }
  /** Somebody else wrote the same key meanwhile: ours was not written. */
  | { kind: 'conflict'; key: string };

export interface StoredKey {
  key: string;
  /** ISO date-time of the last write. */
  updatedAt: string;
}

/**
 * A place for texts under keys. `setItem` writes only over what this page read or wrote last (compare and set) and keeps a value
 * whose write failed, trying again until it arrives; `overwrite` does not compare.
 */
export interface DraftStorage {
  /** False for a storage that ends with the page. */
  readonly isDurable: boolean;
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  overwrite: (key: string, value: string) => Promise<void>;
  /** Removes the value and whatever still waits to be written under the key. */
  removeItem: (key: string) => Promise<void>;
  keys: () => Promise<StoredKey[]>;
  /** Copies the stored bytes, readable or not, to another key. */
  copyRaw: (key: string, to: string) => Promise<void>;
  /** Tries every waiting write now; false while one still waits. */
  flush: () => Promise<boolean>;
  /** Removes every key and, with it, the means to read them. */
  clear: () => Promise<void>;
  /** Tells every write; the result ends it. */
  watch: (listener: (report: WriteReport) => void) => () => void;
}

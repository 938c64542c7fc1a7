/** What became of a write, told as it happens. */
export interface WriteReport {
  /** `conflict`: somebody else wrote the same key meanwhile, and ours was not written. */
  kind: 'started' | 'succeeded' | 'failed' | 'conflict';
  key: string;
}

export interface StoredKey {
  key: string;
  /** ISO date-time of the last write. */
  updatedAt: string;
}

/**
 * A place for texts under keys. `setItem` writes only over what this page read or wrote last (compare and set); `overwrite` does not
 * compare, but it brings nothing back that was there and that somebody else removed. Both keep a value whose write failed, trying
 * again until it arrives, and what waits so is read like what is stored.
 */
export interface DraftStorage {
  /** False for a storage that ends with the page. */
  readonly isDurable: boolean;
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  overwrite: (key: string, value: string) => Promise<void>;
  /** Removes the value and whatever still waits to be written under the key; what is written later stays. */
  removeItem: (key: string) => Promise<void>;
  keys: () => Promise<StoredKey[]>;
  /** Copies the stored bytes, readable or not, to another key; false when there are none. */
  copyRaw: (key: string, to: string) => Promise<boolean>;
  /** Tries every waiting write now; false while one still waits. */
  flush: () => Promise<boolean>;
  /** Removes every key and, with it, the means to read them. */
  clear: () => Promise<void>;
  /** Tells every write; the result ends it. */
  watch: (listener: (report: WriteReport) => void) => () => void;
}

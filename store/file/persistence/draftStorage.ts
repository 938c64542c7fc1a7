/** Report of a write, sent as it happens. */
export interface WriteReport {
  /** `conflict`: another page wrote the same key meanwhile, and this value was not written. */
  kind: 'started' | 'succeeded' | 'failed' | 'conflict';
  key: string;
}

export interface StoredKey {
  key: string;
  /** ISO date-time of the last write. */
  updatedAt: string;
}

/**
 * Storage for texts under keys. `setItem` only overwrites the version that this page last read or wrote (compare and set). `overwrite` does
 * not compare, but never restores a value that another page removed. Both hold a value whose write failed and retry until it is stored; it
 * is read like a stored one.
 */
export interface DraftStorage {
  /** False for a storage that ends with the page. */
  readonly isDurable: boolean;
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  overwrite: (key: string, value: string) => Promise<void>;
  /** Removes the value and any write still waiting under the key; later writes stay. */
  removeItem: (key: string) => Promise<void>;
  keys: () => Promise<StoredKey[]>;
  /** Copies the stored bytes, readable or not, to another key; false if there are none. */
  copyRaw: (key: string, to: string) => Promise<boolean>;
  /** Tries every waiting write now; false while one still waits. */
  flush: () => Promise<boolean>;
  /** Removes every key and the means to read them. */
  clear: () => Promise<void>;
  /** Reports every write to the listener. Returns a function that ends it. */
  watch: (listener: (report: WriteReport) => void) => () => void;
}

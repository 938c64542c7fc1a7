/** A stored value: ciphertext, and what must be known without the key. */
export interface VaultRecord {
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
  /** Grows by one with every write. */
  revision: number;
  /** ISO date-time. */
  updatedAt: string;
}

/** A value that was encrypted, and the name of the key that did it. */
export type Sealed = Pick<VaultRecord, 'iv' | 'bytes'> & { keyId: string | undefined };

interface DraftKey {
  key: CryptoKey;
  /** Undefined for a key of a release that gave none. */
  id: string | undefined;
}

const DATABASE = 'allot';
const KEY_NAME = 'drafts';
/** Beside the key its name, by which a page notices that the key it remembers is no longer the one in use. */
const KEY_ID_NAME = 'drafts:id';

/** The revision under a key is not one that the writer may write over. */
export class RevisionConflict extends Error {}

/** The key of this device was replaced since a value was encrypted with it: nobody could read that value any more. */
export class StaleKey extends Error {}

/** The stored bytes are not what any page of this device wrote. */
export class Undecipherable extends Error {}

/** The browser's database with the drafts, each record on its own, and the key that cannot be taken out of the browser. */
export class Vault {
  private opening: Promise<IDBDatabase> | null = null;
  /** Remembered, so that a write on the way to the disk waits for no read. */
  private remembered: Promise<DraftKey> | null = null;

  constructor(private readonly crypto: Crypto) {}

  async encrypt(text: string): Promise<Sealed> {
    const iv = this.crypto.getRandomValues(new Uint8Array(12));
    const { key, id } = await this.draftKey();
    const bytes = await this.crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
    return { iv, bytes, keyId: id };
  }

  /** Reads a record; one that another page wrote under a newer key is tried with that one too. Throws `Undecipherable`. */
  async decrypt(record: VaultRecord): Promise<string> {
    return this.open(record).catch(async () => {
      this.remembered = null;
      return this.open(record);
    });
  }

  async read(key: string): Promise<VaultRecord | undefined> {
    return this.withDatabase((database) => asked<VaultRecord | undefined>(records(database, 'readonly').get(key)));
  }

  async all(): Promise<VaultRecord[]> {
    return this.withDatabase((database) => asked<VaultRecord[]>(records(database, 'readonly').getAll()));
  }

  async remove(key: string): Promise<void> {
    await this.withDatabase((database) => {
      const store = records(database, 'readwrite');
      store.delete(key);
      return ended(store.transaction);
    });
  }

  /** Copies a record as it is, readable or not, over whatever is there; false when there is none. */
  readonly copy = async (key: string, to: string): Promise<boolean> => {
    const record = await this.read(key);
    if (record === undefined) return false;
    await this.withDatabase((database) => {
      const store = records(database, 'readwrite');
      store.put({ ...record, key: to });
      return ended(store.transaction);
    });
    return true;
  };

  /**
   * Writes where the revision that is there (0 for none) may be written over, and answers the new one; the check and the write are
   * one transaction. Throws `RevisionConflict`, or `StaleKey` when the value was encrypted with a key of the past.
   */
  async put(
    { keyId, ...record }: Omit<VaultRecord, 'revision'> & Sealed,
    mayWriteOver: (revision: number) => boolean,
  ): Promise<number> {
    return this.withDatabase(async (database) => {
      const transaction = database.transaction(['keys', 'records'], 'readwrite');
      const end = ended(transaction);
      // Heard below; a read that fails before that must not leave a failure that nobody hears.
      end.catch(() => {});
      const [keys, store] = [transaction.objectStore('keys'), transaction.objectStore('records')];
      const [present, id] = await Promise.all([
        asked<VaultRecord | undefined>(store.get(record.key)),
        asked<string | undefined>(keys.get(KEY_ID_NAME)),
      ]);
      const revision = present?.revision ?? 0;
      if (!mayWriteOver(revision)) throw new RevisionConflict();
      if (id !== keyId) throw this.forgetKey();
      // A key of a release that gave none a name has to be asked for itself.
      if (id === undefined && (await asked(keys.getKey(KEY_NAME))) === undefined) throw this.forgetKey();
      store.put({ ...record, revision: revision + 1 });
      // Without a word the browser waits for the page to ask for nothing more: one that is going away never says so.
      transaction.commit();
      await end;
      return revision + 1;
    });
  }

  /** Removes every record, and the key without which a copy of them is worth nothing. */
  async destroy(): Promise<void> {
    this.remembered = null;
    await this.withDatabase((database) => {
      const transaction = database.transaction(['keys', 'records'], 'readwrite');
      for (const name of ['keys', 'records']) transaction.objectStore(name).clear();
      return ended(transaction);
    });
  }

  private async open({ iv, bytes }: VaultRecord): Promise<string> {
    const { key } = await this.draftKey();
    const text = await this.crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => {
      throw new Undecipherable();
    });
    return new TextDecoder().decode(text);
  }

  private forgetKey(): StaleKey {
    this.remembered = null;
    return new StaleKey();
  }

  private draftKey(): Promise<DraftKey> {
    const reading = (this.remembered ??= this.readOrMakeKey());
    reading.catch(() => {
      if (this.remembered === reading) this.remembered = null;
    });
    return reading;
  }

  /** The draft key; the first page of a device makes it, and all pages use the one that was stored first. */
  private async readOrMakeKey(): Promise<DraftKey> {
    const known = await this.withDatabase(storedKey);
    if (known !== undefined) return known;
    const fresh = await this.crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const id = this.crypto.randomUUID();
    return this.withDatabase(async (database) => {
      const transaction = database.transaction('keys', 'readwrite');
      const end = ended(transaction);
      const store = transaction.objectStore('keys');
      const first = await asked<IDBValidKey | undefined>(store.getKey(KEY_NAME));
      if (first === undefined) {
        store.put(fresh, KEY_NAME);
        store.put(id, KEY_ID_NAME);
      }
      await end;
      return first === undefined ? { key: fresh, id } : ((await storedKey(database)) ?? this.readOrMakeKey());
    });
  }

  /** A connection may end at any moment (cleared site data, a newer release in another tab): then the work is done over a new one. */
  private async withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await this.connection());
    } catch (failure) {
      if (!isConnectionEnded(failure)) throw failure;
      this.opening = null;
      return work(await this.connection());
    }
  }

  /** A connection that fails or is lost is not kept: the next call opens another. */
  private connection(): Promise<IDBDatabase> {
    if (this.opening !== null) return this.opening;
    const forget = () => {
      if (this.opening === connection) this.opening = null;
    };
    const connection = openVault(forget);
    connection.catch(forget);
    this.opening = connection;
    return connection;
  }
}

function records(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction('records', mode).objectStore('records');
}

async function storedKey(database: IDBDatabase): Promise<DraftKey | undefined> {
  const store = database.transaction('keys').objectStore('keys');
  const [key, id] = await Promise.all([
    asked<CryptoKey | undefined>(store.get(KEY_NAME)),
    asked<string | undefined>(store.get(KEY_ID_NAME)),
  ]);
  return key && { key, id };
}

function isConnectionEnded(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'InvalidStateError';
}

/** What a request answers. */
function asked<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

/** When a transaction is on the disk. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
  });
}

/** The database's own interface and no library over it: the landing page's weight is counted to the kilobyte. */
async function openVault(onLost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('keys');
    request.result.createObjectStore('records', { keyPath: 'key' });
  };
  const database = await asked<IDBDatabase>(request);
  database.onclose = onLost;
  // A newer release in another tab must not wait for this page to be closed.
  database.onversionchange = () => {
    onLost();
    database.close();
  };
  return database;
}

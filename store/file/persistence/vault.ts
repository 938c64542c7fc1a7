import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './keys.ts';

/** A stored value: ciphertext, and the facts needed without the key. */
export interface VaultRecord {
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
  /** Increases by one with every write. */
  revision: number;
  /** ISO date-time. */
  updatedAt: string;
}

/** An encrypted value and the name of its key. */
export type Sealed = Pick<VaultRecord, 'iv' | 'bytes'> & { keyId: string | undefined };

interface DraftKey {
  key: CryptoKey;
  /** Undefined for a key from a release that named none. */
  id: string | undefined;
}

const KEY_NAME = 'drafts';
/** Stored beside the key: a page compares this name to notice that its remembered key was replaced. */
const KEY_ID_NAME = 'drafts:id';

interface VaultSchema extends DBSchema {
  keys: { key: string; value: CryptoKey | string };
  records: { key: string; value: VaultRecord };
}

type VaultDatabase = IDBPDatabase<VaultSchema>;

/** Thrown if the stored revision must not be overwritten by this writer. */
export class RevisionConflict extends Error {}

/** Thrown if this device's key was replaced after a value was encrypted with it: the value could not be read any more. */
export class StaleKey extends Error {}

/** Thrown if no page of this device wrote the stored bytes. */
export class Undecipherable extends Error {}

/** The browser's database of drafts, one record each, and the key that cannot leave the browser. */
export class Vault {
  private opening: Promise<VaultDatabase> | null = null;
  /** Remembered, so that a write need not wait for a read. */
  private remembered: Promise<DraftKey> | null = null;

  constructor(private readonly crypto: Crypto) {}

  async encrypt(text: string): Promise<Sealed> {
    const iv = this.crypto.getRandomValues(new Uint8Array(12));
    const { key, id } = await this.draftKey();
    const bytes = await this.crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
    return { iv, bytes, keyId: id };
  }

  /** Decrypts a record; a record that another page wrote under a newer key is tried with that key too. Throws `Undecipherable`. */
  async decrypt(record: VaultRecord): Promise<string> {
    return this.open(record).catch(async () => {
      this.remembered = null;
      return this.open(record);
    });
  }

  async read(key: string): Promise<VaultRecord | undefined> {
    return this.withDatabase((database) => database.get('records', key));
  }

  async all(): Promise<VaultRecord[]> {
    return this.withDatabase((database) => database.getAll('records'));
  }

  async remove(key: string): Promise<void> {
    await this.withDatabase((database) => database.delete('records', key));
  }

  /** Copies a record unchanged, readable or not, over the target; false if there is none. */
  readonly copy = async (key: string, to: string): Promise<boolean> => {
    const record = await this.read(key);
    if (record === undefined) return false;
    await this.withDatabase((database) => database.put('records', { ...record, key: to }));
    return true;
  };

  /**
   * Writes if the present revision (0 for none) may be overwritten, and returns the new revision. The check and the write are one
   * transaction. Throws `RevisionConflict`, or `StaleKey` if the value was encrypted with a replaced key.
   */
  async put(
    { keyId, ...record }: Omit<VaultRecord, 'revision'> & Sealed,
    mayWriteOver: (revision: number) => boolean,
  ): Promise<number> {
    return this.withDatabase(async (database) => {
      const transaction = database.transaction(['keys', 'records'], 'readwrite');
      // Awaited below; an earlier failed read must not leave this rejection unhandled.
      transaction.done.catch(() => {});
      const [keys, store] = [transaction.objectStore('keys'), transaction.objectStore('records')];
      const [present, id] = await Promise.all([store.get(record.key), keys.get(KEY_ID_NAME)]);
      const revision = present?.revision ?? 0;
      if (!mayWriteOver(revision)) throw new RevisionConflict();
      if (id !== keyId) throw this.forgetKey();
      // A release that named no key needs a check for the key itself.
      if (id === undefined && (await keys.getKey(KEY_NAME)) === undefined) throw this.forgetKey();
      const written = store.put({ ...record, revision: revision + 1 });
      // Commit explicitly: the browser otherwise waits for further requests, and a closing page never ends that wait.
      transaction.commit();
      await Promise.all([written, transaction.done]);
      return revision + 1;
    });
  }

  /** Removes every record, and the key without which a copy of them is worthless. */
  async destroy(): Promise<void> {
    this.remembered = null;
    await this.withDatabase(async (database) => {
      const transaction = database.transaction(['keys', 'records'], 'readwrite');
      const stores = [transaction.objectStore('keys'), transaction.objectStore('records')];
      await Promise.all([...stores.map((store) => store.clear()), transaction.done]);
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

  /** Returns the draft key. The first page of a device creates it, and all pages use the one stored first. */
  private async readOrMakeKey(): Promise<DraftKey> {
    const known = await this.withDatabase(storedKey);
    if (known !== undefined) return known;
    const fresh = await this.crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const id = this.crypto.randomUUID();
    return this.withDatabase(async (database) => {
      const transaction = database.transaction('keys', 'readwrite');
      const first = await transaction.store.getKey(KEY_NAME);
      if (first === undefined)
        await Promise.all([transaction.store.put(fresh, KEY_NAME), transaction.store.put(id, KEY_ID_NAME)]);
      await transaction.done;
      return first === undefined ? { key: fresh, id } : ((await storedKey(database)) ?? this.readOrMakeKey());
    });
  }

  /**
   * Runs the work, again over a new connection if this one ended. That can happen at any moment: cleared site data, a newer release in
   * another tab.
   */
  private async withDatabase<T>(work: (database: VaultDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await this.connection());
    } catch (failure) {
      if (!isConnectionEnded(failure)) throw failure;
      this.opening = null;
      return work(await this.connection());
    }
  }

  /** Returns the connection. A failed or lost one is dropped, and the next call opens another. */
  private connection(): Promise<VaultDatabase> {
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

async function storedKey(database: VaultDatabase): Promise<DraftKey | undefined> {
  const { store } = database.transaction('keys');
  const [key, id] = await Promise.all([store.get(KEY_NAME), store.get(KEY_ID_NAME)]);
  return typeof key === 'object' ? { key, id: typeof id === 'string' ? id : undefined } : undefined;
}

function isConnectionEnded(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'InvalidStateError';
}

function openVault(onLost: () => void): Promise<VaultDatabase> {
  return openDB<VaultSchema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys');
      database.createObjectStore('records', { keyPath: 'key' });
    },
    terminated: onLost,
    // A newer release in another tab must not wait for this page to close.
    blocking: (_current, _blocked, event) => {
      onLost();
      (event.target as IDBDatabase).close();
    },
  });
}

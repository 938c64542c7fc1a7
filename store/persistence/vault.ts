import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface VaultSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  records: { key: string; value: VaultRecord };
}

const DATABASE = 'allot';
const KEY_NAME = 'drafts';

/** The revision under a key is not the one that the writer knew. */
export class RevisionConflict extends Error {}

/** The browser's database with the drafts, each record on its own, and the key that cannot be taken out of the browser. */
export class Vault {
  private opening: Promise<IDBPDatabase<VaultSchema>> | null = null;

  constructor(private readonly crypto: Crypto) {}

  async encrypt(text: string): Promise<Pick<VaultRecord, 'iv' | 'bytes'>> {
    const iv = this.crypto.getRandomValues(new Uint8Array(12));
    const bytes = await this.crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await this.draftKey(), new TextEncoder().encode(text));
    return { iv, bytes };
  }

  async decrypt({ iv, bytes }: VaultRecord): Promise<string> {
    return new TextDecoder().decode(await this.crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await this.draftKey(), bytes));
  }

  async read(key: string): Promise<VaultRecord | undefined> {
    return (await this.open()).get('records', key);
  }

  async all(): Promise<VaultRecord[]> {
    return (await this.open()).getAll('records');
  }

  async remove(key: string): Promise<void> {
    await (await this.open()).delete('records', key);
  }

  /** Writes over `revision` only; null writes over anything. Answers the new revision. */
  async put(record: Omit<VaultRecord, 'revision'>, revision: number | null): Promise<number> {
    const transaction = (await this.open()).transaction('records', 'readwrite');
    const present = (await transaction.store.get(record.key))?.revision ?? 0;
    if (revision !== null && present !== revision) {
      await transaction.done;
      throw new RevisionConflict();
    }
    await Promise.all([transaction.store.put({ ...record, revision: present + 1 }), transaction.done]);
    return present + 1;
  }

  /** Removes every record, and the key without which a copy of them is worth nothing. */
  async destroy(): Promise<void> {
    const transaction = (await this.open()).transaction(['keys', 'records'], 'readwrite');
    await Promise.all([transaction.objectStore('records').clear(), transaction.objectStore('keys').clear(), transaction.done]);
  }

  /** The draft key; the first page of a device makes it, and all pages use the one that was stored first. */
  private async draftKey(): Promise<CryptoKey> {
    const database = await this.open();
    const known = await database.get('keys', KEY_NAME);
    if (known !== undefined) return known;
    const fresh = await this.crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const transaction = database.transaction('keys', 'readwrite');
    const first = await transaction.store.get(KEY_NAME);
    if (first === undefined) await transaction.store.put(fresh, KEY_NAME);
    await transaction.done;
    return first ?? fresh;
  }

  private open(): Promise<IDBPDatabase<VaultSchema>> {
    this.opening ??= this.connect();
    return this.opening;
  }

  /** A connection that fails or is lost is not kept: the next call opens another. */
  private connect(): Promise<IDBPDatabase<VaultSchema>> {
    const forget = () => {
      if (this.opening === connection) this.opening = null;
    };
    const connection = openVault(forget);
    connection.catch(forget);
    return connection;
  }
}

async function openVault(onLost: () => void): Promise<IDBPDatabase<VaultSchema>> {
  return openDB<VaultSchema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys');
      database.createObjectStore('records', { keyPath: 'key' });
    },
    terminated: onLost,
  });
}

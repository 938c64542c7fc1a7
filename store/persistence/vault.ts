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
export function createVault(crypto: Crypto) {
  let opening: Promise<IDBPDatabase<VaultSchema>> | null = null;

  const open = () => {
    opening ??= openDB<VaultSchema>(DATABASE, 1, {
      upgrade: (database) => {
        database.createObjectStore('keys');
        database.createObjectStore('records', { keyPath: 'key' });
      },
      terminated: () => {
        opening = null;
      },
    }).catch((failure: unknown) => {
      opening = null;
      throw failure;
    });
    return opening;
  };

  /** The draft key; the first page of a device makes it, and all pages use the one that was stored first. */
  const draftKey = async (): Promise<CryptoKey> => {
    const database = await open();
    const known = await database.get('keys', KEY_NAME);
    if (known !== undefined) return known;
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const transaction = database.transaction('keys', 'readwrite');
    const first = await transaction.store.get(KEY_NAME);
    if (first === undefined) await transaction.store.put(fresh, KEY_NAME);
    await transaction.done;
    return first ?? fresh;
  };

  return {
    encrypt: async (text: string) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await draftKey(), new TextEncoder().encode(text));
      return { iv, bytes };
    },
    decrypt: async ({ iv, bytes }: VaultRecord) =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await draftKey(), bytes)),
    read: async (key: string) => (await open()).get('records', key),
    all: async () => (await open()).getAll('records'),
    remove: async (key: string) => (await open()).delete('records', key),
    /** Writes over `revision` only; null writes over anything. Answers the new revision. */
    put: async (record: Omit<VaultRecord, 'revision'>, revision: number | null): Promise<number> => {
      const transaction = (await open()).transaction('records', 'readwrite');
      const present = (await transaction.store.get(record.key))?.revision ?? 0;
      if (revision !== null && present !== revision) {
        await transaction.done;
        throw new RevisionConflict();
      }
      await Promise.all([transaction.store.put({ ...record, revision: present + 1 }), transaction.done]);
      return present + 1;
    },
    destroy: async () => {
      const transaction = (await open()).transaction(['keys', 'records'], 'readwrite');
      await Promise.all([transaction.objectStore('records').clear(), transaction.objectStore('keys').clear(), transaction.done]);
    },
  };
}

export type Vault = ReturnType<typeof createVault>;

/** What a start does before anything is read: finds the keys, encrypts what never was, and rewrites what that leaves behind. */
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { rewriteIfOwed } from './rewriting.ts';
import { sealRows } from './sealing.ts';
import { openStoreKeys, type StoreKeys } from './storeKeys.ts';

/** Chosen for this and used for nothing else. */
const LOCK = 7_204_311_905;

export interface Prepared {
  keys: StoreKeys;
  /** Rows that were encrypted for the first time. */
  encrypted: number;
}

/**
 * Of several processes one does it, the others wait and find nothing left to do.
 * @throws KeysUnusable when these are not the keys of this database
 */
export async function prepareNumbers(
  { database, kind }: Pick<OpenedDatabase, 'database' | 'kind'>,
  config: Pick<Config, 'fieldKeys' | 'dataDirectory'>,
): Promise<Prepared> {
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(connection);
    try {
      const keys = await openStoreKeys(connection, config);
      const { rows } = await sealRows({ database: connection, keys, which: 'plain' });
      await rewriteIfOwed({ database: connection, kind });
      return { keys, encrypted: rows };
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
    }
  });
}

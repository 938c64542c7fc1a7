/** Work of a start before anything is read: finds the keys, encrypts plain rows, and rewrites the tables that held them. */
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { rewriteIfPending } from './rewriting.ts';
import { sealRows } from './sealing.ts';
import { openStoreKeys, type StoreKeys } from './storeKeys.ts';

export interface Prepared {
  keys: StoreKeys;
  /** Rows that were encrypted for the first time. */
  encrypted: number;
}

/**
 * Runs under the start lock: one of several processes does the work, the others wait and find nothing left to do.
 * @throws KeysUnusable when these are not the keys of this database
 */
export async function prepareNumbers(
  { database, kind }: Pick<OpenedDatabase, 'database' | 'kind'>,
  config: Pick<Config, 'fieldKeys' | 'dataDirectory'>,
): Promise<Prepared> {
  const keys = await openStoreKeys(database, config);
  const { rows } = await sealRows({ database, keys, which: 'plain' });
  await rewriteIfPending({ database, kind });
  return { keys, encrypted: rows };
}

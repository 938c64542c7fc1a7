/** Seals stored rows under the newest key: rows from before there were keys at the start, rows under older keys while the service runs. */
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { recordPendingRewriting } from './rewriting.ts';
import { openRow, plainRow, sealRow, type RowPlace, type SealedRow, type SealedTable } from './rows.ts';
import { isKeyedHash, keyedHash, type StoreKeys } from './storeKeys.ts';

/** Rows of one transaction: few enough that an applicant who submits meanwhile does not notice. */
const BATCH = 100;

interface TableShape {
  column: 'details' | 'answers';
  /** SQL of `RowPlace.entity`. */
  entity: string;
  /** SQL that selects the rows that are sealed. */
  rows: string;
  /** True for rows of registers, which belong to no application: `entity` alone names each. */
  isOfRegister?: true;
}

const TABLES: Record<SealedTable, TableShape> = {
  people: { column: 'details', entity: `kind || ' ' || id`, rows: 'application_id is not null' },
  organisations: { column: 'details', entity: 'id::text', rows: 'true' },
  bank_accounts: { column: 'details', entity: 'id::text', rows: 'true' },
  application_steps: { column: 'answers', entity: 'step', rows: 'true' },
  records: { column: 'details', entity: 'revision::text', rows: 'true' },
  draft_access: { column: 'details', entity: `'number'::text`, rows: 'true' },
  address_undos: { column: 'details', entity: 'id::text', rows: 'true' },
  notes: { column: 'details', entity: 'id::text', rows: 'true' },
  payments: { column: 'details', entity: 'id::text', rows: 'true' },
  allotments: { column: 'details', entity: `'allotment'::text`, rows: 'true' },
  holders: { column: 'details', entity: 'account_hash', rows: 'true', isOfRegister: true },
  subregisters: { column: 'details', entity: 'holding_hash', rows: 'true', isOfRegister: true },
};

export interface Sealing {
  database: Database;
  keys: StoreKeys;
  /** `plain`: only rows that were never encrypted. */
  which: 'plain' | 'outdated';
  /** Asked between batches. */
  isStopped?: () => boolean;
}

export interface Sealed {
  rows: number;
  /** Error of the first row that cannot be read; such rows stay as they are. */
  failure: unknown;
}

/**
 * Encrypts rows that are not under the newest key, and keys the hashes of contents that could reveal a number. It can be stopped at any
 * moment and begun again.
 */
export async function sealRows(sealing: Sealing): Promise<Sealed> {
  const result: Sealed = { rows: 0, failure: null };
  for (const table of Object.keys(TABLES) as SealedTable[]) {
    const failed = new Set<string>();
    for (;;) {
      if (sealing.isStopped?.()) return result;
      const batch = await sealBatch(sealing, table, failed);
      result.rows += batch.rows;
      result.failure ??= batch.failure;
      batch.failed.forEach((name) => failed.add(name));
      if (batch.seen === 0) break;
    }
  }
  while (!sealing.isStopped?.() && (await keyHashes(sealing)) > 0);
  return result;
}

interface OutdatedRow extends SealedRow {
  application_id: number | null;
  entity: string;
}

interface Batch extends Sealed {
  seen: number;
  /** Rows that cannot be read. */
  failed: string[];
}

function sealBatch(
  { database, keys: { ring }, which }: Sealing,
  table: SealedTable,
  failed: ReadonlySet<string>,
): Promise<Batch> {
  const { column, entity, rows, isOfRegister } = TABLES[table];
  const application = isOfRegister ? 'null::integer' : 'application_id';
  const isStored = `${isOfRegister ? '' : 'stored.application_id = data.application_id and '}${entity} = data.entity`;
  const outdated =
    which === 'plain' ? 'sealed_under is null' : `(sealed_under is null or sealed_under < ${ring.newest})`;
  return inTransaction(database, async (transaction) => {
    const found = await sql<OutdatedRow>`
      select ${sql.raw(application)} as application_id, ${sql.raw(entity)} as entity, ${sql.raw(column)} as details, sealed_under
      from ${sql.table(table)} where ${sql.raw(rows)} and ${sql.raw(outdated)}
      limit ${BATCH + failed.size} for update skip locked`.execute(transaction);
    const fresh = found.rows.filter((row) => !failed.has(nameOf(row)));
    if (fresh.some((row) => row.sealed_under === null)) await recordPendingRewriting(transaction);
    let failure: unknown = null;
    const unreadable: string[] = [];
    const sealed = fresh.flatMap((row) => {
      const place: RowPlace = { table, applicationId: row.application_id, entity: row.entity };
      try {
        const details = row.sealed_under === null ? plainRow(row) : openRow(ring, place, row);
        return [
          { application_id: row.application_id, entity: row.entity, details: sealRow(ring, place, details).details },
        ];
      } catch (error) {
        failure ??= error;
        unreadable.push(nameOf(row));
        return [];
      }
    });
    await sql`
      update ${sql.table(table)} as stored set ${sql.ref(column)} = data.details::jsonb, sealed_under = ${ring.newest}
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as data (application_id integer, entity text, details text)
      where ${sql.raw(isStored)}`.execute(transaction);
    return { rows: sealed.length, seen: fresh.length, failure, failed: unreadable };
  });
}

function nameOf({ application_id: application, entity }: OutdatedRow): string {
  return `${String(application)} ${entity}`;
}

/**
 * Replaces plain hashes of contents by keyed ones: a hash of answers in which only one number is unknown would reveal it. Returns how many
 * were plain.
 */
function keyHashes({ database, keys }: Sealing): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('idempotency_keys')
      .select(['key', 'request_hash'])
      .where('request_hash', 'not like', 'hmac.%')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const plain = rows.filter(({ request_hash: hash }) => !isKeyedHash(hash));
    if (plain.length > 0) await recordPendingRewriting(transaction);
    for (const { key, request_hash } of plain)
      await transaction
        .updateTable('idempotency_keys')
        .set({ request_hash: keyedHash(keys, request_hash) })
        .where('key', '=', key)
        .execute();
    return plain.length;
  });
}

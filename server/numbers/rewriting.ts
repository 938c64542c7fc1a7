/**
 * Rewriting of tables, because rows that were plain, or were removed, leave their bytes behind: in dead rows, in the planner's statistics,
 * in the write-ahead log. On the embedded database the log begins anew, too. The database records that a rewriting is pending, so that the
 * next start makes up for a start that is killed half-way.
 */
import { sql, type Transaction } from 'kysely';
import type { Database, OpenedDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const OWED = 'rewriting_owed';
const TABLES = [
  'people',
  'people_places',
  'organisations',
  'bank_accounts',
  'application_steps',
  'idempotency_keys',
  'number_handles',
  'documents',
  'draft_access',
  'address_undos',
  'notes',
  'payments',
  'allotments',
  'listed_applications',
  'listed_matches',
  'holders',
  'subregisters',
  'holder_access',
] as const;

/** Parts of the database that are rewritten, each on its own; the log comes last, since it holds the bytes of the others. */
export const REWRITTEN_PARTS = [...TABLES, 'log'] as const;
export type RewrittenPart = (typeof REWRITTEN_PARTS)[number];

/** Narrows to a part that is rewritten. */
export function isRewrittenPart(name: unknown): name is RewrittenPart {
  return REWRITTEN_PARTS.some((part) => part === name);
}

/** Records a pending rewriting, in the transaction that encrypts a plain row. */
export async function recordPendingRewriting(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('server_keys')
    .values({ name: OWED, value: 'since rows were encrypted' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Rewrites the tables that held plain rows; returns true if there were any. Nobody else can use these tables meanwhile. */
export async function rewriteIfPending({
  database,
  kind,
}: Pick<OpenedDatabase, 'database' | 'kind'>): Promise<boolean> {
  const owed = await database.selectFrom('server_keys').select('name').where('name', '=', OWED).executeTakeFirst();
  if (!owed) return false;
  await rewriteTables({ database, kind });
  await database.deleteFrom('server_keys').where('name', '=', OWED).execute();
  return true;
}

/** Rewrites every part: no bytes of rows that were plain, or removed, are left in any file of the embedded database. */
export async function rewriteTables(opened: Pick<OpenedDatabase, 'database' | 'kind'>): Promise<void> {
  for (const part of REWRITTEN_PARTS) await rewritePart(opened, part);
}

/** Rewrites one part: a table, or the planner's statistics with the log. Other requests of the embedded database wait for one statement. */
export async function rewritePart(
  { database, kind }: Pick<OpenedDatabase, 'database' | 'kind'>,
  part: RewrittenPart,
): Promise<void> {
  if (part === 'log') {
    await sql`vacuum (full) pg_statistic`.execute(database);
    if (kind === 'embedded') await beginNewLog(database);
    return;
  }
  if (kind === 'embedded') await forgetStatistics(database, part);
  await sql`vacuum (full, analyze) ${sql.table(part)}`.execute(database);
}

/** Removes the planner's statistics of a table's values: analysing an empty table would leave them unchanged. */
async function forgetStatistics(database: Database, table: string): Promise<void> {
  await sql`delete from pg_statistic where starelid = ${table}::regclass`.execute(database);
}

/** More segments than any embedded database has at once. */
const MOST_SEGMENTS = 1_000;

/** Moves on, segment by segment, until each present segment has been removed instead of being used again with its old bytes. */
async function beginNewLog(database: Database): Promise<void> {
  await sql`set wal_recycle = off`.execute(database);
  const old = new Set(await segments(database));
  for (let round = 0; round < MOST_SEGMENTS; round += 1) {
    await sql`select pg_logical_emit_message(false, 'allot', 'a new log')`.execute(database);
    await sql`select pg_switch_wal()`.execute(database);
    await sql`checkpoint`.execute(database);
    if (!(await segments(database)).some((name) => old.has(name))) {
      await sql`reset wal_recycle`.execute(database);
      return;
    }
  }
  throw new Error('The old write-ahead log could not be removed.');
}

async function segments(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_ls_waldir()`.execute(database);
  return rows.map(({ name }) => name);
}

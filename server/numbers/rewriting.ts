/**
 * Rows that were plain, or were removed, leave their bytes behind: in dead rows, in what the planner learnt of columns, in the write-ahead log. Here the tables are
 * written anew, and on the embedded database the log begins anew, too. Whether that is owed is kept in the database, so that a start that is
 * killed half-way is made up for by the next one.
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
] as const;

/** Parts of the database that are written anew, each on its own; the log comes last, since it holds what the others held. */
export const REWRITTEN_PARTS = [...TABLES, 'log'] as const;
export type RewrittenPart = (typeof REWRITTEN_PARTS)[number];

/** Narrows to a part that is written anew. */
export function isRewrittenPart(name: unknown): name is RewrittenPart {
  return REWRITTEN_PARTS.some((part) => part === name);
}

/** In the transaction that encrypts a plain row. */
export async function oweRewriting(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('server_keys')
    .values({ name: OWED, value: 'since rows were encrypted' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Writes anew what held plain rows; tells whether there was any. Nobody else can use these tables meanwhile. */
export async function rewriteIfOwed({ database, kind }: Pick<OpenedDatabase, 'database' | 'kind'>): Promise<boolean> {
  const owed = await database.selectFrom('server_keys').select('name').where('name', '=', OWED).executeTakeFirst();
  if (!owed) return false;
  await rewriteTables({ database, kind });
  await database.deleteFrom('server_keys').where('name', '=', OWED).execute();
  return true;
}

/** Writes every part anew: nothing of rows that were plain, or removed, is left in any file of the embedded database. */
export async function rewriteTables(opened: Pick<OpenedDatabase, 'database' | 'kind'>): Promise<void> {
  for (const part of REWRITTEN_PARTS) await rewritePart(opened, part);
}

/** Writes one part anew: a table, or what the planner learnt with the log. Other calls of the embedded database wait for one statement. */
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

/** Removes what the planner has learnt of a table's values: looking at an empty table anew would change nothing. */
async function forgetStatistics(database: Database, table: string): Promise<void> {
  await sql`delete from pg_statistic where starelid = ${table}::regclass`.execute(database);
}

/** More segments than any embedded database keeps at once. */
const MOST_SEGMENTS = 1_000;

/** Moves on, segment by segment, until each that there is now has been removed instead of being used again with its old bytes. */
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

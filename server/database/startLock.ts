/** Lock under which one process at a time prepares the database, however many start at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Kysely's number for its migrations: earlier releases hold it while they migrate. */
const LOCK = '3853314791062309107';
/** Milliseconds. */
const BETWEEN_TRIES = 100;

/**
 * Runs `work` while no other process prepares this database. The lock belongs to a transaction on a connection of its own, so it ends with
 * the process. A waiting process asks again and again instead of holding a connection: behind a pooler with few connections the working
 * process would get none.
 */
export async function withStartLock<Result>(
  { database, kind }: { database: Kysely<Tables>; kind: 'embedded' | 'postgres' },
  work: () => Promise<Result>,
): Promise<Result> {
  // The embedded database has one process, by its own lock, and one connection.
  if (kind === 'embedded') return work();
  for (;;) {
    const turn = await database
      .transaction()
      .execute(async (holder) => ((await takeLock(holder)) ? { result: await work() } : null));
    if (turn) return turn.result;
    await pause(BETWEEN_TRIES);
  }
}

async function takeLock(holder: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK)}::bigint) as "isMine"`.execute(holder);
  return rows[0]?.isMine === true;
}

/** What a start does to the database is done by one process at a time, however many start at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Kysely's number for its migrations: earlier releases hold it while they migrate. */
const LOCK = '3853314791062309107';
/** In milliseconds. */
const BETWEEN_TRIES = 100;

/**
 * Does `work` while no other process does such work on this database. The lock is that of a transaction on a connection of its own, so
 * that it ends with the process. Whoever waits asks again and again instead of holding a connection: behind a pooler with few of them
 * the one at work would get none.
 */
export async function underStartLock<Result>(
  { database, kind }: { database: Kysely<Tables>; kind: 'embedded' | 'postgres' },
  work: () => Promise<Result>,
): Promise<Result> {
  // One process by its own lock, and one connection.
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

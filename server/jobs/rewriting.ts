/**
 * What was removed leaves its bytes behind in the files of the embedded database. They are written anew within a minute, by a job that any
 * number of removals share. A PostgreSQL server vacuums by itself (docs/operating.md).
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Clock, Ids } from '../deps.ts';
import { rewriteTables } from '../numbers/rewriting.ts';
import { addJob } from './queue.ts';
import type { JobDeps } from './work.ts';

/** Removals of this many milliseconds share a job. */
const SHARED = 20_000;
/** Milliseconds in which each of them has been committed. */
const COMMITTED = 15_000;

/** Owes it, in the transaction that removes something. */
export async function oweRewriting(
  transaction: Transaction<Tables>,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const turn = Math.floor(clock.now().getTime() / SHARED);
  const dueAt = new Date((turn + 1) * SHARED + COMMITTED);
  await addJob(transaction, { kind: 'rewriting', key: String(turn), dueAt }, { clock, ids });
}

/** Writes anew what held the removed rows. */
export async function rewrite({ database, config }: Pick<JobDeps, 'database' | 'config'>): Promise<void> {
  if (config.databaseUrl === null) await rewriteTables({ database, kind: 'embedded' });
}

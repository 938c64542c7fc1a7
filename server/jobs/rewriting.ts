/**
 * Jobs that rewrite the files of the embedded database, because removed rows leave their bytes behind in them. Each table is rewritten at
 * most once an hour, by jobs that any number of removals share: one for each table, and one for the log after them. The embedded database
 * does one thing at a time, so each job waits until there are no requests, for a day at most. A PostgreSQL server vacuums by itself
 * (docs/operating.md).
 */
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { runChanges } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import { isRewrittenPart, rewritePart, REWRITTEN_PARTS, type RewrittenPart } from '../numbers/rewriting.ts';
import type { Transaction } from 'kysely';
import { jobsToWrite, type Deferral } from './queue.ts';
import type { Work } from './work.ts';

const HOUR = 60 * 60_000;
/** Milliseconds in which every removal of an hour has been committed. */
const COMMITTED = 15_000;
/** Milliseconds without a request after which a part is rewritten. */
const QUIET = 5_000;
/** Milliseconds after which a part is rewritten although requests go on. */
const LATEST = 24 * HOUR;

/** Enqueues the jobs, in the transaction that removes something. */
export async function enqueueRewriting(
  transaction: Transaction<Tables>,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const turn = Math.floor(clock.now().getTime() / HOUR);
  const due = (turn + 1) * HOUR + COMMITTED;
  const jobs = REWRITTEN_PARTS.map((part, place) => ({
    kind: 'rewriting' as const,
    key: `${turn} ${part}`,
    // The log is due last.
    dueAt: new Date(due + place),
    payload: { part, due },
  }));
  await runChanges(transaction, jobsToWrite(transaction, jobs, { clock, ids }));
}

/** Rewrites one part, or leaves it for later: while requests arrive, and the log while a table is still to be done. */
export async function rewrite({ deps, job }: Pick<Work, 'deps' | 'job'>): Promise<Deferral | null> {
  const { database, config, clock, activity } = deps;
  const { part, due } = job.payload;
  // An earlier release's job names no part; the next removal's jobs do its work.
  if (config.databaseUrl !== null || !isRewrittenPart(part)) return null;
  const now = clock.now();
  const isLate = now.getTime() >= Number(due) + LATEST;
  const isHeld = !isLate && !activity.isQuiet(now, QUIET);
  if (isHeld || (await hasPartsBefore(database, part))) return { at: new Date(now.getTime() + QUIET), why: 'calls' };
  await rewritePart({ database, kind: 'embedded' }, part);
  return null;
}

/** True if a table is still to be rewritten before the log. */
async function hasPartsBefore(database: Database, part: RewrittenPart): Promise<boolean> {
  if (part !== 'log') return false;
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'rewriting')
    .where('status', '=', 'waiting')
    .where('key', 'not like', '% log')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an operator sees of the jobs, and what they can have tried again. */
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { JobsTable } from '../database/tables.ts';

export interface SeenJob {
  id: string;
  kind: string;
  key: string;
  status: 'waiting' | 'given_up' | 'done';
  attempts: number;
  last_failure: string | null;
  due_at: Date;
  ended_at: Date | null;
  /** Why it was left for later, where that was no failure. */
  held_back: Selectable<JobsTable>['held_back'];
  is_in_hand: boolean;
}

function seen(database: Database, now: Date) {
  return database
    .selectFrom('jobs')
    .select(['id', 'kind', 'key', 'attempts', 'last_failure', 'due_at', 'ended_at', 'held_back'])
    .select(sql<SeenJob['status']>`status`.as('status'))
    .select(sql<boolean>`coalesce(leased_until > ${now}, false)`.as('is_in_hand'));
}

/** Jobs that are not done, those that were given up first, then those that are due first, at most `limit`. */
export async function listJobs(database: Database, now: Date, limit: number): Promise<SeenJob[]> {
  return seen(database, now)
    .where('status', '<>', 'done')
    .orderBy(sql`status = 'waiting'`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** The job of this id, in whatever state; null where there is none. */
export async function findJob(database: Database, id: string, now: Date): Promise<SeenJob | null> {
  const row = await seen(database, now)
    .where(sql`id::text`, '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes what was given up, or waits after a failure, due at once with all its tries before it; gives how many. What somebody has in hand,
 * and what waits for another reason, stays as it is.
 * @param which an id, a kind, or `all`
 */
export async function retryJobs(database: Database, which: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({ status: 'waiting', due_at: now, attempts: 0, ended_at: null, lease: null, leased_until: null })
    .where((or) => or.or([or.val(which === 'all'), or(sql`id::text`, '=', which), or('kind', '=', which)]))
    .where((or) =>
      or.or([
        or('status', '=', 'given_up'),
        or.and([
          or('status', '=', 'waiting'),
          or('last_failure', 'is not', null),
          or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

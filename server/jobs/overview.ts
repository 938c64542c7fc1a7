/** The operator's view of the jobs, and the retrying of failed ones. */
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { JobsTable } from '../database/tables.ts';

export interface JobOverview {
  id: string;
  kind: string;
  key: string;
  status: 'waiting' | 'given_up' | 'done';
  attempts: number;
  last_failure: string | null;
  due_at: Date;
  ended_at: Date | null;
  /** Reason for leaving the job for later, if that was no failure. */
  held_back: Selectable<JobsTable>['held_back'];
  is_in_hand: boolean;
}

function seen(database: Database, now: Date) {
  return database
    .selectFrom('jobs')
    .select(['id', 'kind', 'key', 'attempts', 'last_failure', 'due_at', 'ended_at', 'held_back'])
    .select(sql<JobOverview['status']>`status`.as('status'))
    .select(sql<boolean>`coalesce(leased_until > ${now}, false)`.as('is_in_hand'));
}

/** Jobs that are not done, at most `limit`: first those given up, then those due first. */
export async function listJobs(database: Database, now: Date, limit: number): Promise<JobOverview[]> {
  return seen(database, now)
    .where('status', '<>', 'done')
    .orderBy(sql`status = 'waiting'`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** The job of this id, in any state; null if there is none. */
export async function findJob(database: Database, id: string, now: Date): Promise<JobOverview | null> {
  const row = await seen(database, now)
    .where(sql`id::text`, '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes jobs that were given up, or wait after a failure, due at once with all their tries; returns how many. A job in hand, or one that
 * waits for another reason, stays as it is.
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

/** What an operator sees of the jobs, and what they can have tried again. */
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface SeenJob {
  id: string;
  kind: string;
  key: string;
  status: 'waiting' | 'given_up';
  attempts: number;
  last_failure: string | null;
  due_at: Date;
  ended_at: Date | null;
  is_in_hand: boolean;
}

/** Jobs that are not done, those that were given up first, then those that are due first, at most `limit`. */
export async function listJobs(database: Database, now: Date, limit: number): Promise<SeenJob[]> {
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'kind', 'key', 'attempts', 'last_failure', 'due_at', 'ended_at'])
    .select(sql<SeenJob['status']>`status`.as('status'))
    .select(sql<boolean>`coalesce(leased_until > ${now}, false)`.as('is_in_hand'))
    .where('status', '<>', 'done')
    .orderBy(sql`status = 'waiting'`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows;
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

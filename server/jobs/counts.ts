/** Counts of jobs, which reveal nothing about any person. */
import { sql } from 'kysely';
import { cacheReadings } from '../cacheReadings.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../deps.ts';

export interface JobCounts {
  /** Not done yet, including those left for later. */
  waiting: number;
  /** Due for longer than `LATE`, and in nobody's hand. */
  late: number;
  /** First failed more than `LATE` ago and in every try since, whatever the time of the next one. */
  failing: number;
  given_up: number;
  /** Whole seconds for which the oldest waiting job has been due, or failing; 0 if there is none. */
  oldest_seconds: number;
}

/** Milliseconds. Normally a due job begins within a second, and one that failed once succeeds a minute later. */
const LATE = 10 * 60_000;

async function count(database: Database, now: Date): Promise<JobCounts | null> {
  const late = new Date(now.getTime() - LATE);
  const { rows } = await sql<JobCounts>`
    select count(*)::integer as waiting,
      (count(*) filter (where due_at < ${late} and (leased_until is null or leased_until < ${now})))::integer as late,
      (count(*) filter (where last_failure is not null and failing_since < ${late}))::integer as failing,
      coalesce(floor(extract(epoch from greatest(interval '0', ${now}::timestamptz
        - min(least(due_at, case when last_failure is not null then failing_since end))))), 0)::integer as oldest_seconds,
      (select count(*)::integer from jobs where status = 'given_up') as given_up
    from jobs where status = 'waiting'`.execute(database);
  return rows[0] ?? null;
}

/** Counts at most every few seconds; returns null if that fails or takes long, which is no failure of the caller. */
export function countingJobs({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): () => Promise<JobCounts | null> {
  return cacheReadings(() => count(database, clock.now()));
}

/** How it stands with the jobs, in numbers that tell nothing of anybody. */
import { sql } from 'kysely';
import { askingSeldom } from '../askingSeldom.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../deps.ts';

export interface JobCounts {
  /** Not done yet, those for later among them. */
  waiting: number;
  /** Due for longer than `LATE`. */
  late: number;
  /** First failed more than `LATE` ago and in every try since, whenever the next one is due. */
  failing: number;
  given_up: number;
  /** How long it is, in whole seconds, that the oldest of those waiting has been due, or failing; 0 where there is none. */
  oldest_seconds: number;
}

/** In milliseconds: what is due begins within a second where all is well, and what failed once succeeds a minute later. */
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

/** Counts at most every few seconds; null where that fails or takes long, which is nobody's failure who asks. */
export function countingJobs({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): () => Promise<JobCounts | null> {
  return askingSeldom(() => count(database, clock.now()));
}

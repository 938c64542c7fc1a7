/**
 * Jobs in the database. The taker of a job has it alone, under a lease with a random id, and only that id ends the job. A taker whose lease
 * ran out can change nothing any more.
 */
import { sql, type Kysely, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { JobsTable, Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';

export type JobKind =
  'message' | 'sms' | 'resend_link' | 'clearing' | 'sealing' | 'listing' | 'rewriting' | 'reminders';

export interface NewJob {
  kind: JobKind;
  /** Names the occasion within its kind: a second job with this key is not written. */
  key: string;
  /** Left out: at once. */
  dueAt?: Date;
  /** Ids and keyed hashes only. */
  payload?: Record<string, string | number>;
  /** The due job with the highest urgency is done first; 0 by default. */
  urgency?: number;
}

export interface ClaimedJob {
  id: string;
  kind: JobKind;
  key: string;
  payload: Record<string, unknown>;
  /** Tries, including this one. */
  attempts: number;
  lease: string;
}

/** The job cannot be done yet, which is no failure. */
export interface Deferral {
  /** Time of the next try. */
  at: Date;
  why: NonNullable<Selectable<JobsTable>['held_back']>;
}

/** Returns the changes that enqueue the jobs, for a transaction with other changes; a job whose key exists stays as it is. */
export function jobsToWrite(
  database: Kysely<Tables>,
  owed: NewJob[],
  { clock, ids }: { clock: Clock; ids: Ids },
): Change[] {
  if (owed.length === 0) return [];
  const now = clock.now();
  const rows = owed.map(({ kind, key, dueAt = now, payload = {}, urgency = 0 }) => ({
    id: ids.uuid(),
    kind,
    key,
    payload: JSON.stringify(payload),
    due_at: dueAt,
    urgency,
    created_at: now,
  }));
  return [insertJobs(database).values(rows)];
}

/** Enqueues one job, as part of the transaction. */
export async function addJob(
  database: Kysely<Tables>,
  owed: NewJob,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const row = { kind: owed.kind, key: owed.key, payload: JSON.stringify(owed.payload ?? {}) };
  const now = clock.now();
  await insertJobs(database)
    .values({ id: ids.uuid(), ...row, due_at: owed.dueAt ?? now, created_at: now })
    .execute();
}

function insertJobs(database: Kysely<Tables>) {
  return database.insertInto('jobs').onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing());
}

/** Request for a job: its kinds, the present time, and the lease that it gets. */
export interface ClaimOptions {
  kinds: readonly JobKind[];
  now: Date;
  lease: string;
  /** Milliseconds for which the taker has a job of a kind alone. */
  leaseOf: (kind: JobKind) => number;
}

/** Takes the most urgent due job that nobody has under a lease, the longest due first; returns null if there is none. */
export async function claimJob(
  database: Database,
  { kinds, now, lease, leaseOf }: ClaimOptions,
): Promise<ClaimedJob | null> {
  const until = sql<Date>`case kind ${sql.join(
    kinds.map((kind) => sql`when ${kind} then ${new Date(now.getTime() + leaseOf(kind))}::timestamptz`),
    sql` `,
  )} end`;
  const row = await database
    .updateTable('jobs')
    .set((builder) => ({ lease, leased_until: until, attempts: builder('attempts', '+', 1) }))
    // One value, not a list of them: the choice is made, and locked, once.
    .where('id', '=', (builder) =>
      builder
        .selectFrom('jobs')
        .select('id')
        .where('status', '=', 'waiting')
        .where('kind', 'in', kinds)
        .where('due_at', '<=', now)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
        .orderBy('urgency', 'desc')
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'key', 'payload', 'attempts'])
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as JobKind, lease } : null;
}

/** True if the job still belongs to its taker at this time. */
export async function holdsLease(database: Database, { id, lease }: ClaimedJob, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('leased_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the job as done. */
export function finish(database: Database, job: ClaimedJob, now: Date): Promise<boolean> {
  return end(database, job, { status: 'done', ended_at: now, last_failure: null });
}

/** Ends a try that failed; the next is due at `dueAt`. `reason` is an error's code, because its message may hold an address. */
export function fail(
  database: Database,
  job: ClaimedJob,
  { now, dueAt, reason }: { now: Date; dueAt: Date; reason: string },
): Promise<boolean> {
  const failing_since = sql<Date>`
    case when last_failure is null then ${now}::timestamptz else coalesce(failing_since, ${now}::timestamptz) end`;
  return end(database, job, { due_at: dueAt, last_failure: reason, failing_since });
}

/** Ends a job that failed as often as its kind allows; an operator has to look. */
export function giveUp(
  database: Database,
  job: ClaimedJob,
  { now, reason }: { now: Date; reason: string },
): Promise<boolean> {
  return end(database, job, { status: 'given_up', ended_at: now, last_failure: reason });
}

/** Leaves the job for later. This counts as no try and no failure, so that no job is given up for having waited. */
export function postpone(database: Database, job: ClaimedJob, { at, why }: Deferral): Promise<boolean> {
  return end(database, job, { due_at: at, attempts: sql<number>`attempts - 1`, last_failure: null, held_back: why });
}

/** Ends a recurring job for this time; it begins anew at `dueAt`. */
export function repeat(database: Database, job: ClaimedJob, dueAt: Date): Promise<boolean> {
  return end(database, job, { due_at: dueAt, attempts: 0, last_failure: null });
}

type Ending = Pick<Updateable<JobsTable>, 'status' | 'ended_at' | 'due_at' | 'last_failure' | 'held_back'> & {
  attempts?: number | RawBuilder<number>;
  failing_since?: RawBuilder<Date>;
};

/** Gives the job back if it still belongs to its taker, and returns true if it did. */
async function end(database: Database, { id, lease }: ClaimedJob, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({ held_back: null, ...ending, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes jobs that were done before `before`, at most `limit`. A job that was given up stays for an operator to see. */
export async function forgetDone(database: Database, before: Date, limit: number): Promise<number> {
  const removed = await database
    .deleteFrom('jobs')
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('jobs')
        .select('id')
        .where('status', '=', 'done')
        .where('ended_at', '<=', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

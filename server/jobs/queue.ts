/**
 * Jobs in the database: who takes one has it alone, under a lease of a random word, and only that word ends it. Whoever has lost the
 * lease, since it took too long, changes nothing any more.
 */
import { sql, type Kysely, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { JobsTable, Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';

export type JobKind = 'message' | 'sms' | 'resend_link' | 'clearing' | 'sealing' | 'rewriting' | 'reminders';

export interface OwedJob {
  kind: JobKind;
  /** Names the occasion within its kind: a second one with this key is not written. */
  key: string;
  /** Null: at once. */
  dueAt?: Date;
  /** Ids and keyed hashes only. */
  payload?: Record<string, string | number>;
  /** Of several that are due the one with the most is done first; 0 by default. */
  urgency?: number;
}

export interface TakenJob {
  id: string;
  kind: JobKind;
  key: string;
  payload: Record<string, unknown>;
  /** Tries, this one among them. */
  attempts: number;
  lease: string;
}

/** It may not be done yet, which is no failure. */
export interface Later {
  /** When to look again. */
  at: Date;
  why: NonNullable<Selectable<JobsTable>['held_back']>;
}

/** What owes the jobs, to be made with the other changes of a transaction; a job whose key is there already stays as it is. */
export function jobsToWrite(
  database: Kysely<Tables>,
  owed: OwedJob[],
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

/** Owes one job, as part of the transaction. */
export async function addJob(
  database: Kysely<Tables>,
  owed: OwedJob,
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

/** How a job is asked for: which kinds, at what time, and the lease that it is given. */
export interface Taking {
  kinds: readonly JobKind[];
  now: Date;
  lease: string;
  /** How long each kind is left to its taker, in milliseconds. */
  leaseOf: (kind: JobKind) => number;
}

/** Takes the most urgent, of these the one that has been due for longest, whose lease, where it had one, is over; null where there is none. */
export async function takeOne(database: Database, { kinds, now, lease, leaseOf }: Taking): Promise<TakenJob | null> {
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

/** Whether the job is still its taker's at this time. */
export async function isLeaseOurs(database: Database, { id, lease }: TakenJob, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('leased_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** It is done, and stays so. */
export function finish(database: Database, job: TakenJob, now: Date): Promise<boolean> {
  return end(database, job, { status: 'done', ended_at: now, last_failure: null });
}

/** It has failed, and is tried again at `dueAt`. `reason` is an error's code: its message may hold an address. */
export function fail(
  database: Database,
  job: TakenJob,
  { now, dueAt, reason }: { now: Date; dueAt: Date; reason: string },
): Promise<boolean> {
  const failing_since = sql<Date>`
    case when last_failure is null then ${now}::timestamptz else coalesce(failing_since, ${now}::timestamptz) end`;
  return end(database, job, { due_at: dueAt, last_failure: reason, failing_since });
}

/** It has failed as often as its kind may; somebody has to look. */
export function giveUp(
  database: Database,
  job: TakenJob,
  { now, reason }: { now: Date; reason: string },
): Promise<boolean> {
  return end(database, job, { status: 'given_up', ended_at: now, last_failure: reason });
}

/** It is left for later, and this was no try, so that nothing is ever given up for having waited, nor counts as failing. */
export function postpone(database: Database, job: TakenJob, { at, why }: Later): Promise<boolean> {
  return end(database, job, { due_at: at, attempts: sql<number>`attempts - 1`, last_failure: null, held_back: why });
}

/** It is done for this time, and begins anew at `dueAt`. */
export function repeat(database: Database, job: TakenJob, dueAt: Date): Promise<boolean> {
  return end(database, job, { due_at: dueAt, attempts: 0, last_failure: null });
}

type Ending = Pick<Updateable<JobsTable>, 'status' | 'ended_at' | 'due_at' | 'last_failure' | 'held_back'> & {
  attempts?: number | RawBuilder<number>;
  failing_since?: RawBuilder<Date>;
};

/** Gives the job back, if it is still its taker's, and tells whether it was. */
async function end(database: Database, { id, lease }: TakenJob, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({ held_back: null, ...ending, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes jobs that were done before `before`, at most `limit`. What was given up stays until somebody has looked. */
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

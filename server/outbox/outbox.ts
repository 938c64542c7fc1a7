/** E-mails that are owed: written with the application they speak of, sent afterwards, again and again until they are gone. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import type { EmailTemplate } from '../emails/templates.ts';

const MINUTE = 60_000;
/** While one process sends a message the others leave it alone; if that process dies it is free again after this. */
const LEASE = 5 * MINUTE;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** About a week of attempts. */
const MAX_ATTEMPTS = 40;

export interface OwedEmail {
  /** Null: the issuer, whose address stands in the offer. */
  personKey: string | null;
  template: EmailTemplate;
}

export interface ClaimedEmail extends OwedEmail {
  id: string;
  applicationId: number;
  attempts: number;
}

/** What owes them, in the transaction of the application that they speak of: they exist exactly if it does. */
export function emailsToWrite(
  transaction: Transaction<Tables>,
  { applicationId, owed }: { applicationId: number; owed: OwedEmail[] },
  { clock, ids }: { clock: Clock; ids: Ids },
): Change[] {
  if (owed.length === 0) return [];
  const now = clock.now();
  const rows = owed.map(({ personKey, template }) => ({
    id: ids.uuid(),
    application_id: applicationId,
    person_key: personKey,
    template,
    created_at: now,
    status: 'waiting' as const,
    next_attempt_at: now,
    sent_at: null,
    last_failure: null,
  }));
  return [transaction.insertInto('outbox').values(rows)];
}

/** Takes up to `limit` messages that are due; no two processes get the same one. */
export async function claimDue(database: Database, now: Date, limit: number): Promise<ClaimedEmail[]> {
  const rows = await database
    .updateTable('outbox')
    .set((builder) => ({ next_attempt_at: new Date(now.getTime() + LEASE), attempts: builder('attempts', '+', 1) }))
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'application_id', 'person_key', 'template', 'attempts'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    applicationId: row.application_id,
    personKey: row.person_key,
    template: row.template as EmailTemplate,
    attempts: row.attempts,
  }));
}

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now, last_failure: null })
    .where('id', '=', id)
    .execute();
}

/** Takes a message that nobody is to get any more out of the row. */
export async function giveUp(database: Database, id: string): Promise<void> {
  await database.updateTable('outbox').set({ status: 'given_up' }).where('id', '=', id).execute();
}

/** Leaves a message for later without counting a try, so that it is never given up for having waited. */
export async function postpone(database: Database, id: string, until: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set((builder) => ({ next_attempt_at: until, attempts: builder('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Waits twice as long after each failure, at most six hours. `reason` is an error's code: its message may hold an address. */
export async function markFailed(
  database: Database,
  email: ClaimedEmail,
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** (email.attempts - 1));
  const status = email.attempts >= MAX_ATTEMPTS ? 'given_up' : 'waiting';
  await database
    .updateTable('outbox')
    .set({ status, last_failure: reason, next_attempt_at: new Date(now.getTime() + pause) })
    .where('id', '=', email.id)
    .execute();
}

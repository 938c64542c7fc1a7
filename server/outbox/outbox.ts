/** Messages that are owed: written with the application they speak of and, for each, the job that sends it. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import type { EmailTemplate } from '../emails/templates.ts';
import { jobsToWrite, type JobKind } from '../jobs/queue.ts';
import type { SmsTemplate, StoredSms } from '../sms/messages.ts';

export interface OwedEmail {
  /** Null: the issuer, whose address stands in the offer; about a draft, whoever applies. */
  personKey: string | null;
  template: EmailTemplate;
}

export interface StoredEmail extends OwedEmail {
  id: string;
  applicationId: number;
  /** What it is about, such as the id of a link. */
  occasion: string;
}

/** What the messages of one occasion are about. */
export interface Occasion {
  applicationId: number;
  /** What has happened, told once to each; e.g. the lodging of the application, or one of several links that were asked for. */
  occasion?: string;
  owed: OwedEmail[];
}

/**
 * What owes them, in the transaction of the application that they speak of: they exist exactly if it does. What the same occasion owed
 * already is not owed again; a job whose message is for that reason not there has nothing to do.
 */
export function emailsToWrite(
  transaction: Kysely<Tables>,
  { applicationId, occasion = 'lodged', owed }: Occasion,
  deps: { clock: Clock; ids: Ids },
): Change[] {
  const receivers = owed.map(({ personKey, template }) => ({ person_key: personKey, template }));
  return messagesToWrite(transaction, { applicationId, occasion, channel: 'email', receivers }, deps);
}

/** What owes a text message, as `emailsToWrite` does; who gets it, and what it says, is found when it is sent. */
export function smsToWrite(
  transaction: Kysely<Tables>,
  { applicationId, template, occasion }: { applicationId: number; template: SmsTemplate; occasion: string },
  deps: { clock: Clock; ids: Ids },
): Change[] {
  const receivers = [{ person_key: null, template }];
  return messagesToWrite(transaction, { applicationId, occasion, channel: 'sms', receivers }, deps);
}

interface Messages {
  applicationId: number;
  occasion: string;
  channel: Channel;
  receivers: { person_key: string | null; template: string }[];
}

type Channel = 'email' | 'sms';

/** A text message waits for no e-mail; and an earlier release, running beside this one, takes no job of its kind. */
const JOB_OF: Record<Channel, JobKind> = { email: 'message', sms: 'sms' };

/** Somebody waits for these: they leave before every other e-mail. */
const URGENT_TEMPLATES: ReadonlySet<string> = new Set<EmailTemplate | SmsTemplate>([
  'application_link',
  'approval_request',
  'address_changed',
  'draft_deleted',
  'draft_code',
]);

function messagesToWrite(
  transaction: Kysely<Tables>,
  { applicationId, occasion, channel, receivers }: Messages,
  deps: { clock: Clock; ids: Ids },
): Change[] {
  if (receivers.length === 0) return [];
  const now = deps.clock.now();
  const rows = receivers.map((receiver) => ({
    id: deps.ids.uuid(),
    application_id: applicationId,
    ...receiver,
    channel,
    occasion,
    created_at: now,
    status: 'waiting' as const,
  }));
  const jobs = rows.map(({ id, template }) => ({
    kind: JOB_OF[channel],
    key: id,
    urgency: URGENT_TEMPLATES.has(template) ? 1 : 0,
  }));
  return [
    transaction
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
    ...jobsToWrite(transaction, jobs, deps),
  ];
}

/** A message in the hand of its job: what it says, or from when on an earlier release, which has it in hand, no longer does. */
export type Handed = { email: StoredEmail } | { sms: StoredSms } | { heldUntil: Date };

/** The message of this id as long as it is owed, taken out of the reach of an earlier release that runs beside this one; null: it is not. */
export async function takeInHand(database: Database, id: string, now: Date): Promise<Handed | null> {
  const row = await database
    .updateTable('outbox')
    .set({ next_attempt_at: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where((or) => or.or([or('next_attempt_at', 'is', null), or('next_attempt_at', '<=', now)]))
    .returning(['application_id', 'person_key', 'channel', 'template', 'occasion'])
    .executeTakeFirst();
  if (row) {
    const { application_id: applicationId, person_key: personKey, channel, template, occasion } = row;
    if (channel === 'sms') return { sms: { id, applicationId, template: template as SmsTemplate, occasion } };
    return { email: { id, applicationId, personKey, template: template as EmailTemplate, occasion } };
  }
  const held = await database
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return held?.next_attempt_at ? { heldUntil: held.next_attempt_at } : null;
}

/** Notes that it has left. That is so whoever has its job by now. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('outbox').set({ status: 'sent', sent_at: now }).where('id', '=', id).execute();
}

/** Notes that nobody is to get it any more. */
export async function dropMessage(database: Database, id: string): Promise<void> {
  await database.updateTable('outbox').set({ status: 'given_up' }).where('id', '=', id).execute();
}

/** Gives a job to each message that an earlier release, running beside this one, has written without. */
export async function adoptMessages(database: Database, now: Date, limit: number): Promise<void> {
  await database
    .insertInto('jobs')
    .columns(['id', 'kind', 'key', 'due_at', 'created_at', 'payload'])
    .expression((builder) =>
      builder
        .selectFrom('outbox')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`'message'`.as('kind'),
          sql<string>`outbox.id::text`.as('key'),
          sql<Date>`next_attempt_at`.as('due_at'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<string>`'{}'::jsonb`.as('payload'),
        ])
        .where('outbox.status', '=', 'waiting')
        .where('next_attempt_at', 'is not', null)
        .where((known) =>
          known.not(
            known.exists(
              known
                .selectFrom('jobs')
                .select('jobs.id')
                .where('jobs.kind', '=', 'message')
                .where(sql`jobs.key`, '=', sql`outbox.id::text`),
            ),
          ),
        )
        .limit(limit),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}

/** Messages to send: written in the transaction of their application, each with the job that sends it. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { Clock, Ids } from '../deps.ts';
import type { EmailTemplate } from '../emails/templates.ts';
import { jobsToWrite, type JobKind } from '../jobs/queue.ts';
import type { SmsTemplate, StoredSms } from '../sms/messages.ts';

export interface PendingEmail {
  /** Null: the issuer, whose address stands in the offer; for a message about a draft, the applicant. */
  personKey: string | null;
  template: EmailTemplate;
}

/** Message about an application. A text message finds its receiver when it is sent. */
export type Message = {
  occasion: string;
  /** Time at which it leaves; left out: at once. */
  dueAt?: Date | undefined;
} & (({ channel: 'email' } & PendingEmail) | { channel: 'sms'; template: SmsTemplate });

export interface StoredEmail extends PendingEmail {
  id: string;
  applicationId: number;
  /** Subject of the message, such as the id of a link. */
  occasion: string;
}

type Channel = Message['channel'];

/** A text message waits for no e-mail; and an earlier release, running beside this one, takes no job of its kind. */
const JOB_OF: Record<Channel, JobKind> = { email: 'message', sms: 'sms' };

/** A person waits for these: they leave before every other e-mail. */
const URGENT_TEMPLATES: ReadonlySet<string> = new Set<EmailTemplate | SmsTemplate>([
  'application_link',
  'approval_request',
  'address_changed',
  'draft_deleted',
  'draft_code',
]);

/**
 * Returns the changes that enqueue messages, for the transaction of their application: they exist exactly if it does. A message of the same
 * occasion is not enqueued again; a job whose message is therefore missing has nothing to do.
 */
export function messagesToWrite(
  transaction: Kysely<Tables>,
  { applicationId, messages }: { applicationId: number; messages: readonly Message[] },
  deps: { clock: Clock; ids: Ids },
): Change[] {
  if (messages.length === 0) return [];
  const now = deps.clock.now();
  const rows = messages.map((message) => ({
    id: deps.ids.uuid(),
    application_id: applicationId,
    person_key: message.channel === 'email' ? message.personKey : null,
    template: message.template,
    channel: message.channel,
    occasion: message.occasion,
    created_at: now,
    status: 'waiting' as const,
  }));
  const jobs = rows.map(({ id, template, channel }, index) => ({
    kind: JOB_OF[channel],
    key: id,
    dueAt: messages[index]?.dueAt ?? now,
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

/** A message in the hand of its job: its content, or the time until which an earlier release has it in hand. */
export type ClaimedMessage = { email: StoredEmail } | { sms: StoredSms } | { heldUntil: Date };

/**
 * Returns the message of this id while it waits to be sent; null: it no longer waits. An earlier release that runs beside this one cannot
 * take it any more.
 */
export async function claimMessage(database: Database, id: string, now: Date): Promise<ClaimedMessage | null> {
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

/** Notes that the message has left, whichever process has its job by now. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('outbox').set({ status: 'sent', sent_at: now }).where('id', '=', id).execute();
}

/** Notes that nobody is to get it any more. */
export async function dropMessage(database: Database, id: string): Promise<void> {
  await database.updateTable('outbox').set({ status: 'given_up' }).where('id', '=', id).execute();
}

/** Returns the change that keeps the waiting messages of these kinds about an application from leaving. */
export function dropWaitingToWrite(
  database: Kysely<Tables>,
  { applicationId, templates }: { applicationId: number; templates: readonly EmailTemplate[] },
): Change {
  return database
    .updateTable('outbox')
    .set({ status: 'given_up' })
    .where('application_id', '=', applicationId)
    .where('template', 'in', templates)
    .where('status', '=', 'waiting');
}

/** Gives a job to each message that an earlier release, running beside this one, has written without one. */
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

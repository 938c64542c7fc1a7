/**
 * Limit on e-mails to an address that is not proven to belong to the visitor: the visitor names it, and it may be a stranger's. E-mails
 * above the limit wait and leave later; nothing is dropped. Kinds count apart, so that the first e-mails that a stranger causes hold back
 * neither the links that the owner asks for nor an approval.
 */
import { createHash } from 'node:crypto';
import { EDIT_EMAILS } from '#domain/application/issuerPage.ts';
import { MOVE_EMAILS } from '#domain/application/moves.ts';
import { mailboxOf } from '#domain/formats/mailbox.ts';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MailKind, MailSendsTable } from '../database/limitTables.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { EmailTemplate } from '../emails/templates.ts';

const DAY = 24 * 60 * 60_000;
/** E-mails of each kind, to one unproven address within any 24 hours, from all sessions together. */
export const MAILS_A_DAY = 10;
/**
 * E-mails with links that were asked for again, to one mailbox with all its tags; above it each address still gets its first of the day.
 */
const LINKS_A_DAY = 20;

export interface Addressed {
  outboxId: string;
  applicationId: number;
  template: EmailTemplate;
  /** The address that the e-mail goes to. */
  to: string;
}

const KINDS: Partial<Record<EmailTemplate, MailKind>> = {
  links_again: 'link',
  approval_request: 'approval',
  mobile_replaced: 'notice',
  guesses_used: 'notice',
  address_changed: 'undo',
  draft_deleted: 'undo',
};

/** Staff of the issuer cause these, one for each decision or edit: an adviser gets them for many applications at once. */
const OF_STAFF: ReadonlySet<EmailTemplate> = new Set([...MOVE_EMAILS, ...EDIT_EMAILS]);

/**
 * Returns null if this e-mail may leave now, otherwise the time from which it may. One that may leave is counted at once, so that several
 * processes never let more through; one that is tried again is not counted twice.
 */
export async function waitUntil(database: Database, email: Addressed, now: Date): Promise<Date | null> {
  if (OF_STAFF.has(email.template) || (await isProven(database, email))) return null;
  const kind = KINDS[email.template] ?? 'first';
  const send: Send = {
    outbox_id: email.outboxId,
    address_hash: createHash('sha256').update(mailboxOf(email.to)).digest('hex'),
    place_hash: await placeOf(database, email.applicationId),
    kind,
    sent_at: now,
  };
  const count = async (transaction: Transaction<Tables>): Promise<Date | null> => {
    // E-mails of an address wait for each other to be counted; the lock ends with the transaction.
    await sql`select pg_advisory_xact_lock(hashtextextended(${send.address_hash}, 0))`.execute(transaction);
    const until = await (kind === 'link'
      ? linkUntil(transaction, email, send)
      : untilOf(transaction, send, MAILS_A_DAY));
    if (until !== null) return until;
    await transaction
      .insertInto('mail_sends')
      .values(send)
      .onConflict((conflict) => conflict.column('outbox_id').doUpdateSet({ sent_at: now }))
      .execute();
    return null;
  };
  return inTransaction(database, count, { isSafeTwice: true });
}

type Send = Selectable<MailSendsTable>;

/** The address as its drafts at the offer name it; null if there is none. */
async function placeOf(database: Database, applicationId: number): Promise<string | null> {
  const row = await database
    .selectFrom('applications')
    .select('address_hash')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.address_hash ?? null;
}

/** Time at which another e-mail of this kind may leave for the mailbox; null: now. */
async function untilOf(transaction: Transaction<Tables>, send: Send, most: number): Promise<Date | null> {
  const times = await sendsBefore(transaction, send, 'address_hash');
  const oldest = times[times.length - most];
  return oldest ? new Date(oldest.getTime() + DAY) : null;
}

/**
 * Strangers may save drafts for any tag of a mailbox and ask for their links. Those do not hold back the links of another address of the
 * mailbox: it gets its first e-mail of the day in any case, once the first e-mail about one of its drafts has left.
 */
async function linkUntil(transaction: Transaction<Tables>, email: Addressed, send: Send): Promise<Date | null> {
  const until = await untilOf(transaction, send, LINKS_A_DAY);
  if (until === null || send.place_hash === null) return until;
  const hadOne = (await sendsBefore(transaction, send, 'place_hash')).length > 0;
  return hadOne || !(await hasHeard(transaction, email.applicationId)) ? until : null;
}

async function hasHeard(transaction: Transaction<Tables>, applicationId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('template', 'in', ['application_link', 'approval_request'])
    .where('status', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Times at which other e-mails of the same kind left within the last 24 hours, the oldest first. */
async function sendsBefore(
  transaction: Transaction<Tables>,
  send: Send,
  column: 'address_hash' | 'place_hash',
): Promise<Date[]> {
  const rows = await transaction
    .selectFrom('mail_sends')
    .select('sent_at')
    .where('address_hash', '=', send.address_hash)
    .where(column, '=', send[column])
    .where('kind', '=', send.kind)
    .where('outbox_id', '<>', send.outbox_id)
    .where('sent_at', '>', new Date(send.sent_at.getTime() - DAY))
    .orderBy('sent_at')
    .execute();
  return rows.map(({ sent_at }) => sent_at);
}

/** The address of the account that the application's session is signed in to, and the issuer's own addresses, need no limit. */
async function isProven(database: Database, { applicationId, to }: Addressed): Promise<boolean> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('sessions', 'sessions.id', 'applications.session_id')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('people', 'people.key', 'users.person_key')
    .select(['people.email', 'offers.content'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  const { contact_person, registrar, issuer_email } = row?.content ?? {};
  const proven = [row?.email, contact_person?.email, registrar?.email, issuer_email];
  return proven.some((address) => address != null && mailboxOf(address) === mailboxOf(to));
}

/** Removes rows that no count needs any more, at most `limit`. */
export async function forgetOldSends(database: Database, now: Date, limit: number): Promise<number> {
  const removed = await database
    .deleteFrom('mail_sends')
    .where('outbox_id', 'in', (builder) =>
      builder
        .selectFrom('mail_sends')
        .select('outbox_id')
        .where('sent_at', '<=', new Date(now.getTime() - DAY))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

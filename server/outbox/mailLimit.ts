/**
 * How many e-mails may leave for an address that nobody has proven to be theirs: whoever fills in the form names it, and it may
 * be a stranger's. What is above waits, and leaves later; nothing is dropped.
 */
import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/formats/mailbox.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';

const DAY = 24 * 60 * 60_000;
/** To one unproven address within any 24 hours, from all sessions together. */
export const MAILS_A_DAY = 10;

export interface Addressed {
  outboxId: string;
  applicationId: number;
  /** The address that the e-mail goes to. */
  to: string;
}

/**
 * Whether this e-mail may leave now: null, or the time from when it may. One that may is counted at once, so that several processes
 * never let more through; one that is tried again is not counted twice.
 */
export async function waitUntil(database: Database, email: Addressed, now: Date): Promise<Date | null> {
  if (await isProven(database, email)) return null;
  const address_hash = createHash('sha256').update(mailboxOf(email.to)).digest('hex');
  const count = async (transaction: Transaction<Tables>): Promise<Date | null> => {
    // Whoever counts for this address waits for the others that do; the lock goes with the transaction.
    await sql`select pg_advisory_xact_lock(hashtextextended(${address_hash}, 0))`.execute(transaction);
    const times = await sendsBefore(transaction, { address_hash, outboxId: email.outboxId, now });
    const oldest = times[times.length - MAILS_A_DAY];
    if (oldest) return new Date(oldest.getTime() + DAY);
    await transaction
      .insertInto('mail_sends')
      .values({ outbox_id: email.outboxId, address_hash, sent_at: now })
      .onConflict((conflict) => conflict.column('outbox_id').doUpdateSet({ sent_at: now }))
      .execute();
    return null;
  };
  return inTransaction(database, count, { isSafeTwice: true });
}

/** When other e-mails left for the address within the last 24 hours, the oldest first. */
async function sendsBefore(
  transaction: Transaction<Tables>,
  { address_hash, outboxId, now }: { address_hash: string; outboxId: string; now: Date },
): Promise<Date[]> {
  const rows = await transaction
    .selectFrom('mail_sends')
    .select('sent_at')
    .where('address_hash', '=', address_hash)
    .where('outbox_id', '<>', outboxId)
    .where('sent_at', '>', new Date(now.getTime() - DAY))
    .orderBy('sent_at')
    .execute();
  return rows.map(({ sent_at }) => sent_at);
}

/** The address of the account that the application's session is signed in to, and the issuer's own, need no limit. */
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

/** Removes what no count needs any more, at most `limit` rows. */
export async function forgetOldSends(database: Database, now: Date, limit: number): Promise<void> {
  await database
    .deleteFrom('mail_sends')
    .where('outbox_id', 'in', (builder) =>
      builder
        .selectFrom('mail_sends')
        .select('outbox_id')
        .where('sent_at', '<=', new Date(now.getTime() - DAY))
        .limit(limit),
    )
    .execute();
}

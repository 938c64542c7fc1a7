/**
 * Caps on text messages: the person at the form names the number, it may be a stranger's, and each message costs money. A message above a
 * cap is refused, with the time from which it may be asked for again.
 */
import { createHmac } from 'node:crypto';
import { splitPhone } from '#domain/formats/phones.ts';
import { sql, type ExpressionBuilder, type Insertable, type Transaction } from 'kysely';
import type { Caller } from '../budgets/caller.ts';
import { claimBudget } from '../budgets/claim.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { SmsSendsTable } from '../database/limitTables.ts';
import type { Tables } from '../database/tables.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import type { SmsLimits } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Pace {
  most: number;
  /** Milliseconds before any moment. */
  within: number;
}

/** Caps on one draft, and on one number from all drafts together; known senders and all others count apart. */
const OF_EITHER: readonly Pace[] = [
  { most: 1, within: MINUTE },
  { most: 5, within: HOUR },
];
/** Cap on known and other senders together. */
const OF_BOTH: Pace = { most: 10, within: DAY };
/** Cap on the other senders: the rest is left to known ones. */
const OF_OTHERS: Pace = { most: 5, within: DAY };
/** Caps on links to one number: an adviser who has them sent uses up none of the investor's codes. */
const OF_LINKS: readonly Pace[] = [
  { most: 1, within: MINUTE },
  { most: 3, within: DAY },
];

/**
 * The cap that is reached. `country`: nothing is sent to numbers like this one; `budget`: the caller's texts to unverified numbers are used
 * up.
 */
export type SmsCap = 'country' | 'draft' | 'number' | 'calling_code' | 'all' | 'budget';

/** `until` is the time from which the next one may be claimed; null: never. */
export type SendClaim = { allowed: true } | { allowed: false; reason: SmsCap; until: Date | null };

export interface Claimed {
  applicationId: number;
  /** Number in E.164. */
  number: string;
  /** The application knows the session or browser that asks (server/drafts/known.ts). */
  isKnown: boolean;
  /** A code that went to this number was given for this application before. */
  isVerified: boolean;
  /** The message brings the link of a request for approval, and no code. */
  isLink?: boolean;
  /** The claiming code counts and paces it; here only the caps on all messages together apply. */
  isApart?: boolean;
  now: Date;
}

/** The caller who asks for a text to a number that was never verified; null: the number was, or the draft's link was followed. */
export type UnverifiedCaller = Caller | null;

interface ClaimDeps {
  keys: Pick<StoreKeys, 'hashKey'>;
  config: Pick<Config, 'smsLimits' | 'budgets'>;
}

type Send = Insertable<SmsSendsTable> & { is_known: boolean; is_verified: boolean };
type Counted = 'application_id' | 'number_hash' | 'calling_code' | 'is_known' | 'is_verified';

interface Cap extends Pace {
  reason: SmsCap;
  /** Messages count that agree in each of these columns; all count if there is none. */
  columns: readonly Counted[];
}

function capsOf(
  { is_known, is_verified }: Send,
  { perDay, perDayAndCode }: SmsLimits,
  { isLink = false, isApart = false }: Pick<Claimed, 'isLink' | 'isApart'>,
): Cap[] {
  const ofEverybody: Cap[] = [
    { reason: 'calling_code', columns: ['calling_code'], most: perDayAndCode, within: DAY },
    { reason: 'all', columns: [], most: perDay, within: DAY },
  ];
  if (isApart) return ofEverybody;
  // Links have hashes of their own.
  if (isLink)
    return [...OF_LINKS.map((pace): Cap => ({ ...pace, reason: 'number', columns: ['number_hash'] })), ...ofEverybody];
  return [
    ...capsOfOne({ reason: 'draft', column: 'application_id', sender: 'is_known', isKnown: is_known }),
    // Strangers who name a number in drafts of their own are known there: for the number only its verification counts.
    ...capsOfOne({
      reason: 'number',
      column: 'number_hash',
      sender: 'is_verified',
      isKnown: is_known && is_verified,
    }),
    ...ofEverybody,
  ];
}

interface OfOne {
  reason: SmsCap;
  column: Counted;
  sender: 'is_known' | 'is_verified';
  isKnown: boolean;
}

function capsOfOne({ reason, column, sender, isKnown }: OfOne): Cap[] {
  const paces = isKnown ? OF_EITHER : [...OF_EITHER, OF_OTHERS];
  return [
    ...paces.map((pace): Cap => ({ ...pace, reason, columns: [column, sender] })),
    { ...OF_BOTH, reason, columns: [column] },
  ];
}

/**
 * Decides whether one more message may go to the number, and counts it at once. Claims at the same time, in any number of processes, are
 * never allowed more than the caps. The count stands once the transaction, which also writes the message, is committed. One lock is held
 * from here to the end of the transaction: callers wait for nothing else after this.
 */
export async function claimSend(
  transaction: Transaction<Tables>,
  { caller = null, ...claimed }: Claimed & { caller?: UnverifiedCaller },
  { keys, config }: ClaimDeps,
): Promise<SendClaim> {
  const { smsLimits } = config;
  const { applicationId, number, isKnown, isVerified, isLink = false, now } = claimed;
  const callingCode = splitPhone(number)?.callingCode;
  if (callingCode === undefined || !smsLimits.callingCodes.has(callingCode))
    return { allowed: false, reason: 'country', until: null };
  const send: Send = {
    application_id: applicationId,
    number_hash: createHmac('sha256', keys.hashKey)
      .update(`sms ${isLink ? 'link ' : ''}${number}`)
      .digest('hex'),
    calling_code: callingCode,
    sent_at: now,
    is_known: isKnown,
    is_verified: isKnown && isVerified,
  };
  const caps = capsOf(send, smsLimits, claimed);
  // A claim that is refused in any case takes no place in the queue.
  const early = await refusalOf(transaction, send, caps);
  if (early) return early;
  // A count waits for other counts; the lock ends with the transaction.
  await sql`select pg_advisory_xact_lock(hashtextextended('sms sends', 0))`.execute(transaction);
  const refusal = await refusalOf(transaction, send, caps);
  if (refusal) return refusal;
  // Last: a use of the budget stays counted.
  const claim =
    caller && (await claimBudget(transaction, { keys, config }, { budget: 'texts', amount: 1, caller, now }));
  if (claim?.allowed === false) return { allowed: false, reason: 'budget', until: claim.until };
  await transaction.insertInto('sms_sends').values(send).execute();
  return { allowed: true };
}

/** The cap that holds longest among those that are reached; null: none is. */
async function refusalOf(
  transaction: Transaction<Tables>,
  send: Send,
  caps: readonly Cap[],
): Promise<(SendClaim & { allowed: false }) | null> {
  const row = await transaction
    .selectNoFrom((builder) => caps.map((cap, index) => filling(builder, send, cap).as(`cap_${index}`)))
    .executeTakeFirstOrThrow();
  const found: Record<string, Date | null> = row;
  const refusals = caps.flatMap(({ reason, within }, index) => {
    const filledAt = found[`cap_${index}`];
    return filledAt ? [{ allowed: false as const, reason, until: new Date(filledAt.getTime() + within) }] : [];
  });
  return refusals.sort((one, other) => other.until.getTime() - one.until.getTime())[0] ?? null;
}

/** Time of the oldest message among the last ones that fill the cap; no row if they are too few. */
function filling({ selectFrom }: ExpressionBuilder<Tables, never>, send: Send, { columns, most, within }: Cap) {
  return selectFrom('sms_sends')
    .select('sent_at')
    .where('sent_at', '>', new Date(send.sent_at.getTime() - within))
    .where((where) => where.and(columns.map((column) => where(column, '=', send[column]))))
    .orderBy('sent_at', 'desc')
    .offset(most - 1)
    .limit(1);
}

/** Number of text messages that were claimed within the last 24 hours. */
export async function countSms(database: Database, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom('sms_sends')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('sent_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes messages that no cap counts any more, at most `limit` rows. */
export async function forgetOldSms(database: Database, now: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom('sms_sends')
    .select('id')
    .where('sent_at', '<=', new Date(now.getTime() - DAY))
    .limit(limit);
  const removed = await database.deleteFrom('sms_sends').where('id', 'in', old).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

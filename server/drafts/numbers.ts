/**
 * Which number a draft's codes go to: the mobile that was verified last, or the one that the registrar has put in its place; before there is
 * any, the one that was saved.
 */
import { draftContact, openingContact } from '#domain/application/draftContact.ts';
import { readPhone } from '#domain/formats/phones.ts';
import { isOpenStatus, type OpenStatus } from '#domain/statuses.ts';
import { sql, type Transaction } from 'kysely';
import { readContact, readMasked } from '../applications/masked.ts';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Tables } from '../database/tables.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

/** How whoever may open it is reached; numbers in E.164, null for none that a message could go to. */
export interface DraftReach {
  offerId: number;
  status: OpenStatus;
  email: string;
  /** On the application. */
  mobile: string | null;
  /** Its codes open the draft. */
  opening: string | null;
  /** Whether `opening` was verified, by a code that went to it. */
  isVerified: boolean;
}

/** Of a draft whoever applies, of what waits for approval its investor; null where it is neither. */
export async function readReach(store: ApplicationStore, applicationId: number): Promise<DraftReach | null> {
  const stored = await readContact(store, applicationId);
  if (!stored || !isOpenStatus(stored.status)) return null;
  const { status } = stored;
  const { email, mobile: typed } = openingContact(stored.application.contact_details, status);
  const mobile = readPhone(typed);
  const opening = await readOpening(store, applicationId);
  return {
    offerId: stored.offerId,
    status,
    email,
    mobile,
    opening: opening?.mobile ?? mobile,
    isVerified: opening?.isVerified ?? false,
  };
}

/** The investor's mobile on a submitted application; null where there is none that a message could go to. */
export async function readSubmittedMobile(
  store: ApplicationStore,
  applicationId: number,
): Promise<{ number: string; offerId: number; isVerified: boolean } | null> {
  const stored = await readMasked(store, applicationId);
  if (!stored || stored.status === 'draft') return null;
  const number = readPhone(openingContact(stored.application.contact_details, 'pending_approval').mobile);
  if (number === null) return null;
  const opening = await readOpening(store, applicationId);
  return { number, offerId: stored.offerId, isVerified: opening?.isVerified === true && opening.mobile === number };
}

/** Whether the mobile on the application still has to be verified. */
export function isToVerify({ mobile, opening, isVerified }: DraftReach): boolean {
  return mobile !== null && !(isVerified && mobile === opening);
}

/** Its last digits, which may be shown (3-OTP-03). */
export function endOfNumber(number: string): string {
  return number.slice(-3);
}

interface Opening {
  mobile: string;
  /** The one before it; null for none. */
  formerly: string | null;
  /** False while it is the registrar's word alone. */
  isVerified: boolean;
  /** Moment at which a code put it in the place of another one; null where none did. */
  since: Date | null;
  /** The number that had opened it for a day before that; null where there was none. */
  steady: string | null;
}

const DAY = 24 * 60 * 60_000;

/**
 * The number whose codes undo what was done after a code: the one that opens the draft, unless a code has put it in the place of another
 * one within the last day. A thief who holds the draft may give a number of their own first.
 */
function steadyNumber({ mobile, since, steady }: Opening, now: Date): string {
  const isNew = since !== null && now.getTime() - since.getTime() < DAY;
  return isNew && steady !== null ? steady : mobile;
}

export interface SteadyReach {
  offerId: number;
  email: string;
  /** In E.164; null for none that a message could go to. */
  number: string | null;
  /** By a code that went there. */
  isVerified: boolean;
}

/**
 * Reads address and number by which the owner of a draft, also of one that was deleted for a day, is asked before something is undone: the
 * number is that of a day ago.
 */
export async function readSteadyReach(
  store: ApplicationStore,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<SteadyReach | null> {
  const stored = await readContact(store, applicationId);
  if (!stored) return null;
  const { email, mobile } = draftContact(stored.application.contact_details);
  const opening = await readOpening(store, applicationId);
  return {
    offerId: stored.offerId,
    email,
    number: opening ? steadyNumber(opening, now) : readPhone(mobile),
    isVerified: opening?.isVerified ?? false,
  };
}

function placeOf(applicationId: number): RowPlace {
  return { table: 'draft_access', applicationId, entity: 'number' };
}

/** The number that was verified last or that the registrar has changed it to, and the one before it; null where there is none. */
export async function readOpening(
  { database, keys }: ApplicationStore,
  applicationId: number,
): Promise<Opening | null> {
  const row = await database
    .selectFrom('draft_access')
    .select(['details', 'sealed_under', 'verified_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const { mobile, formerly, since, steady } = openRow(keys.ring, placeOf(applicationId), row);
  return {
    mobile: String(mobile),
    formerly: textOrNull(formerly),
    isVerified: row.verified_at !== null,
    since: typeof since === 'string' ? new Date(since) : null,
    steady: textOrNull(steady),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

interface Noted {
  applicationId: number;
  mobile: string;
  now: Date;
}

/** Notes that a number is verified: from now on its codes open the draft. Gives the number whose codes did before, if it is another one. */
export async function noteVerified(
  transaction: Transaction<Tables>,
  deps: { keys: StoreKeys },
  { applicationId, mobile, now }: Noted,
): Promise<string | null> {
  const before = await readOpening({ database: transaction, keys: deps.keys }, applicationId);
  const isNew = before !== null && before.mobile !== mobile;
  const formerly = isNew ? before.mobile : null;
  const history = isNew
    ? { since: now, steady: steadyNumber(before, now) }
    : { since: before?.since ?? null, steady: before?.steady ?? null };
  await writeOpening(transaction, deps, { applicationId, mobile, formerly, verifiedAt: now, ...history });
  return formerly;
}

/**
 * Lets a number's codes open the draft on the registrar's word, which its first right code verifies: from now on they also undo.
 * @param formerly whose codes did before
 */
export function noteChanged(
  transaction: Transaction<Tables>,
  deps: { keys: StoreKeys },
  { applicationId, mobile, formerly }: Pick<Noted, 'applicationId' | 'mobile'> & { formerly: string | null },
): Promise<void> {
  const history = { since: null, steady: null };
  return writeOpening(transaction, deps, { applicationId, mobile, formerly, verifiedAt: null, ...history });
}

interface WrittenOpening
  extends Pick<Noted, 'applicationId' | 'mobile'>, Pick<Opening, 'formerly' | 'since' | 'steady'> {
  verifiedAt: Date | null;
}

async function writeOpening(
  transaction: Transaction<Tables>,
  { keys }: { keys: StoreKeys },
  { applicationId, mobile, formerly, verifiedAt, since, steady }: WrittenOpening,
): Promise<void> {
  const details = { mobile, formerly, steady, since: since?.toISOString() ?? null };
  const row = { ...sealRow(keys.ring, placeOf(applicationId), details), verified_at: verifiedAt };
  await transaction
    .insertInto('draft_access')
    .values({ application_id: applicationId, ...row })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({
        details: sql`excluded.details`,
        sealed_under: sql`excluded.sealed_under`,
        verified_at: sql`excluded.verified_at`,
      }),
    )
    .execute();
}

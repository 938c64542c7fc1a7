/**
 * Number that gets a draft's codes: the mobile that was verified last, or the one that the registrar has put in its place; before there is
 * any, the saved one.
 */
import { draftContact, openingContact } from '#domain/application/draftContact.ts';
import { parseSmsNumber } from '#domain/formats/mobiles.ts';
import { isOpenStatus, type OpenStatus } from '#domain/statuses.ts';
import { sql, type Transaction } from 'kysely';
import { readContact, readMasked } from '../applications/masked.ts';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Tables } from '../database/tables.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

/**
 * Addresses and numbers of the people who may open it. Numbers are in E.164, null for one that no message can go to or that is still asked
 * about (1-CONT-29).
 */
export interface DraftContacts {
  offerId: number;
  status: OpenStatus;
  email: string;
  /** Number on the application. */
  mobile: string | null;
  /** Number whose codes open the draft. */
  opening: string | null;
  /** True if a code that went to `opening` verified it. */
  isVerified: boolean;
}

/** Returns the reach of a draft's applicant, or of the investor of an application that waits for approval; null if it is neither. */
export async function readDraftContacts(store: ApplicationStore, applicationId: number): Promise<DraftContacts | null> {
  const stored = await readContact(store, applicationId);
  if (!stored || !isOpenStatus(stored.status)) return null;
  const { status } = stored;
  const { email, mobile: typed } = openingContact(stored.application.contact_details, status);
  const mobile = parseSmsNumber(typed);
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

/** Returns the investor's mobile on a submitted application; null if there is none that a message could go to. */
export async function readSubmittedMobile(
  store: ApplicationStore,
  applicationId: number,
): Promise<{ number: string; offerId: number; isVerified: boolean } | null> {
  const stored = await readMasked(store, applicationId);
  if (!stored || stored.status === 'draft') return null;
  const number = parseSmsNumber(openingContact(stored.application.contact_details, 'pending_approval').mobile);
  if (number === null) return null;
  const opening = await readOpening(store, applicationId);
  return { number, offerId: stored.offerId, isVerified: opening?.isVerified === true && opening.mobile === number };
}

/** Returns true if the mobile on the application still has to be verified. */
export function needsVerification({
  mobile,
  opening,
  isVerified,
}: Pick<DraftContacts, 'mobile' | 'opening' | 'isVerified'>): boolean {
  return mobile !== null && !(isVerified && mobile === opening);
}

interface Opening {
  mobile: string;
  /** Number before it; null for none. */
  formerly: string | null;
  /** False while the registrar alone has named it. */
  isVerified: boolean;
  /** Moment at which a code put it in the place of another one; null if none did. */
  since: Date | null;
  /** Number that had opened it for a day before that; null if there was none. */
  steady: string | null;
}

const DAY = 24 * 60 * 60_000;

/**
 * Returns the number whose codes undo an action that was done after a code: the one that opens the draft, unless a code has put it in the
 * place of another one within the last day. A thief who holds the draft may give a number of their own first.
 */
function steadyNumber({ mobile, since, steady }: Opening, now: Date): string {
  const isNew = since !== null && now.getTime() - since.getTime() < DAY;
  return isNew && steady !== null ? steady : mobile;
}

export interface OwnerContacts {
  offerId: number;
  email: string;
  /** Number in E.164; null if there is none that a message could go to. */
  number: string | null;
  /** True if a code that went there verified it. */
  isVerified: boolean;
}

/**
 * Reads the address and number that ask the owner of a draft, even of one deleted for a day, before an action is undone: the number is that
 * of a day ago.
 */
export async function readOwnerContacts(
  store: ApplicationStore,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<OwnerContacts | null> {
  const stored = await readContact(store, applicationId);
  if (!stored) return null;
  const { email, mobile } = draftContact(stored.application.contact_details);
  const opening = await readOpening(store, applicationId);
  return {
    offerId: stored.offerId,
    email,
    number: opening ? steadyNumber(opening, now) : parseSmsNumber(mobile),
    isVerified: opening?.isVerified ?? false,
  };
}

function placeOf(applicationId: number): RowPlace {
  return { table: 'draft_access', applicationId, entity: 'number' };
}

/** Returns the number that was verified last or that the registrar has changed it to, and the one before it; null if there is none. */
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

/**
 * Notes that a number is verified: from now on its codes open the draft. Returns the number whose codes did before, if it is another one.
 */
export async function recordVerifiedMobile(
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
 * Lets the codes of a number that the registrar names open the draft; its first right code verifies it. Its codes also undo from now on.
 * @param formerly number whose codes did before
 */
export function recordChangedMobile(
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

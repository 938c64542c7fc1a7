/**
 * Which number a draft's codes go to: the mobile that was verified last, or the one that the registrar has put in its place; before there is
 * any, the one that was saved.
 */
import { openingContact } from '#domain/application/draftContact.ts';
import { readPhone } from '#domain/formats/phones.ts';
import { isOpenStatus, type OpenStatus } from '#domain/statuses.ts';
import { sql, type Transaction } from 'kysely';
import { readMasked } from '../applications/masked.ts';
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
  const stored = await readMasked(store, applicationId);
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
  const { mobile, formerly } = openRow(keys.ring, placeOf(applicationId), row);
  return {
    mobile: String(mobile),
    formerly: typeof formerly === 'string' ? formerly : null,
    isVerified: row.verified_at !== null,
  };
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
  const formerly = before === null || before.mobile === mobile ? null : before.mobile;
  await writeOpening(transaction, deps, { applicationId, mobile, formerly, verifiedAt: now });
  return formerly;
}

/** Lets a number's codes open the draft on the registrar's word, which its first right code verifies. @param formerly whose codes did before */
export function noteChanged(
  transaction: Transaction<Tables>,
  deps: { keys: StoreKeys },
  { applicationId, mobile, formerly }: Pick<Noted, 'applicationId' | 'mobile'> & { formerly: string | null },
): Promise<void> {
  return writeOpening(transaction, deps, { applicationId, mobile, formerly, verifiedAt: null });
}

interface WrittenOpening extends Pick<Noted, 'applicationId' | 'mobile'> {
  formerly: string | null;
  verifiedAt: Date | null;
}

async function writeOpening(
  transaction: Transaction<Tables>,
  { keys }: { keys: StoreKeys },
  { applicationId, mobile, formerly, verifiedAt }: WrittenOpening,
): Promise<void> {
  const row = { ...sealRow(keys.ring, placeOf(applicationId), { mobile, formerly }), verified_at: verifiedAt };
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

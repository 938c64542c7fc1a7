/** Which number a draft's codes go to: the mobile that was verified last, or, before any was, the one that was saved. */
import { draftContact } from '#domain/application/draftContact.ts';
import { readPhone } from '#domain/formats/phones.ts';
import { sql, type Transaction } from 'kysely';
import { readMasked } from '../applications/masked.ts';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Tables } from '../database/tables.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

/** How whoever applies is reached; numbers in E.164, null for none that a message could go to. */
export interface DraftReach {
  offerId: number;
  email: string;
  /** On the application. */
  mobile: string | null;
  /** Its codes open the draft. */
  opening: string | null;
  /** Whether `opening` was verified, by a code that went to it. */
  isVerified: boolean;
}

/** Null where there is no such draft. */
export async function readReach(store: ApplicationStore, applicationId: number): Promise<DraftReach | null> {
  const stored = await readMasked(store, applicationId);
  if (stored?.status !== 'draft') return null;
  const { email, mobile: typed } = draftContact(stored.application.contact_details);
  const mobile = readPhone(typed);
  const verified = (await readVerified(store, applicationId))?.mobile ?? null;
  return { offerId: stored.offerId, email, mobile, opening: verified ?? mobile, isVerified: verified !== null };
}

/** Whether the mobile on the application still has to be verified. */
export function isToVerify({ mobile, opening, isVerified }: DraftReach): boolean {
  return mobile !== null && !(isVerified && mobile === opening);
}

/** Its last digits, which may be shown (3-OTP-03). */
export function endOfNumber(number: string): string {
  return number.slice(-3);
}

interface Verified {
  mobile: string;
  /** The one before it; null for none. */
  formerly: string | null;
}

function placeOf(applicationId: number): RowPlace {
  return { table: 'draft_access', applicationId, entity: 'number' };
}

/** The number that was verified last, and the one before it; null where none was. */
export async function readVerified(
  { database, keys }: ApplicationStore,
  applicationId: number,
): Promise<Verified | null> {
  const row = await database
    .selectFrom('draft_access')
    .select(['details', 'sealed_under'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const { mobile, formerly } = openRow(keys.ring, placeOf(applicationId), row);
  return { mobile: String(mobile), formerly: typeof formerly === 'string' ? formerly : null };
}

/** Notes that a number is verified: from now on its codes open the draft. Gives the number whose codes did before, if it is another one. */
export async function noteVerified(
  transaction: Transaction<Tables>,
  { keys }: { keys: StoreKeys },
  { applicationId, mobile, now }: { applicationId: number; mobile: string; now: Date },
): Promise<string | null> {
  const before = await readVerified({ database: transaction, keys }, applicationId);
  const formerly = before === null || before.mobile === mobile ? null : before.mobile;
  const row = { ...sealRow(keys.ring, placeOf(applicationId), { mobile, formerly }), verified_at: now };
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
  return formerly;
}

/** Ends every way into an application. */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { endCodes, voidLinks } from './links.ts';

/**
 * Ends every way into an application because another person is to open it. A session that held the draft, or has its link, holds nothing of
 * the application that waits for its investor, and the verified number was the applicant's.
 */
export async function endOpenings(
  transaction: Transaction<Tables>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  await voidLinks(transaction, { applicationId, now });
  await endHoldings(transaction, { applicationId, now });
}

/** Ends every code and hold of an application, and forgets the sessions that came by its links; the links themselves stay. */
export async function endHoldings(
  transaction: Transaction<Tables>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  await endCodes(transaction, { applicationId, now });
  for (const table of ['draft_visits', 'draft_access', 'draft_known', 'draft_guesses'] as const)
    await transaction.deleteFrom(table).where('application_id', '=', applicationId).execute();
  // A session that submitted it continues to read its record.
  await transaction
    .deleteFrom('draft_holds')
    .where('application_id', '=', applicationId)
    .where('reads_only', '=', false)
    .execute();
}

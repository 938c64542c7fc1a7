/** End of the time to approve, for an application in the database that waits for its investor. */
import { endOfApproval } from '#domain/application/approvalEnd.ts';
import type { Database } from '../database/database.ts';

export interface WaitingDates {
  submitted_at: Date | null;
  closes_at: Date | null;
}

/** Returns the moment at which an application with these dates stops waiting. */
export function endOfWaiting({ submitted_at, closes_at }: WaitingDates): Date {
  return endOfApproval({ submittedAt: submitted_at ?? new Date(0), closesAt: closes_at });
}

/** Returns the moment until which the investor can approve the application; null if it does not wait for an approval. */
export async function approvalEndOf(database: Database, id: number): Promise<Date | null> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.submitted_at', 'offers.closes_at'])
    .where('applications.id', '=', id)
    .where('applications.status', '=', 'pending_approval')
    .executeTakeFirst();
  return row ? endOfWaiting(row) : null;
}

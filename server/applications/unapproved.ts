/** Applications that ended without their investor's approval: the kind of end. */
import { UNAPPROVED_ENDS, type UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import type { Database } from '../database/database.ts';

/** Returns the kind of an application's end without an approval; null if it did not end so. */
export async function findUnapprovedEnd(database: Database, id: number): Promise<UnapprovedEnd | null> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('events', 'events.application_id', 'applications.id')
    .select('events.kind')
    .where('applications.id', '=', id)
    .where('applications.status', '=', 'withdrawn')
    .where('events.kind', 'in', UNAPPROVED_ENDS)
    .orderBy('events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return UNAPPROVED_ENDS.find((end) => end === row?.kind) ?? null;
}

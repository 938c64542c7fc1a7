/** Applications that ended without their investor's approval: the kind of end. */
import { UNAPPROVED_ENDS, type UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import type { Database } from '../database/database.ts';

/** Returns the kind of an application's end without an approval; null if it did not end so. */
export async function findUnapprovedEnd(database: Database, id: number): Promise<UnapprovedEnd | null> {
  return (await findUnapprovedEnds(database, [id])).get(id) ?? null;
}

/** Returns the kinds of end of those of these applications that ended without an approval, by id. */
export async function findUnapprovedEnds(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UnapprovedEnd>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('applications')
    .innerJoin('events', 'events.application_id', 'applications.id')
    .select(['applications.id', 'events.kind'])
    .where('applications.id', 'in', ids)
    .where('applications.status', '=', 'withdrawn')
    .where('events.kind', 'in', UNAPPROVED_ENDS)
    .orderBy('events.id')
    .execute();
  return new Map(
    rows.flatMap(({ id, kind }) => UNAPPROVED_ENDS.flatMap((end) => (end === kind ? [[id, end] as const] : []))),
  );
}

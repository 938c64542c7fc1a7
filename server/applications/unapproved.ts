/** Applications that ended without their investor's approval: how, and who may have what was entered deleted before its time (2-ROLE-08). */
import { UNAPPROVED_ENDS, type UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import type { Database } from '../database/database.ts';
import type { CallerSession } from '../sessions/sessions.ts';

/** Returns how an application ended without an approval; null where it did not. */
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

/** True if the session or its account declined the application, or had it emptied after that. */
export async function hasDeclined(
  database: Database,
  { id, session }: { id: number; session: Pick<CallerSession, 'id' | 'userId'> },
): Promise<boolean> {
  const row = await database
    .selectFrom('events')
    .select('events.id')
    .where('application_id', '=', id)
    .where('kind', 'in', ['declined', 'emptied'])
    .where('acting_as', '=', 'investor')
    .where((where) =>
      where.or([
        where('session_id', '=', session.id),
        ...(session.userId === null ? [] : [where('user_id', '=', session.userId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

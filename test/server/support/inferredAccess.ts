/** Permissions as releases before grants inferred them from the application's row and history: what stored grants are compared with. */
import { sql } from 'kysely';
import type { Permission } from '#domain/application/access.ts';
import { mayDecide } from '#domain/application/decisions.ts';
import { actorOf } from '#server/applications/access.ts';
import { findSubmittedBy } from '#server/applications/submitters.ts';
import { findUnapprovedEnd } from '#server/applications/unapproved.ts';
import { findVisit, hasHold, hasReading } from '#server/drafts/holds.ts';
import type { CallerSession } from '#server/sessions/sessions.ts';
import type { TestServer } from './testServer.ts';

function readRow({ database }: TestServer, id: number) {
  return database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('sessions', 'sessions.id', 'applications.session_id')
    .select(['applications.session_id', 'applications.user_id', 'applications.status', 'offers.issuer_id'])
    .select(['applications.saved_at', 'applications.emptied_at', 'sessions.user_id as session_user_id'])
    .select(
      sql<number | null>`(select events.user_id from events where events.application_id = applications.id
        and events.kind = 'submitted' and events.acting_as <> 'issuer' order by events.id desc limit 1)`.as(
        'submitter',
      ),
    )
    .select(
      sql<boolean>`exists (select from events where events.application_id = applications.id
        and events.facts ->> 'status' = 'submitted')`.as('reached'),
    )
    .where('applications.id', '=', id)
    .where(({ or, eb }) => or([eb('status', '=', 'draft'), eb('submitted_at', 'is not', null)]))
    .executeTakeFirst();
}

async function hasDeclined({ database }: TestServer, id: number, { id: sessionId, userId }: CallerSession) {
  const rows = await database
    .selectFrom('events')
    .select(['session_id', 'user_id'])
    .where('application_id', '=', id)
    .where('kind', 'in', ['declined', 'emptied'])
    .where('acting_as', '=', 'investor')
    .execute();
  return rows.some((row) => row.session_id === sessionId || (userId !== null && row.user_id === userId));
}

/** Returns the permissions, in order. */
export async function inferAccess(server: TestServer, caller: CallerSession, id: number): Promise<Permission[]> {
  const { database, deps } = server;
  const row = await readRow(server, id);
  if (!row) return [];
  const actor = await actorOf(database, caller);
  const of = { sessionId: caller.id, applicationId: id, now: deps.clock.now() };
  const isPerson = actor.actingAs !== 'issuer';
  const isStaff = !isPerson && actor.issuerId !== null && actor.issuerId === row.issuer_id;
  const owner = row.emptied_at === null ? row.user_id : row.submitter;
  const isOwner = isPerson && actor.userId !== null && actor.userId === owner;
  const isHeld = isPerson && (await hasHold(database, of));
  const isRead = isPerson && row.status !== 'draft' && (await hasReading(database, of));
  const submittedBy = await findSubmittedBy(database, id);
  const decides = submittedBy === null || mayDecide(submittedBy, actor);
  const found: Permission[] = [];
  if (row.status === 'draft') {
    const isOfSession = caller.id === row.session_id && row.saved_at === null;
    const isOfAccount = isPerson && actor.userId !== null && actor.userId === row.session_user_id;
    if (isOwner || isOfSession || isOfAccount || (isHeld && row.saved_at !== null)) found.push('edit', 'revealNumbers');
    if (isStaff && row.saved_at !== null) found.push('changeMobile');
  } else if (row.status === 'pending_approval') {
    if (isOwner || isRead) found.push('read');
    if (isHeld && decides) found.push('read', 'edit', 'approve', 'revealNumbers');
    if (isStaff) found.push('changeMobile');
  } else {
    const hasReached = row.status !== 'withdrawn' || row.reached;
    if (isOwner || isRead) found.push('read');
    // Those releases let staff read alone.
    if (isStaff && hasReached) found.push('read', 'manage', 'decide', 'revealNumbers');
    const isOver = isPerson && row.status === 'withdrawn' && !row.reached;
    const isInvited =
      isOver && (await findVisit(database, of)) !== null && (await findUnapprovedEnd(database, id)) === 'declined';
    if (isOver && ((await hasDeclined(server, id, caller)) || (isInvited && decides))) found.push('empty');
  }
  return [...new Set(found)].sort();
}

/** Who asks for an application, and what they may do with it: the one place in the service that reads `accessOf`. */
import { accessOf, type Actor, type OwnedApplication, type Permission } from '#domain/access.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Clock } from '../deps.ts';
import { findVisit, hasHold, hasReading } from '../drafts/holds.ts';
import { issuerOfAccount } from '../issuers/issuers.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findSubmittedBy } from './submitters.ts';
import { findUnapprovedEnd, hasDeclined } from './unapproved.ts';

/** As whoever a call comes from acts. */
export async function actorOf(database: Database, session: CallerSession | null): Promise<Actor> {
  if (session === null) return { sessionId: null, userId: null, actingAs: null, issuerId: null, browserHash: null };
  const { id, userId, actingAs, browserHash } = session;
  const issuerId = userId !== null && actingAs === 'issuer' ? await issuerOfAccount(database, userId) : null;
  return { sessionId: id, userId, actingAs, issuerId, browserHash };
}

/** Facts from the application's own row and history. */
type Ownership = Omit<OwnedApplication, 'isHeld' | 'isRead' | 'submittedBy' | 'isDeclined'>;

async function findOwnership(database: Database, applicationId: number): Promise<Ownership | null> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('sessions', 'sessions.id', 'applications.session_id')
    .select(['applications.session_id', 'applications.user_id', 'applications.status', 'offers.issuer_id'])
    .select(['applications.saved_at', 'applications.emptied_at'])
    .select('sessions.user_id as session_user_id')
    .select((builder) =>
      builder
        .selectFrom('events')
        .select('events.user_id')
        .whereRef('events.application_id', '=', 'applications.id')
        .where('events.kind', '=', 'submitted')
        .where('events.acting_as', '!=', 'issuer')
        .orderBy('events.id', 'desc')
        .limit(1)
        .as('submitter_id'),
    )
    .select((builder) =>
      builder
        .exists(
          builder
            .selectFrom('events')
            .select('events.id')
            .whereRef('events.application_id', '=', 'applications.id')
            .where(sql<string>`events.facts ->> 'status'`, '=', 'submitted'),
        )
        .as('has_reached_issuer'),
    )
    .where('applications.id', '=', applicationId)
    // Of a draft that was removed there is nothing that anybody could be allowed.
    .where(({ or, eb }) => or([eb('status', '=', 'draft'), eb('submitted_at', 'is not', null)]))
    .executeTakeFirst();
  return row
    ? {
        sessionId: row.session_id,
        sessionUserId: row.session_user_id,
        // The row of one that was emptied names nobody.
        userId: row.emptied_at === null ? row.user_id : row.submitter_id,
        issuerId: row.issuer_id,
        status: row.status,
        hasReachedIssuer: row.status !== 'withdrawn' || row.has_reached_issuer === true,
        isSaved: row.saved_at !== null,
      }
    : null;
}

/** What the caller may do with this application; nothing where there is none. */
export async function findAccess(
  { database, clock }: { database: Database; clock: Clock },
  session: CallerSession | null,
  applicationId: number,
): Promise<ReadonlySet<Permission>> {
  const application = await findOwnership(database, applicationId);
  if (application === null) return new Set();
  const of = session && { sessionId: session.id, applicationId, now: clock.now() };
  const isHeld =
    of !== null && (application.isSaved || application.status !== 'draft') && (await hasHold(database, of));
  const isRead = of !== null && application.status !== 'draft' && (await hasReading(database, of));
  const isDeclined =
    session && (await findDecliner(database, { application, applicationId, session, now: clock.now() }));
  const isDecided = (isHeld && application.status === 'pending_approval') || isDeclined === 'by_link';
  const submittedBy = isDecided ? await findSubmittedBy(database, applicationId) : null;
  return accessOf(await actorOf(database, session), { ...application, isHeld, isRead, submittedBy, isDeclined });
}

interface DeclinedBy {
  application: Ownership;
  applicationId: number;
  session: CallerSession;
  now: Date;
}

/** Returns by what the session is known as that of the investor who declined; null where it is not, or nobody declined. */
async function findDecliner(
  database: Database,
  { application, applicationId, session, now }: DeclinedBy,
): Promise<OwnedApplication['isDeclined']> {
  if (application.status !== 'withdrawn' || application.hasReachedIssuer) return null;
  if (await hasDeclined(database, { id: applicationId, session })) return 'here';
  if ((await findVisit(database, { sessionId: session.id, applicationId, now })) === null) return null;
  return (await findUnapprovedEnd(database, applicationId)) === 'declined' ? 'by_link' : null;
}

/** Permissions of a caller for an application: the one place in the service that reads `accessOf`. */
import {
  accessOf,
  type AccessedApplication,
  type Actor,
  type Grant,
  type GrantKind,
  type Permission,
} from '#domain/application/access.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../deps.ts';
import { PermissionRefused } from '../http/errors.ts';
import { findVisit, hasHold, hasReading } from '../drafts/holds.ts';
import { issuerOfAccount } from '../issuers/issuers.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findSubmittedBy } from './submitters.ts';
import { findUnapprovedEnd } from './unapproved.ts';

/** Returns the actor behind a call. */
export async function actorOf(database: Database, session: Omit<CallerSession, 'network'> | null): Promise<Actor> {
  if (session === null) return { sessionId: null, userId: null, actingAs: null, issuerId: null, browserHash: null };
  const { id, userId, actingAs, browserHash } = session;
  const issuerId = userId !== null && actingAs === 'issuer' ? await issuerOfAccount(database, userId) : null;
  return { sessionId: id, userId, actingAs, issuerId, browserHash };
}

type Found = Omit<AccessedApplication, 'submittedBy'>;

interface Stored {
  application: Found;
  /** Grants that last. */
  grants: Grant[];
}

/** Returns what permissions depend on, in one reading; null for an application that nobody may be allowed anything of. */
async function findStored(database: Database, id: number): Promise<Stored | null> {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .leftJoin('grants', (join) =>
      join.onRef('grants.application_id', '=', 'applications.id').on('grants.until', 'is', null),
    )
    .select(['applications.status', 'applications.saved_at', 'applications.by_staff', 'applications.reached_at'])
    .select(['offers.issuer_id', 'offers.state'])
    .select(['grants.kind', 'grants.session_id', 'grants.user_id'])
    .where('applications.id', '=', id)
    // A draft that was removed has nothing left that anybody could be allowed.
    .where(({ or, eb }) => or([eb('status', '=', 'draft'), eb('submitted_at', 'is not', null)]))
    .execute();
  const [row] = rows;
  if (row === undefined) return null;
  const application = {
    status: row.status,
    issuerId: row.issuer_id,
    hasReachedIssuer: row.status !== 'withdrawn' || row.reached_at !== null,
    isSaved: row.saved_at !== null,
    isArchived: row.state === 'archived',
    isByStaff: row.by_staff,
  };
  const grants = rows.flatMap(({ kind, session_id: sessionId, user_id: userId }) =>
    kind === null ? [] : [{ kind, sessionId, userId }],
  );
  return { application, grants };
}

/** Returns true if the session or its account declined the application, or had it emptied after that. */
export async function hasDeclined(
  database: Database,
  { id, session }: { id: number; session: Pick<CallerSession, 'id' | 'userId'> },
): Promise<boolean> {
  const stored = await findStored(database, id);
  return (stored?.grants ?? []).some(
    ({ kind, sessionId, userId }) =>
      kind === 'approver' && (sessionId === session.id || (userId !== null && userId === session.userId)),
  );
}

/** Returns the caller's permissions for this application; none if it does not exist. */
export async function findAccess(
  { database, clock }: { database: Database; clock: Clock },
  session: CallerSession | null,
  applicationId: number,
): Promise<ReadonlySet<Permission>> {
  const stored = await findStored(database, applicationId);
  if (stored === null) return new Set();
  const { application, grants } = stored;
  const passing = session
    ? await findPassing(database, { application, of: { sessionId: session.id, applicationId, now: clock.now() } })
    : [];
  const isDecided = passing.some(
    ({ kind }) => kind === 'invited' || (kind === 'code' && application.status === 'pending_approval'),
  );
  const submittedBy = isDecided ? await findSubmittedBy(database, applicationId) : null;
  return accessOf(await actorOf(database, session), [...grants, ...passing], { ...application, submittedBy });
}

interface OfSession {
  sessionId: string;
  applicationId: number;
  now: Date;
}

/** Returns the session's grants that end by themselves: a hold or a reading by a code, and a visit by the link of a declined application. */
async function findPassing(
  database: Database,
  { application, of }: { application: Found; of: OfSession },
): Promise<Grant[]> {
  const { status, isSaved, hasReachedIssuer } = application;
  const kinds: GrantKind[] = [];
  if ((isSaved || status !== 'draft') && (await hasHold(database, of))) kinds.push('code');
  if (status !== 'draft' && (await hasReading(database, of))) kinds.push('reader');
  if (status === 'withdrawn' && !hasReachedIssuer && (await isInvited(database, of))) kinds.push('invited');
  return kinds.map((kind) => ({ kind, sessionId: of.sessionId, userId: null }));
}

async function isInvited(database: Database, of: OfSession): Promise<boolean> {
  if ((await findVisit(database, of)) === null) return false;
  return (await findUnapprovedEnd(database, of.applicationId)) === 'declined';
}

/** Permissions that a person may have had before the submission. */
const ENDED_BY_SUBMISSION: ReadonlySet<Permission> = new Set(['edit', 'approve', 'revealNumbers', 'changeMobile']);

/**
 * Returns the refusal of a caller without the permission. A caller who may read the submitted application learns why it is no draft, staff
 * why they cannot change it; no other caller learns that it exists.
 */
export function refuseNeed(allowed: ReadonlySet<Permission>, needs: Permission): PermissionRefused {
  if (needs === 'decide' && allowed.has('manage'))
    return new PermissionRefused(409, { message: serverTexts.offerArchived });
  return allowed.has('read') && ENDED_BY_SUBMISSION.has(needs)
    ? new PermissionRefused(409, { message: serverTexts.draftNoMore })
    : new PermissionRefused(404, { message: serverTexts.notFound });
}

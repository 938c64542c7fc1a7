/** Permissions on an application (design 4a): one table, by the grants of a caller and the application's status. */
import { mayDecide, type SubmittedBy } from './decisions.ts';
import { allowsApplying, type UserAccess } from '../model/holders.ts';
import type { ActingContext, ApplicationStatus } from '../model/session.ts';

/**
 * Actions that can be allowed.
 *
 * - `read`: the record of the submitted application, with masks for its numbers.
 * - `manage`: what the issuer's staff have of a received application besides its record: documents, e-mails, notes and history.
 * - `decide`: to edit a received application, to decide on it and to record its payment, until its offer is archived.
 * - `edit`: to go on with a draft, and to submit it.
 * - `approve`: to approve or decline an adviser's application.
 * - `revealNumbers`: to see a tax number of the application, one at a time.
 * - `changeMobile`: to replace the mobile whose codes open a saved draft.
 * - `empty`: to have all personal details removed from an application that its investor declined.
 */
export type Permission = 'read' | 'manage' | 'decide' | 'edit' | 'approve' | 'revealNumbers' | 'changeMobile' | 'empty';

export interface Actor {
  /** Null: a caller without a session. */
  sessionId: string | null;
  /** Null: nobody is signed in. */
  userId: number | null;
  actingAs: ActingContext | null;
  /** Issuer that a member of staff belongs to. */
  issuerId: number | null;
  /** Hash of the browser's cookie; null if it sends none. */
  browserHash: string | null;
}

/**
 * Kinds of grants.
 *
 * - `owner`: the account that owns the application.
 * - `begun`: the session in which it was begun or, after a log-in, taken over, and the account of that session.
 * - `approver`: the investor who declined it, or had it emptied after that.
 * - `code`: a session that gave the code, or saved the draft itself, and was not idle for long since.
 * - `reader`: a session that submitted or approved it, or gave its code to read it, and was not idle for long since (2-SUB-06).
 * - `invited`: a session that came by the link of the e-mail to the investor who declined it.
 */
export const STORED_GRANTS = ['owner', 'begun', 'approver'] as const;
export type GrantKind = (typeof STORED_GRANTS)[number] | 'code' | 'reader' | 'invited';

/** Right of one session or one account on one application. */
export interface Grant {
  kind: GrantKind;
  /** Null: it belongs to an account. */
  sessionId: string | null;
  /** Null: it belongs to a session. */
  userId: number | null;
}

/** Facts that permissions depend on beside the grants. */
export interface AccessedApplication {
  status: ApplicationStatus;
  issuerId: number;
  /** The issuer has received it: false if it was declined or removed before. */
  hasReachedIssuer: boolean;
  /** It was saved as a draft, and has an address of its own. */
  isSaved: boolean;
  /** Its offer is archived: what was received stays as it is. */
  isArchived: boolean;
  /** Staff of the issuer enter it from a paper form. */
  isByStaff: boolean;
  /** Submitter of an application that waits for approval or was declined; null for any other. */
  submittedBy: SubmittedBy | null;
}

type Holder = GrantKind | 'staff';

/** Permissions of each kind of caller while it is a draft: the issuer reads nothing of it, but helps with codes that do not come. */
const OF_DRAFT: Partial<Record<Holder, readonly Permission[]>> = {
  owner: ['edit', 'revealNumbers'],
  begun: ['edit', 'revealNumbers'],
  code: ['edit', 'revealNumbers'],
  staff: ['changeMobile'],
};

/** While staff of the issuer enter it from a paper form: any of them go on with it (2-ROLE-01), and nobody else. */
const OF_ENTRY: Partial<Record<Holder, readonly Permission[]>> = {
  staff: ['edit', 'revealNumbers'],
};

/** While it waits for approval: its investor opens it by a code; the issuer has no part of it yet (3-ROLE-10). */
const OF_WAITING: Partial<Record<Holder, readonly Permission[]>> = {
  owner: ['read'],
  reader: ['read'],
  code: ['read', 'edit', 'approve', 'revealNumbers'],
  staff: ['changeMobile'],
};

/** Once its offer is archived. */
const OF_ARCHIVED: Partial<Record<Holder, readonly Permission[]>> = {
  owner: ['read'],
  staff: ['read', 'manage', 'revealNumbers'],
  reader: ['read'],
  approver: ['empty'],
  invited: ['empty'],
};

/** From its submission until then. */
const OF_SUBMITTED: Partial<Record<Holder, readonly Permission[]>> = {
  ...OF_ARCHIVED,
  staff: ['read', 'manage', 'decide', 'revealNumbers'],
};

function permissionsIn({
  status,
  isByStaff,
  isArchived,
}: Pick<AccessedApplication, 'status' | 'isByStaff' | 'isArchived'>): Partial<Record<Holder, readonly Permission[]>> {
  if (status === 'draft') return isByStaff ? OF_ENTRY : OF_DRAFT;
  if (status === 'pending_approval') return OF_WAITING;
  return isArchived ? OF_ARCHIVED : OF_SUBMITTED;
}

/** Returns the actor's permissions on the application; an actor with several grants has the permissions of all. */
export function accessOf(
  actor: Actor,
  grants: readonly Grant[],
  application: AccessedApplication,
): ReadonlySet<Permission> {
  const permissions = permissionsIn(application);
  const holders: Holder[] = grants.filter((grant) => counts(actor, grant, application)).map(({ kind }) => kind);
  if (isReceiver(actor, application)) holders.push('staff');
  return new Set(holders.flatMap((holder) => permissions[holder] ?? []));
}

/** True if the grant is the actor's, and gives anything at the moment. Nobody uses their own while they act for an issuer. */
function counts(actor: Actor, { kind, sessionId, userId }: Grant, application: AccessedApplication): boolean {
  const isOfSession = sessionId !== null && sessionId === actor.sessionId;
  // A draft belongs to its session until it is saved as such: then its code is asked for (3-OTP-01). That of staff does, too.
  if (kind === 'begun' && isOfSession) return !application.isSaved;
  if (actor.actingAs === 'issuer') return false;
  if (!isOfSession && (userId === null || userId !== actor.userId)) return false;
  const isDecision = kind === 'invited' || (kind === 'code' && application.status === 'pending_approval');
  // The adviser who submitted it neither decides on it, nor comes by the investor's link.
  return !isDecision || application.submittedBy === null || mayDecide(application.submittedBy, actor);
}

/**
 * True if the actor may apply on the holdings of a register's holder: staff for their issuer, an account with full access for itself.
 * `userAccess` is that of the actor's account; null: it has none.
 */
export function mayApplyOnHolder(
  { userId, actingAs, issuerId }: Actor,
  holder: { issuerId: number; userAccess: UserAccess | null },
): boolean {
  if (actingAs === 'issuer') return issuerId === holder.issuerId;
  return userId !== null && allowsApplying(holder.userAccess);
}

/** True for staff of the issuer: of a draft once it was saved or if they enter it, and of a submitted one once the issuer has received it. */
function isReceiver({ actingAs, issuerId }: Actor, application: AccessedApplication): boolean {
  const { status, isSaved, isByStaff, hasReachedIssuer } = application;
  if (actingAs !== 'issuer' || issuerId === null || issuerId !== application.issuerId) return false;
  if (status === 'pending_approval') return true;
  return status === 'draft' ? isSaved || isByStaff : hasReachedIssuer;
}

/** Who may do what with an application (design 4a): decided here alone, from who asks and whose it is. */
import { mayDecide, type SubmittedBy } from './decisions.ts';
import type { ActingContext, ApplicationStatus } from './session.ts';

/**
 * What can be allowed. `read`: the record of what was lodged, with masks for its numbers. `edit`: to go on with a draft, and to lodge it.
 * `approve`: to say what becomes of an adviser's application. `revealNumbers`: to see a tax number that it holds, one at a time. `changeMobile`: to put another number in the place of the one whose codes
 * open a saved draft. `empty`: to have everything of a person removed from what its investor declined.
 */
export type Permission = 'read' | 'edit' | 'approve' | 'revealNumbers' | 'changeMobile' | 'empty';

export interface Actor {
  /** Null: a caller without a session. */
  sessionId: string | null;
  /** Null: nobody is signed in. */
  userId: number | null;
  actingAs: ActingContext | null;
  /** Of staff: the issuer that they belong to. */
  issuerId: number | null;
  /** Hash of the browser's cookie; null where it sends none. */
  browserHash: string | null;
}

export interface OwnedApplication {
  /** In which it was begun or, without a draft, submitted. */
  sessionId: string;
  /** Account of that session; null: a visitor's. */
  sessionUserId: number | null;
  /** Whose it is; null: of nobody who was signed in. */
  userId: number | null;
  issuerId: number;
  status: ApplicationStatus;
  /** The issuer has got it: not what was declined, or is no more, before. */
  hasReachedIssuer: boolean;
  /** A draft that was saved as such, and has an address of its own. */
  isSaved: boolean;
  /** By the asking session: since it gave the draft's code, or saved it, and was not idle for long. */
  isHeld: boolean;
  /** The asking session submitted or approved it, or gave its code, and was not idle for long since (2-SUB-06). */
  isRead: boolean;
  /** Submitter of an application that waits for approval or was declined; null for any other. */
  submittedBy: SubmittedBy | null;
  /** By the asking session or account, or in a session that came by the link of the e-mail to its investor. */
  isDeclined: 'here' | 'by_link' | null;
}

/** Which grant holds for whom; the more that hold, the more is allowed. */
type Grants = readonly {
  isHeld: (actor: Actor, application: OwnedApplication) => boolean;
  permissions: readonly Permission[];
}[];

const GRANTS: Grants = [
  // Whoever submitted it: the investor, or the adviser who applied for them.
  { isHeld: isOwner, permissions: ['read'] },
  // Staff and admins of the issuer whose offer it is, while they act as such.
  { isHeld: isReceiver, permissions: ['read'] },
  // A session without an account, for as long as a hold lasts.
  { isHeld: reads, permissions: ['read'] },
  { isHeld: declined, permissions: ['empty'] },
];

/** Of what was never submitted; the issuer reads nothing of it, and helps whoever cannot get codes any more. */
const DRAFT_GRANTS: Grants = [
  { isHeld: isOwner, permissions: ['edit', 'revealNumbers'] },
  { isHeld: hasBegun, permissions: ['edit', 'revealNumbers'] },
  { isHeld: holds, permissions: ['edit', 'revealNumbers'] },
  { isHeld: (actor, application) => application.isSaved && isStaff(actor, application), permissions: ['changeMobile'] },
];

/** Of what waits for approval: its investor opens it by a code and goes on with it, and nothing of it is the issuer's yet (3-ROLE-10). */
const APPROVAL_GRANTS: Grants = [
  { isHeld: isOwner, permissions: ['read'] },
  { isHeld: reads, permissions: ['read'] },
  { isHeld: decides, permissions: ['read', 'edit', 'approve', 'revealNumbers'] },
  { isHeld: isStaff, permissions: ['changeMobile'] },
];

function grantsOf(status: ApplicationStatus): Grants {
  if (status === 'draft') return DRAFT_GRANTS;
  return status === 'pending_approval' ? APPROVAL_GRANTS : GRANTS;
}

/** What the actor may do with the application. */
export function accessOf(actor: Actor, application: OwnedApplication): ReadonlySet<Permission> {
  const grants = grantsOf(application.status);
  return new Set(grants.flatMap(({ isHeld, permissions }) => (isHeld(actor, application) ? permissions : [])));
}

function isOwner({ userId, actingAs }: Actor, application: OwnedApplication): boolean {
  return actingAs !== 'issuer' && userId !== null && userId === application.userId;
}

/**
 * A draft belongs to the session in which it was begun, until it is saved as such: then its code is asked for (3-OTP-01). A draft of a
 * signed-in session belongs to its account, in later sessions too; a log-in moves the open file's draft to such a session.
 */
function hasBegun({ sessionId, userId, actingAs }: Actor, application: OwnedApplication): boolean {
  if (sessionId === application.sessionId && !application.isSaved) return true;
  return actingAs !== 'issuer' && userId !== null && userId === application.sessionUserId;
}

function holds({ actingAs }: Actor, { isHeld }: OwnedApplication): boolean {
  return actingAs !== 'issuer' && isHeld;
}

/** Sessions that gave the code, but not the adviser who submitted it. */
function decides(actor: Actor, application: OwnedApplication): boolean {
  const { submittedBy } = application;
  return holds(actor, application) && (submittedBy === null || mayDecide(submittedBy, actor));
}

function reads({ actingAs }: Actor, { isRead }: OwnedApplication): boolean {
  return actingAs !== 'issuer' && isRead;
}

/** The investor who declined: the adviser who submitted it does not come by their link. */
function declined(actor: Actor, { isDeclined, submittedBy }: OwnedApplication): boolean {
  if (actor.actingAs === 'issuer' || isDeclined === null) return false;
  return isDeclined === 'here' || submittedBy === null || mayDecide(submittedBy, actor);
}

/** Staff of an issuer who has got it. */
function isReceiver(actor: Actor, application: OwnedApplication): boolean {
  return application.hasReachedIssuer && isStaff(actor, application);
}

function isStaff({ actingAs, issuerId }: Actor, application: OwnedApplication): boolean {
  return actingAs === 'issuer' && issuerId !== null && issuerId === application.issuerId;
}

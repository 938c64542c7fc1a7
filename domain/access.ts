/** Who may do what with an application (design 4a): decided here alone, from who asks and whose it is. */
import type { ActingContext, ApplicationStatus } from './session.ts';

/** What can be allowed. `read`: the record of what was lodged, with masks for its numbers. */
export type Permission = 'read';

export interface Actor {
  /** Null: a caller without a session. */
  sessionId: string | null;
  /** Null: nobody is signed in. */
  userId: number | null;
  actingAs: ActingContext | null;
  /** Of staff: the issuer that they belong to. */
  issuerId: number | null;
}

export interface OwnedApplication {
  /** In which it was submitted. */
  sessionId: string;
  /** Nobody was signed in then. */
  isAnonymous: boolean;
  /** Whose it is; null: of nobody who was signed in. */
  userId: number | null;
  issuerId: number;
  status: ApplicationStatus;
}

/** Which grant holds for whom; the more that hold, the more is allowed. */
const GRANTS: readonly {
  isHeld: (actor: Actor, application: OwnedApplication) => boolean;
  permissions: readonly Permission[];
}[] = [
  // Whoever submitted it: the investor, or the adviser who applied for them.
  { isHeld: isOwner, permissions: ['read'] },
  { isHeld: isInSession, permissions: ['read'] },
  // Staff and admins of the issuer whose offer it is, while they act as such.
  { isHeld: isStaff, permissions: ['read'] },
];

/** What the actor may do with the application. Nobody has to do with a lead that was never submitted. */
export function accessOf(actor: Actor, application: OwnedApplication): ReadonlySet<Permission> {
  if (application.status === 'draft') return new Set();
  return new Set(GRANTS.flatMap(({ isHeld, permissions }) => (isHeld(actor, application) ? permissions : [])));
}

function isOwner({ userId, actingAs }: Actor, application: OwnedApplication): boolean {
  return actingAs !== 'issuer' && userId !== null && userId === application.userId;
}

/** What was submitted without an account belongs to whoever has the session, also once they have signed in. */
function isInSession({ sessionId, actingAs }: Actor, application: OwnedApplication): boolean {
  return actingAs !== 'issuer' && application.isAnonymous && sessionId === application.sessionId;
}

function isStaff({ actingAs, issuerId }: Actor, application: OwnedApplication): boolean {
  return actingAs === 'issuer' && issuerId !== null && issuerId === application.issuerId;
}

/** Who is working on the application, and how it was opened. */
import type { ApplicantRole } from './application.ts';

/** The signed-in user (1-SESS-02); null in calls that take one means nobody is signed in. */
export interface User {
  id: number;
  username: string;
  first_name?: string;
  last_name?: string;
  tel_mobile?: string;
  is_acting_as_investor?: boolean;
  is_acting_as_advisor?: boolean;
  is_acting_as_issuer?: boolean;
  is_acting_as_issuer_admin?: boolean;
  has_investor_role_groups?: boolean;
  /** Beside the documents' fields: whether the issuer context can be chosen (back) from here. */
  has_issuer_role_groups?: boolean;
}

/** In which capacity somebody signed in acts; three calls of these names choose it (3-CALL-08). */
export const ACTING_CONTEXTS = ['investor', 'advisor', 'issuer'] as const;
export type ActingContext = (typeof ACTING_CONTEXTS)[number];

/** What an account may act as; an issuer admin is issuer staff as well. */
export interface RoleGroups {
  is_investor: boolean;
  is_adviser: boolean;
  is_issuer_staff: boolean;
  is_issuer_admin: boolean;
}

/** True when an account with these groups may act in this context. */
export function mayActAs(groups: RoleGroups, context: ActingContext): boolean {
  return { investor: groups.is_investor, advisor: groups.is_adviser, issuer: groups.is_issuer_staff }[context];
}

/** The context that a session begins with: the one with the most to do, so that 1-SESS-07 has something to switch from. */
export function firstContext(groups: RoleGroups): ActingContext {
  if (groups.is_issuer_staff) return 'issuer';
  return groups.is_adviser ? 'advisor' : 'investor';
}

/** The flags by which the rules know a user (1-SESS-02): of the groups, and of the context that is acted in. */
export function actingFlags(
  groups: RoleGroups,
  context: ActingContext,
): Required<ActingUser & Pick<User, 'has_issuer_role_groups'>> {
  return {
    is_acting_as_investor: context === 'investor',
    is_acting_as_advisor: context === 'advisor',
    is_acting_as_issuer: context === 'issuer',
    is_acting_as_issuer_admin: context === 'issuer' && groups.is_issuer_admin,
    has_investor_role_groups: groups.is_investor || groups.is_adviser,
    has_issuer_role_groups: groups.is_issuer_staff,
  };
}

/** The context that a user acts in. */
export function actingContext(user: ActingUser): ActingContext {
  if (isIssuerActing(user)) return 'issuer';
  return user.is_acting_as_advisor ? 'advisor' : 'investor';
}

/**
 * Where somebody who has just logged in on the landing page is switched to: staff who could apply for themselves do so, in the role
 * chosen there; an issuer admin and everybody else stay as they are (1-SESS-07, 3-LOGIN-08). Null: no switch.
 */
export function contextAfterLogin(user: ActingUser, role: ApplicantRole | undefined): ActingContext | null {
  if (!mayLeaveIssuer(user)) return null;
  return role === 'advisor' ? 'advisor' : 'investor';
}

/** The context that somebody signed in can go to from theirs: staff who may apply for themselves go to and fro, an issuer admin stays one. Null: none. */
export function otherContext(user: ActingUser & Pick<User, 'has_issuer_role_groups'>): ActingContext | null {
  if (!isIssuerActing(user)) return user.has_issuer_role_groups ? 'issuer' : null;
  return mayLeaveIssuer(user) ? 'investor' : null;
}

function mayLeaveIssuer(user: ActingUser): boolean {
  return Boolean(user.is_acting_as_issuer && user.has_investor_role_groups && !user.is_acting_as_issuer_admin);
}

/** Who a page believes to be acting, as every unsafe call says it and the service checks it: `nobody`, or `12 investor`. */
export function actorName(user: Pick<User, 'id'> | null, context: ActingContext | null): string {
  return user === null || context === null ? 'nobody' : `${user.id} ${context}`;
}

/** The part of a user that rules ask about; the worked cases give no more. */
export type ActingUser = Partial<
  Pick<
    User,
    | 'is_acting_as_investor'
    | 'is_acting_as_advisor'
    | 'is_acting_as_issuer'
    | 'is_acting_as_issuer_admin'
    | 'has_investor_role_groups'
  >
>;

export type ApplicationStatus =
  'draft' | 'pending_approval' | 'submitted' | 'accepted' | 'rejected' | 'withdrawn' | 'completed';

/** How the wizard was opened (1-SHELL-17): two flags, the stored status, and whether this is a preview. */
export interface Mode {
  /** An existing application is open. */
  editing: boolean;
  /** That application is a draft. */
  draft: boolean;
  status: ApplicationStatus | null;
  preview: boolean;
  /** A submission is in flight (2-SUB-14). */
  submitting?: boolean;
  /** It was opened by its code, or by its owner: the service said so (3-OTP-07). */
  verified?: boolean;
}

/** Minutes without a key or a press after which somebody signed in is signed out (3-LOGIN-11). */
export const IDLE_MINUTES = 30;

/** A new application, not a preview. */
export const NEW_APPLICATION: Mode = { editing: false, draft: false, status: null, preview: false };

/** A saved draft that was opened by its link; until it is `verified`, nobody knows by whom. */
export const SAVED_DRAFT: Mode = { editing: true, draft: true, status: 'draft', preview: false };

/** True for issuer staff, issuer admins included ('issuer-acting', 2-MISC reading conventions). */
export function isIssuerActing(user: ActingUser | null): boolean {
  return Boolean(user?.is_acting_as_issuer || user?.is_acting_as_issuer_admin);
}

/** True for a saved draft, which is not being approved. */
export function isPlainDraft(mode: Mode): boolean {
  return mode.draft && mode.status !== 'pending_approval';
}

/**
 * True when an application that is neither a draft nor waiting for approval is being edited: titles, the Save label and
 * non-blocking documents follow this, while the removal of the landing step follows `editing` alone (1-SHELL-17, 2-STEP-25).
 */
export function isEditingLodged(mode: Mode): boolean {
  return mode.editing && !mode.draft && mode.status !== 'pending_approval';
}

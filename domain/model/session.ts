/** User of the application, and the way it was opened. */
import type { ApplicantRole } from './application.ts';
import type { Offer } from './offer.ts';

/** The signed-in user (1-SESS-02); null as an argument means nobody is signed in. */
export { IDLE_MINUTES } from '../data/limits.ts';

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
  /** The issuer context can be chosen (back) from here; a field beside those of the documents. */
  has_issuer_role_groups?: boolean;
  /** Names of the issuers that the account is staff of, as offers call them (`client_name`); a field beside those of the documents. */
  issuers?: string[];
}

/** Contexts in which a signed-in user acts; three requests of these names choose one (3-CALL-08). */
export const ACTING_CONTEXTS = ['investor', 'advisor', 'issuer'] as const;

export type ActingContext = (typeof ACTING_CONTEXTS)[number];

/** Capacities of an account; an issuer admin is issuer staff as well. */
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

/** Returns the context that a session begins with: the one with the most to do, so that 1-SESS-07 has something to switch from. */
export function firstContext(groups: RoleGroups): ActingContext {
  if (groups.is_issuer_staff) return 'issuer';
  return groups.is_adviser ? 'advisor' : 'investor';
}

/** Returns the flags of a user that the rules read (1-SESS-02): of the groups, and of the present context. */
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

/** Returns the context that a user acts in. */
export function actingContext(user: ActingUser): ActingContext {
  if (isIssuerActing(user)) return 'issuer';
  return user.is_acting_as_advisor ? 'advisor' : 'investor';
}

/**
 * Returns the context to switch to after a log-in on the landing page. Staff who could apply for themselves do so, in the role chosen
 * there; an issuer admin and every other user stay as they are (1-SESS-07, 3-LOGIN-08), and so does everybody on a page for staff
 * (`issuer`). Null: no switch.
 */
export function contextAfterLogin(user: ActingUser, role: ApplicantRole | 'issuer' | undefined): ActingContext | null {
  if (role === 'issuer') return null;
  if (!user.is_acting_as_issuer || user.is_acting_as_issuer_admin || !user.has_investor_role_groups) return null;
  return role === 'advisor' ? 'advisor' : 'investor';
}

/**
 * Returns the other context that a signed-in user can choose on an offer's page. Staff and admins act for the issuer on its own offers, and
 * apply for themselves if their account may. Null: none.
 */
export function otherContext(
  user: ActingUser & Pick<User, 'has_issuer_role_groups' | 'issuers'>,
  offer: Pick<Offer, 'client_name'>,
): ActingContext | null {
  if (isIssuerActing(user)) return user.has_investor_role_groups ? 'investor' : null;
  return user.has_issuer_role_groups && user.issuers?.includes(offer.client_name) ? 'issuer' : null;
}

/** True for staff on the page of another issuer's offer: they cannot apply in that capacity. False if the user's issuers are not known. */
export function actsForAnotherIssuer(
  user: (ActingUser & Pick<User, 'issuers'>) | null,
  offer: Pick<Offer, 'client_name'>,
): boolean {
  return isIssuerActing(user) && user?.issuers !== undefined && !user.issuers.includes(offer.client_name);
}

/** Returns the actor that a page assumes: `nobody`, or `12 investor`. Every unsafe request states it, and the service checks it. */
export function actorName(user: Pick<User, 'id'> | null, context: ActingContext | null): string {
  return user === null || context === null ? 'nobody' : `${user.id} ${context}`;
}

/** Part of a user that rules read; the worked cases give no more. */
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

/** State in which the wizard was opened (1-SHELL-17): two flags, the stored status, and the preview flag. */
export interface Mode {
  /** An existing application is open. */
  editing: boolean;
  /** That application is a draft. */
  draft: boolean;
  status: ApplicationStatus | null;
  preview: boolean;
  /** A submission is in flight (2-SUB-14). */
  submitting?: boolean;
  /** Opened by its code, or by its owner, as the service confirmed (3-OTP-07). */
  verified?: boolean;
}

/** A new application, not a preview. */
export const NEW_APPLICATION: Mode = { editing: false, draft: false, status: null, preview: false };

/** A saved draft opened by its link; until it is `verified`, the person who opened it is unknown. */
export const SAVED_DRAFT: Mode = { editing: true, draft: true, status: 'draft', preview: false };

/** True for issuer staff, issuer admins included ('issuer-acting', 2-MISC reading conventions). */
export function isIssuerActing(user: ActingUser | null): boolean {
  return Boolean(user?.is_acting_as_issuer || user?.is_acting_as_issuer_admin);
}

/** True for a saved draft that is not being approved. */
export function isPlainDraft(mode: Mode): boolean {
  return mode.draft && mode.status !== 'pending_approval';
}

/**
 * True when an application that is neither a draft nor waiting for approval is being edited. Titles, the Save label and non-blocking
 * documents follow this, while the removal of the landing step follows `editing` alone (1-SHELL-17, 2-STEP-25).
 */
export function isEditingLodged(mode: Mode): boolean {
  return mode.editing && !mode.draft && mode.status !== 'pending_approval';
}

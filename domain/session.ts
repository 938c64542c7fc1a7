/** Who is working on the application, and how it was opened. */

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
}

/** The part of a user that rules ask about; the worked cases give no more. */
export type ActingUser = Partial<Pick<User, 'is_acting_as_investor' | 'is_acting_as_advisor' | 'is_acting_as_issuer' | 'is_acting_as_issuer_admin' | 'has_investor_role_groups'>>;

export type ApplicationStatus =
  | 'draft'
  | 'pending_approval'
  | 'submitted'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'completed';

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
}

/** A new application, not a preview. */
export const NEW_APPLICATION: Mode = { editing: false, draft: false, status: null, preview: false };

/** True for issuer staff, issuer admins included ('issuer-acting', 2-MISC reading conventions). */
export function isIssuerActing(user: ActingUser | null): boolean {
  return Boolean(user?.is_acting_as_issuer || user?.is_acting_as_issuer_admin);
}

/**
 * True when an application that is neither a draft nor waiting for approval is being edited: titles, the Save label and
 * non-blocking documents follow this, while the removal of the landing step follows `editing` alone (1-SHELL-17, 2-STEP-25).
 */
export function isEditingLodged(mode: Mode): boolean {
  return mode.editing && !mode.draft && mode.status !== 'pending_approval';
}

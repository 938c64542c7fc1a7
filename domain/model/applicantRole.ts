import type { ContactDetails } from './application.ts';
import { type ActingUser, isIssuerActing, type Mode } from './session.ts';

/** True when an adviser applies for the investor; otherwise the investor applies, or issuer staff for the investor (1-ADV-01, 1-ADV-08). */
export function isAdviserApplying(contact: Pick<ContactDetails, 'applicant_role'> | undefined): boolean {
  return contact?.applicant_role === 'advisor';
}

/** True while an adviser fills in the application; the person who opens it to approve it is its investor (2-ROLE-08). */
export function isAdviserAtWork(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  { status }: Pick<Mode, 'status'>,
): boolean {
  return isAdviserApplying(contact) && status !== 'pending_approval';
}

/**
 * True when the investor types: only then may the browser offer what it knows of the person at the screen (P12). An adviser's or a staff
 * member's own name and birthday must not get into the investor's application.
 */
export function isInvestorApplying(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  user: ActingUser | null,
  mode: Pick<Mode, 'status'>,
): boolean {
  return !isAdviserAtWork(contact, mode) && !user?.is_acting_as_advisor && !isIssuerActing(user);
}

/**
 * True if the authority document is asked for: an adviser has authority, which is the default unless the question is left open (1-ADV-05,
 * 3-ROLE-06).
 */
export function asksForAuthority(values: Pick<ContactDetails, 'applicant_role' | 'adviser_has_authority'>): boolean {
  const { adviser_has_authority: hasAuthority = true } = values;
  return isAdviserApplying(values) && hasAuthority === true;
}

import type { ContactDetails } from '../application.ts';
import { type ActingUser, isIssuerActing, type Mode } from '../session.ts';
import { isAdviserApplying } from './applicantRole.ts';

/** True while an adviser fills in what they apply for: whoever opens it to approve it is its investor (2-ROLE-08). */
export function isAdviserAtWork(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  { status }: Pick<Mode, 'status'>,
): boolean {
  return isAdviserApplying(contact) && status !== 'pending_approval';
}

/**
 * True when the investor types: only then may the browser offer what it knows of the person at the screen (P12). An adviser's or the
 * staff's own name and birthday must not get into somebody else's application.
 */
export function isInvestorApplying(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  { user, mode }: { user: ActingUser | null; mode: Pick<Mode, 'status'> },
): boolean {
  return !isAdviserAtWork(contact, mode) && !user?.is_acting_as_advisor && !isIssuerActing(user);
}

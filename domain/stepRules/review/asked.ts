/** What the review step asks, without the rules of its answers. */
import type { ContactDetails, HoldingProfileType } from '../../application.ts';
import { isAdviserAtWork } from '../../people/applicantRole.ts';
import { isIssuerActing, type Mode, type User } from '../../session.ts';

/** The confirmation of a holding's details: for TOP_UP and EXISTING (2-REV-03 to 2-REV-05). */
export function asksForConfirmation(holdingProfileType: HoldingProfileType | undefined): boolean {
  return holdingProfileType === 'TOP_UP' || holdingProfileType === 'EXISTING';
}

/** The message to the investor: an adviser applies, nobody is approving, and it is not issuer staff (2-REV-08). */
export function asksForMessage(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  user: User | null,
  mode: Mode,
): boolean {
  return isAdviserAtWork(contact, mode) && !isIssuerActing(user);
}

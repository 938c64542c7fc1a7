import { isAdviserApplying } from '../../people/applicantRole.ts';
import type { ContactDetails, HoldingProfileType, Review } from '../../application.ts';
import { isIssuerActing, type Mode, type User } from '../../session.ts';
import { reviewErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../context.ts';
import { fields, flag, mustBeTrue, shownWhile, text } from '../fieldRules.ts';

/** The confirmation of a holding's details: for TOP_UP and EXISTING (2-REV-03 to 2-REV-05). */
export function showsDetailsConfirmation(holdingProfileType: HoldingProfileType | undefined): boolean {
  return holdingProfileType === 'TOP_UP' || holdingProfileType === 'EXISTING';
}

/** The message to the investor: an adviser applies, nobody is approving, and it is not issuer staff (2-REV-08). */
export function showsMessageToInvestor(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  user: User | null,
  mode: Mode,
): boolean {
  return isAdviserApplying(contact) && mode.status !== 'pending_approval' && !isIssuerActing(user);
}

/** Review (2-REV-04, 2-REV-05, 2-REV-08). The profile type is the stored one; the review form only carries a copy. */
export function schema({ application }: SchemaContext) {
  const isConfirmed = () => showsDetailsConfirmation(application.contact_details?.holdingProfileType);
  return fields<Review>({
    detailsAreCorrectConfirmation: flag(shownWhile(isConfirmed, mustBeTrue(reviewErrors.confirmation))),
    message_to_investor: text(),
  });
}

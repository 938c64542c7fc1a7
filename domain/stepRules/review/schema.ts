import type { Review } from '../../application.ts';
import { reviewErrors } from '../../texts/review.ts';
import type { SchemaContext } from '../context.ts';
import { fields, flag, mustBeTrue, shownWhile, text } from '../fieldRules.ts';
import { asksForConfirmation } from './asked.ts';

/** Review (2-REV-04, 2-REV-05, 2-REV-08). The profile type is the stored one; the review form only carries a copy. */
export function schema({ application }: SchemaContext) {
  const isConfirmed = () => asksForConfirmation(application.contact_details?.holdingProfileType);
  return fields<Review>({
    detailsAreCorrectConfirmation: flag(shownWhile(isConfirmed, mustBeTrue(reviewErrors.confirmation))),
    message_to_investor: text(),
  });
}

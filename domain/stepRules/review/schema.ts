import { REVIEW } from '../../model/fields.ts';
import { reviewErrors } from '../../texts/review.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { anyText, fields, flag, mustBeTrue, shownWhile } from '../../rules/fieldRules.ts';
import { asksForConfirmation, asksForMessage } from './rules.ts';
import { messageRule } from './message.ts';

/** Returns the rules of review (2-REV-04, 2-REV-05, 2-REV-08). The stored profile type counts; the review form only carries a copy. */
export function schema({ application, user, mode }: SchemaContext) {
  const isConfirmed = () => asksForConfirmation(application.contact_details?.holdingProfileType);
  const isMessageAsked = () => asksForMessage(application.contact_details, user, mode);
  return fields(REVIEW, {
    detailsAreCorrectConfirmation: flag(shownWhile(isConfirmed, mustBeTrue(reviewErrors.confirmation))),
    message_to_investor: anyText(shownWhile(isMessageAsked, messageRule)),
  });
}

import type { Review } from '../../application.ts';
import { submissionTexts } from '../../texts/submission.ts';
import { linesOf, text, yesNo, type FieldReadings, type Section } from '../description.ts';

const READINGS: FieldReadings<Review> = {
  holdingProfileType: 'internal',
  detailsAreCorrectConfirmation: yesNo(
    submissionTexts.detailsAreCorrect,
    ({ detailsAreCorrectConfirmation: isConfirmed }) => isConfirmed,
  ),
  message_to_investor: text(submissionTexts.messageToInvestor, (review) => review.message_to_investor),
};

/** What was confirmed and said on review itself: for the record of what was lodged. */
export function describe(values: Review): Section[] {
  return [{ path: '', lines: linesOf({ readings: READINGS, asked: Object.keys(values) }, values, undefined) }];
}

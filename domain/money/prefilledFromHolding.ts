import type { Prefilled } from '../model/prefilled.ts';
import { prefilledFromHolder } from './prefilledAccount.ts';
import { isSameHolding } from '../offers/chosenHolding.ts';

/**
 * Updates later answers after the applicant chooses a holding: its bank account is prefilled (1-BANK-24, 1-BANK-25), and the confirmation of
 * another holding's details is withdrawn (2-REV-04).
 */
export const prefilledFromHolding: Prefilled = (before, after) => ({
  ...prefilledFromHolder(before, after),
  ...(after.review?.detailsAreCorrectConfirmation &&
    !isSameHolding(before.contact_details, after.contact_details) && {
      review: { ...after.review, detailsAreCorrectConfirmation: false },
    }),
});

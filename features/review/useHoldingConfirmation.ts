import type { Review } from '#domain/application.ts';
import { isReviewValid } from '#domain/readiness.ts';
import { asksForConfirmation } from '#domain/stepRules/review/rules.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication, selectStepValues } from '#store/selectors/applicationSelectors.ts';

export interface HoldingConfirmationState {
  /** False for a new holding: its details were given in the wizard (2-REV-05). */
  isShown: boolean;
  isConfirmed: boolean;
  /** The confirmation is required and not given: nothing can be sent. */
  isMissing: boolean;
  /** Saves the tick at once: sending the application depends on it. */
  confirm: (isConfirmed: boolean) => void;
}

/** Returns the confirmation of a holding that is topped up or used again (2-REV-03, 2-REV-04). */
export function useHoldingConfirmation(save: (answers: Review) => void): HoldingConfirmationState {
  const holdingProfileType = useAppSelector((state) => selectStepValues(state, 'contact_details')?.holdingProfileType);
  const review = useAppSelector((state) => selectStepValues(state, 'review'));
  const isMissing = useAppSelector((state) => !isReviewValid(selectApplication(state)));
  return {
    isShown: asksForConfirmation(holdingProfileType),
    isConfirmed: review?.detailsAreCorrectConfirmation === true,
    isMissing,
    confirm: (detailsAreCorrectConfirmation) => save({ detailsAreCorrectConfirmation }),
  };
}

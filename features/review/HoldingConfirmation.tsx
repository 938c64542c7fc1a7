import { reviewErrors } from '#domain/texts/review.ts';
import { links } from '#domain/texts/shell.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { Card } from '#features/ui/Card.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import styles from './review.module.css';
import type { HoldingConfirmationState } from './useHoldingConfirmation.ts';

/** Id of the tick that takes focus if Submit is pressed without the confirmation. */
export const CONFIRMATION_ID = 'review-detailsAreCorrectConfirmation';

interface HoldingConfirmationProps {
  confirmation: HoldingConfirmationState;
  /** Submit was pressed: from then on the message is shown while the tick is missing. */
  isAsked: boolean;
  disabled: boolean;
}

/**
 * The applicant's confirmation that the details of an existing holding are right (2-REV-03). Only the investor centre changes them, which
 * opens beside the application (2-MISC-02).
 */
export function HoldingConfirmation({ confirmation, isAsked, disabled }: HoldingConfirmationProps) {
  const { isShown, isConfirmed, isMissing, confirm } = confirmation;
  if (!isShown) return null;
  return (
    <Card>
      <Checkbox
        id={CONFIRMATION_ID}
        name="detailsAreCorrectConfirmation"
        label={submissionTexts.detailsAreCorrect}
        value={isConfirmed}
        disabled={disabled}
        error={isAsked && isMissing ? reviewErrors.confirmation : undefined}
        onChange={confirm}
        onBlur={() => undefined}
      />
      <p className={styles.elsewhere}>
        <span>{`${submissionTexts.detailsAreWrong} `}</span>
        <a href={links.investorDashboard} target="_blank" rel="noopener noreferrer">
          {submissionTexts.updateInInvestorCentre}
        </a>
        <span>.</span>
      </p>
    </Card>
  );
}

import { isAdviserAtWork, isAdviserApplying } from '#domain/model/applicantRole.ts';

import type { ContactDetails } from '#domain/application.ts';
import { isIssuerActing, type Mode } from '#domain/session.ts';
import { stepNumber } from '#domain/steps.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { Button } from '#features/ui/Button.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectIsLocked, selectMode } from '#store/selectors/wizardSelectors.ts';
import { editStep } from '#store/steps/detour.ts';
import styles from './review.module.css';

/**
 * Names the addresses of the confirmation, with the way to change them while steps can be opened; shown to everyone but issuer staff
 * (2-REV-18, 2-REV-19).
 */
export function ConfirmationEmail() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const mode = useAppSelector(selectMode);
  const steps = useAppSelector(selectSteps);
  const contact = useAppSelector((state) => selectStepValues(state, 'contact_details'));
  const isOpen = !useAppSelector(selectIsLocked);
  const number = stepNumber(steps, 'contact_details');
  if (isIssuerActing(user) || !contact || number === null) return null;
  return (
    <p className={styles.confirmation}>
      <span>{`${confirmationText(contact, mode)} `}</span>
      {isOpen && (
        <Button kind="link" onClick={() => dispatch(editStep('contact_details'))}>
          {submissionTexts.changeEmail(number)}
        </Button>
      )}
    </p>
  );
}

function confirmationText(contact: ContactDetails, mode: Mode): string {
  const { adviser_email = '', email_address = '', adviser_has_authority: hasAuthority } = contact;
  if (!isAdviserApplying(contact)) return submissionTexts.confirmationEmail(email_address);
  const isRequest = isAdviserAtWork(contact, mode) && hasAuthority === false;
  return isRequest
    ? submissionTexts.confirmationAndRequest(adviser_email, email_address)
    : submissionTexts.confirmationEmails(adviser_email, email_address);
}

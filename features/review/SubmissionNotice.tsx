import { useEffect, useRef } from 'react';
import { submitLabel } from '#domain/steps.ts';
import { isEditingLodged } from '#domain/session.ts';
import { editOutcomeTexts } from '#domain/texts/editOutcome.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { TelephoneLink } from '#features/ui/TelephoneLink.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import type { FailureReason } from '#store/events.ts';
import { NotLodgedNotice } from './rare.ts';
import { RefusedSteps } from './RefusedSteps.tsx';
import { useOutcome } from './useOutcome.ts';

/** Texts of a submission, or of an edit by staff. */
type Texts = typeof submissionTexts | typeof editOutcomeTexts;

/**
 * State of the submission: on its way; being checked, without a response; or failed, with the reason, what is saved and what to do
 * (2-SUB-09, 2-SUB-10).
 */
export function SubmissionNotice() {
  const { phase, message, reason, errors } = useAppSelector(selectSubmission);
  const mode = useAppSelector(selectMode);
  const texts = isEditingLodged(mode) ? editOutcomeTexts : submissionTexts;
  const button = submitLabel(useAppSelector(selectUser), mode);
  const notice = useRef<HTMLElement>(null);
  const isOffline = useAppSelector(({ saveStatus }) => saveStatus.isOffline);
  const advice = reason && adviceOn(reason, button, texts);
  useOutcome(phase === 'checking');
  useEffect(() => {
    if (phase === 'failed' || phase === 'checking') notice.current?.focus();
  }, [phase]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{phase === 'sending' ? texts.submitting : ''}</span>
      </VisuallyHidden>
      {phase === 'checking' && (
        <Notice ref={notice} kind="warn" title={texts.checking} tabIndex={-1}>
          <p>{texts.checkingHelp}</p>
          <p role="status">{isOffline ? submissionTexts.offline : ''}</p>
        </Notice>
      )}
      {phase === 'failed' &&
        (message === null ? (
          <NotLodgedNotice />
        ) : (
          <Notice ref={notice} kind="error" title={message} tabIndex={-1}>
            {advice !== null && <p>{advice}</p>}
            <RefusedSteps errors={errors} />
            <RegistrarLine />
          </Notice>
        ))}
    </>
  );
}

/** Returns what is saved and what to do; null if the message itself says it. */
function adviceOn(reason: FailureReason, button: string, texts: Texts): string | null {
  switch (reason) {
    case 'refused':
      return texts.refused;
    case 'offer':
    case 'limited':
      return texts.offerRefused;
    case 'neverArrived':
      return texts.neverArrived;
    case 'failed':
      return texts.tryAgain(button);
    default:
      return null;
  }
}

/** The registrar's telephone number. */
function RegistrarLine() {
  const registrar = useAppSelector(selectOffer)?.registrar;
  if (!registrar?.phone) return null;
  return (
    <p>
      <span>{`${submissionTexts.callRegistrar(registrar.name)} `}</span>
      <TelephoneLink number={registrar.phone} />
      <span>.</span>
    </p>
  );
}

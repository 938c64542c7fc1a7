import { useEffect, useRef } from 'react';
import { submitLabel } from '#domain/steps.ts';
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

/**
 * State of the submission: on its way; being checked, without a response; or failed, with the reason, what is saved and what to do
 * (2-SUB-09, 2-SUB-10).
 */
export function SubmissionNotice() {
  const { phase, message, reason, errors } = useAppSelector(selectSubmission);
  const button = submitLabel(useAppSelector(selectUser), useAppSelector(selectMode));
  const notice = useRef<HTMLElement>(null);
  const isOffline = useAppSelector(({ saveStatus }) => saveStatus.isOffline);
  const advice = reason && adviceOn(reason, button);
  useOutcome(phase === 'checking');
  useEffect(() => {
    if (phase === 'failed' || phase === 'checking') notice.current?.focus();
  }, [phase]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{phase === 'sending' ? submissionTexts.submitting : ''}</span>
      </VisuallyHidden>
      {phase === 'checking' && (
        <Notice ref={notice} kind="warn" title={submissionTexts.checking} tabIndex={-1}>
          <p>{submissionTexts.checkingHelp}</p>
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
function adviceOn(reason: FailureReason, button: string): string | null {
  switch (reason) {
    case 'refused':
      return submissionTexts.refused;
    case 'offer':
    case 'limited':
      return submissionTexts.offerRefused;
    case 'neverArrived':
      return submissionTexts.neverArrived;
    case 'failed':
      return submissionTexts.tryAgain(button);
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

import { useState } from 'react';
import { submitLabel } from '#domain/steps.ts';
import { ActionBar } from '#features/ui/ActionBar.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';
import { selectIsUnderWay, selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { goBack } from '#store/steps/navigation.ts';
import { useExpectedReadiness, useLeftUploads } from '#store/documents/useLeftUploads.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { ConfirmationEmail } from './ConfirmationEmail.tsx';
import { Declaration } from './Declaration.tsx';
import { DueNow } from './DueNow.tsx';
import { CONFIRMATION_ID, HoldingConfirmation } from './HoldingConfirmation.tsx';
import { LEFT_UPLOADS_ID, LeftUploadsNotice } from './LeftUploadsNotice.tsx';
import { ReadinessNotice, READINESS_ID } from './ReadinessNotice.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { SubmissionNotice } from './SubmissionNotice.tsx';
import { useHoldingConfirmation } from './useHoldingConfirmation.ts';
import { useSubmit } from './useSubmit.ts';

/** Everything to read once more, what is missing, the declaration, and the button that sends it (2-REV, 2-SUB). */
export function ReviewStep() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const mode = useAppSelector(selectMode);
  const readiness = useAppSelector(selectReadiness);
  const { phase } = useAppSelector(selectSubmission);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const submit = useSubmit();
  const confirmation = useHoldingConfirmation();
  const left = useLeftUploads();
  const expected = useExpectedReadiness(left);
  const [isAsked, setAsked] = useState(false);
  if (readiness === null) return null;
  if (phase === 'done') {
    return (
      <>
        <SavedNotice />
        <ApplicationDetails />
      </>
    );
  }

  const isBlocked = !isUnderWay && (left.length > 0 || !readiness.canSubmit);
  const handleSubmit = () => {
    setAsked(true);
    if (isBlocked)
      document
        .getElementById(firstObstacle({ isUnconfirmed: confirmation.isMissing, hasLeftUploads: left.length > 0 }))
        ?.focus();
    else void submit();
  };
  return (
    <>
      <SubmissionNotice />
      <ApplicationDetails />
      <Declaration />
      <HoldingConfirmation confirmation={confirmation} isAsked={isAsked} disabled={isUnderWay} />
      <LeftUploadsNotice left={left} />
      <ReadinessNotice readiness={expected ?? readiness} isBeside={left.length > 0} />
      <ConfirmationEmail />
      <ActionBar
        nextLabel={submitLabel(user, mode)}
        nextDetail={<DueNow />}
        isBlocked={isBlocked}
        isBackBlocked={isUnderWay || isBlocked}
        isBusy={isUnderWay}
        onBack={() => dispatch(goBack())}
        onNext={handleSubmit}
      />
    </>
  );
}

/** The id of what stands in the way of Submit, the first on the page. */
function firstObstacle({ isUnconfirmed, hasLeftUploads }: { isUnconfirmed: boolean; hasLeftUploads: boolean }): string {
  if (isUnconfirmed) return CONFIRMATION_ID;
  return hasLeftUploads ? LEFT_UPLOADS_ID : READINESS_ID;
}

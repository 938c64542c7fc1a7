import { use } from 'react';
import { hasGaps, type LandingGaps } from '#domain/offers/landingGaps.ts';
import { isEditingLodged } from '#domain/session.ts';
import { isApproving, keepsInvestor, submitLabel } from '#domain/steps.ts';
import { ActionBar } from '#features/ui/ActionBar.tsx';
import { BarDraft } from '#features/ui/barDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';
import { selectIsSubmitting, selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { selectLandingGaps } from '#store/selectors/stepSelectors.ts';
import { goBack } from '#store/steps/navigation.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';
import { useExpectedReadiness, useLeftUploads, type LeftUpload } from '#store/documents/useLeftUploads.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { ConfirmationEmail } from './ConfirmationEmail.tsx';
import { CONFIRMATION_ID, HoldingConfirmation } from './HoldingConfirmation.tsx';
import { Declaration } from './Declaration.tsx';
import { DueNow } from './DueNow.tsx';
import { LEFT_UPLOADS_ID, LeftUploadsNotice } from './LeftUploadsNotice.tsx';
import { LANDING_GAPS_ID } from './landingGapsId.ts';
import { MESSAGE_ID, MessageToInvestor } from './MessageToInvestor.tsx';
import { ReadinessNotice, READINESS_ID } from './ReadinessNotice.tsx';
import { OPEN_STEPS_ID } from './openStepsId.ts';
import { InvestorKept, LandingGapsNotice, OpenStepsNotice, SavedNotice, WhatIsApproved } from './rare.ts';
import { SubmissionNotice } from './SubmissionNotice.tsx';
import { useHoldingConfirmation } from './useHoldingConfirmation.ts';
import { useOpenSteps } from './useOpenSteps.ts';
import { useReviewForm } from './useReviewForm.ts';

/** Everything to read once more, the missing items, the declaration, and the button that submits it (2-REV, 2-SUB). */
export function ReviewStep() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const mode = useAppSelector(selectMode);
  const readiness = useAppSelector(selectReadiness);
  const { phase } = useAppSelector(selectSubmission);
  const isUnderWay = useAppSelector(selectIsSubmitting);
  const { message, isAsked, ask, keepTyped, save } = useReviewForm();
  const confirmation = useHoldingConfirmation(save);
  const left = useLeftUploads();
  const expected = useExpectedReadiness(left);
  const gaps = withoutAwaited(useAppSelector(selectLandingGaps), left);
  const isStartOpen = hasGaps(gaps);
  const openSteps = useOpenSteps(left);
  const isRead = use(BarDraft) === false;
  const isInvestorKept = useAppSelector((state) =>
    keepsInvestor({ application: selectApplication(state), user, mode }),
  );
  if (readiness === null) return null;
  if (phase === 'done') {
    return (
      <>
        <SavedNotice />
        <ApplicationDetails />
      </>
    );
  }
  // The offer takes no more applications: the answers are read-only, and nothing mentions a submission.
  if (isRead) {
    return (
      <>
        <ApplicationDetails />
        <MessageToInvestor message={message} disabled />
        <Declaration />
      </>
    );
  }

  const isWrong = message.error !== undefined;
  const isIncomplete = Object.keys(openSteps).length > 0;
  const isBlocked = !isUnderWay && (isStartOpen || isIncomplete || left.length > 0 || !readiness.canSubmit || isWrong);
  /** Returns the id of the first thing on the page that stops Submit. */
  const firstObstacle = () => {
    if (message.hasMistake) return MESSAGE_ID;
    if (confirmation.isMissing) return CONFIRMATION_ID;
    if (isStartOpen) return LANDING_GAPS_ID;
    if (isIncomplete) return OPEN_STEPS_ID;
    return left.length > 0 ? LEFT_UPLOADS_ID : READINESS_ID;
  };
  const handleSubmit = () => {
    ask();
    if (isBlocked || message.hasMistake) return document.getElementById(firstObstacle())?.focus();
    save();
    void dispatch(submitApplication());
  };
  /** Missing answers do not stop it: a draft is saved to give them later. */
  const handleSaveDraft = () => {
    if (isWrong) document.getElementById(MESSAGE_ID)?.focus();
    else keepTyped();
    return !isWrong;
  };
  return (
    <>
      <SubmissionNotice />
      {isInvestorKept && <InvestorKept />}
      <ApplicationDetails />
      <MessageToInvestor message={message} disabled={isUnderWay} />
      {!isEditingLodged(mode) && <Declaration />}
      <HoldingConfirmation confirmation={confirmation} isAsked={isAsked} disabled={isUnderWay} />
      {isStartOpen && <LandingGapsNotice gaps={gaps} />}
      {isIncomplete && !isUnderWay && <OpenStepsNotice errors={openSteps} />}
      <LeftUploadsNotice left={left} readiness={readiness} />
      {phase !== 'checking' && (
        <ReadinessNotice readiness={expected ?? readiness} isBeside={isStartOpen || isIncomplete || left.length > 0} />
      )}
      <ConfirmationEmail />
      <ActionBar
        nextLabel={submitLabel(user, mode)}
        nextDetail={<DueNow />}
        isBlocked={isBlocked}
        isBackBlocked={isUnderWay || isBlocked}
        isDraftBlocked={isWrong}
        isBusy={isUnderWay}
        onSaveDraft={handleSaveDraft}
        onBack={() => dispatch(goBack())}
        onNext={handleSubmit}
      />
      {/* Below the button: content that arrives late above it would push it away under a press, which then counts for none. */}
      {isApproving(user, mode) && <WhatIsApproved />}
    </>
  );
}

/** Removes a landing-page document that is on its way: it is not missing there either (1-UPL-05). */
function withoutAwaited(gaps: LandingGaps, left: readonly LeftUpload[]): LandingGaps {
  if (left.every(({ place }) => place.field !== 'adviser_authority_doc')) return gaps;
  const { adviser_authority_doc: _awaited, ...others } = gaps;
  return others;
}

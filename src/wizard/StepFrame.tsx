import { createElement, useEffect, useRef } from 'react';
import { acceptsApplications, isOpenOrOpening } from '#domain/offers/landing.ts';
import type { StepName } from '#domain/application.ts';
import { isEditingLodged } from '#domain/session.ts';
import { countedSteps, stepNumber, type Step } from '#domain/steps.ts';
import { filesTitle } from '#domain/texts/filesTitle.ts';
import { editIntros, entryIntros, stepIntros, wizardTexts, type StaffIntros } from '#domain/texts/wizard.ts';
import { FilesButton } from '#features/parts/files/FilesButton.tsx';
import { RemoveFromDevice } from '#features/parts/device/RemoveFromDevice.tsx';
import { BarDraft } from '#features/ui/barDraft.ts';
import { BarNote } from '#features/ui/barNote.ts';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { prefetch } from '#features/ui/prefetch.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { WizardLayout } from '#features/ui/Layout.tsx';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { ReadOnlyArea } from '#features/ui/form/ReadOnlyArea.tsx';
import { NextHintContext } from '#features/ui/nextHint.ts';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { StepHeader } from '#features/ui/StepHeader.tsx';
import { useSteadyPresses } from '#features/ui/useSteadyPresses.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectIsAutosaved } from '#store/selectors/draftSelectors.ts';
import { selectFurthestStep } from '#store/selectors/furthestStep.ts';
import { selectIsReadOnly, selectSync } from '#store/selectors/syncSelectors.ts';
import { selectIsStaff, selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { loadStepChecker } from '#store/steps/detour.ts';
import { openStep } from '#store/steps/navigation.ts';
import { selectCanOpenStep, selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCompleted, selectIsLocked, selectMayBeSubmitted, selectMode } from '#store/selectors/wizardSelectors.ts';
import { Decoration, ErrorBoundary, FailureNotice } from '../ErrorBoundary.tsx';
import { closesSoon, offerTimeText } from './closingText.ts';
import { ApplicationProgress } from './ApplicationProgress.tsx';
import { Autosave, DraftDialog, Elsewhere, Presence, submitAgain, useSaveDraft } from './useSaveDraft.tsx';
import { DevelopmentPanels } from './DevelopmentPanels.tsx';
import { EndApplication, HeldNotice, LeaveApplication, LeaveEdit } from './heldDraft.ts';
import { LazyPayableNow } from './lazyPayableNow.ts';
import { SaveChip } from './SaveChip.tsx';
import { SaveNotices } from './SaveNotices.tsx';
import { stepRecord } from './stepRegistry.ts';
import { SupportSnapshot } from './SupportSnapshot.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useHoldingDetails } from './useHoldingDetails.ts';
import { useInputSaver } from './useInputSaver.ts';
import { useOfferEnd } from './useOfferEnd.ts';
import { usePreload } from './usePreload.ts';
import { useServiceTime } from './useServiceTime.ts';
import { useSinglePresses } from './useSinglePresses.ts';

/** Most people are on an offer itself. */
const PreviewBanner = lazyComponent(() =>
  import(/* webpackChunkName: "landing-rare" */ '#features/ui/PreviewBanner.tsx').then((m) => m.PreviewBanner),
);

/** Most people apply more than a week before. */
const ClosingNotice = lazyComponent(
  () => import(/* webpackChunkName: "landing-rare" */ './closing.ts').then((m) => m.ClosingNotice),
  { Missing: Nothing },
);

interface StepFrameProps {
  step: Step;
  /** A new key opens the step's screen anew, on the values stored then. */
  screenKey: string;
}

/** Masthead, progress sidebar, numbered heading and footer around a step's screen (1-SHELL-28 to 1-SHELL-32, 1-SHELL-40). */
export function StepFrame({ step, screenKey }: StepFrameProps) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOffer);
  const steps = useAppSelector(selectSteps);
  const mode = useAppSelector(selectMode);
  const { preview, verified } = mode;
  const isEdit = isEditingLodged(mode);
  const investor = useAppSelector(({ files, wizard }) => files.entities[wizard.fileId ?? '']?.investorName ?? '');
  const user = useAppSelector(selectUser);
  const isByStaff = useAppSelector(selectIsStaff);
  const isLocked = useAppSelector(selectIsLocked);
  const isCompleted = useAppSelector(selectCompleted);
  const furthest = useAppSelector(selectFurthestStep);
  const { kind: syncKind } = useAppSelector(selectSync);
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const hasJoined = useAppSelector(({ sync, wizard }) => sync.joined !== null && !wizard.completed);
  const isWithService = useAppSelector(({ wizard }) => wizard.revision !== null);
  const isEnded = syncKind === 'ended';
  const heading = useRef<HTMLHeadingElement>(null);
  // The intro of review says that nothing is sent yet, which may not be true now.
  const mayBeSent = useAppSelector(selectMayBeSubmitted);
  const number = stepNumber(steps, step.name) ?? undefined;
  const hasAmount = (number ?? 0) >= (stepNumber(steps, 'purchase_amount') ?? Infinity);
  const count = countedSteps(steps).length;
  useStepTitle({ step, number, count, offerName: offer?.name ?? '' });
  const leadsToOffer = useAppSelector((state) => selectCanOpenStep(state, 'landingpage'));
  const draft = useSaveDraft();
  const savesItself = useAppSelector(selectIsAutosaved);
  const owesDialog = useAppSelector(({ sync }) => sync.dialog !== null);
  const screen = useRef<HTMLFieldSetElement>(null);
  useFocusOnArrival({ stepName: step.name, heading, screen });
  const isDetour = useAppSelector(({ wizard }) => wizard.detour !== null) && step.name !== 'review';
  useEffect(() => {
    if (isDetour) prefetch([loadStepChecker]);
  }, [isDetour]);
  usePreload(step.name);
  useHoldingDetails(step.name);
  useInputSaver();
  useServiceTime();
  useOfferEnd();
  useSinglePresses();
  useSteadyPresses();
  if (offer === null) return null;
  // Staff edit what their issuer has received beyond the end of the offer.
  const isTaken = acceptsApplications(offer, user);
  const isOver = !isTaken && !isOpenOrOpening(offer.state) && !preview && !isLocked && !isEdit;
  const hasIntro = !mayBeSent && !isOver;
  const isRead = isOver || (verified === true && !isTaken);

  return (
    <>
      <SkipLink />
      {preview && <PreviewBanner offerHref={offer.href} />}
      <Masthead
        name={offer.name}
        detail={offer.client_name}
        logo={offer.logo_image}
        aside={offerTimeText(offer)}
        action={<FilesButton>{filesTitle}</FilesButton>}
        href={leadsToOffer ? offer.href : undefined}
        onFollow={(event) => {
          event.preventDefault();
          dispatch(openStep('landingpage'));
        }}
      />
      <WizardLayout nav={step.inSidebar && <ApplicationProgress current={step.name} furthest={furthest} />}>
        <StepHeader
          title={step.title}
          number={number}
          count={count}
          hasTrack={step.hasProgressBar}
          chip={step.inSidebar && !isRead && !isCompleted && <SaveChip />}
          intro={
            hasIntro ? introOf(step.name, isEdit ? editIntros : isByStaff ? entryIntros : null, investor) : undefined
          }
          headingRef={heading}
        />
        <SaveNotices />
        {(isEnded || syncKind === 'stale' || hasJoined) && <Elsewhere />}
        {savesItself && isWithService && !isRead && !isEnded && <Presence />}
        {!isEdit && (isOver ? !verified : isOpenOrOpening(offer.state) && closesSoon(offer.closes_at)) && (
          <ClosingNotice closesAt={offer.closes_at ?? ''} isOver={isOver} onClosed={() => heading.current?.focus()} />
        )}
        {verified && !isEnded && <HeldNotice current={step.name} furthest={furthest} />}
        <UndoNotice onUndone={() => heading.current?.focus()} />
        <ErrorBoundary key={step.name} fallback={<FailureNotice title={wizardTexts.stepFailedTitle} />}>
          <NextHintContext value={isDetour ? wizardTexts.backToReview : null}>
            <ReadOnlyArea ref={screen} isOn={isReadOnly || isRead}>
              <BarNote value={hasAmount && <LazyPayableNow current={step.name} />}>
                <BarDraft value={isRead ? false : draft}>
                  {createElement(stepRecord(step.name).screen, { key: `${screenKey} ${isRead}` })}
                </BarDraft>
              </BarNote>
            </ReadOnlyArea>
          </NextHintContext>
        </ErrorBoundary>
        {savesItself && !isRead && <Autosave />}
        {owesDialog && <DraftDialog onSubmit={() => void dispatch(submitAgain())} />}
        <Decoration>
          <DevelopmentPanels />
        </Decoration>
      </WizardLayout>
      <Footer registrar={offer.registrar} contactPerson={offer.contact_person}>
        <ButtonRow>
          <SupportSnapshot />
          {isEdit ? <LeaveEdit /> : verified && user === null ? <LeaveApplication /> : <RemoveFromDevice />}
          {isWithService && !isEnded && !isEdit && <EndApplication />}
        </ButtonRow>
      </Footer>
    </>
  );
}

/** Returns the sentence under a step's title; for staff, whose application it is. */
function introOf(step: StepName, ofStaff: StaffIntros | null, investor: string): string | undefined {
  if (ofStaff === null) return stepIntros[step];
  const whose = investor === '' ? ofStaff.nameless : ofStaff.of(investor);
  return step === 'review' ? `${whose} ${ofStaff.review}` : whose;
}

interface StepTitle {
  step: Step;
  number: number | undefined;
  count: number;
  offerName: string;
}

/** Puts the step and its number into the window's title: screen readers speak it when the step changes (A5). */
function useStepTitle({ step, number, count, offerName }: StepTitle): void {
  useEffect(() => {
    const place = number === undefined ? '' : `Step ${number} of ${count} – `;
    document.title = `${place}${step.title} – ${offerName}`;
  }, [step, number, count, offerName]);
}

interface Arrival {
  stepName: string;
  heading: React.RefObject<HTMLHeadingElement | null>;
  /** The step's screen, which may have taken the focus already: to a requested field, or to the card of review that was left. */
  screen: React.RefObject<HTMLElement | null>;
}

/**
 * Starts a new step at its heading, for sighted people and screen readers alike; the page's very first view keeps the browser's own start.
 */
function useFocusOnArrival({ stepName, heading, screen }: Arrival): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current !== stepName && !screen.current?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
      if (document.scrollingElement) document.scrollingElement.scrollTop = 0;
    }
    shown.current = stepName;
  }, [stepName, heading, screen]);
}

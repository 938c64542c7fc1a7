import { createElement, useEffect, useRef } from 'react';
import { countedSteps, stepNumber, type Step } from '#domain/steps.ts';
import { filesTitle } from '#domain/texts/filesTitle.ts';
import { stepIntros, wizardTexts } from '#domain/texts/wizard.ts';
import { FilesButton } from '#features/parts/files/FilesButton.tsx';
import { RemoveFromDevice } from '#features/parts/device/RemoveFromDevice.tsx';
import { BarDraft } from '#features/ui/barDraft.ts';
import { BarNote } from '#features/ui/barNote.ts';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { fetchAhead } from '#features/ui/fetchAhead.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { WizardLayout } from '#features/ui/Layout.tsx';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { ReadOnlyArea } from '#features/ui/form/ReadOnlyArea.tsx';
import { NextHintContext } from '#features/ui/nextHint.ts';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { StepHeader } from '#features/ui/StepHeader.tsx';
import { useSteadyPresses } from '#features/ui/useSteadyPresses.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSavesItself } from '#store/selectors/draftSelectors.ts';
import { selectFurthestStep } from '#store/selectors/furthestStep.ts';
import { selectSaveState, selectSuperseded } from '#store/selectors/saveSelectors.ts';
import { selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { fetchJudge } from '#store/steps/detour.ts';
import { openStep } from '#store/steps/navigation.ts';
import { selectCanOpenStep, selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectMayBeSent, selectMode } from '#store/selectors/wizardSelectors.ts';
import { Decoration, ErrorBoundary, FailureNotice } from '../ErrorBoundary.tsx';
import { closesSoon, closingText } from './closingText.ts';
import { ApplicationProgress } from './ApplicationProgress.tsx';
import { Autosave, DraftDialog, Elsewhere, Presence, submitAgain, useSaveDraft } from './useSaveDraft.tsx';
import { DevelopmentPanels } from './DevelopmentPanels.tsx';
import { EndApplication, HeldNotice, LeaveApplication } from './heldDraft.ts';
import { LatePayableNow } from './latePayableNow.ts';
import { SaveChip } from './SaveChip.tsx';
import { SaveNotices } from './SaveNotices.tsx';
import { stepRecord } from './stepRegistry.ts';
import { SupportSnapshot } from './SupportSnapshot.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { usePreload } from './usePreload.ts';
import { useSinglePresses } from './useSinglePresses.ts';

/** Most people are on an offer itself. */
const PreviewBanner = lateComponent(() =>
  import(/* webpackChunkName: "preview" */ '#features/ui/PreviewBanner.tsx').then((m) => m.PreviewBanner),
);

/** Most people apply more than a week before. */
const ClosingNotice = lateComponent(
  () => import(/* webpackChunkName: "closing" */ './ClosingNotice.tsx').then((m) => m.ClosingNotice),
  { Missing: Nothing },
);

interface StepFrameProps {
  step: Step;
  /** Another one opens the step's screen anew, on what is stored then. */
  screenKey: string;
}

/** Masthead, progress sidebar, numbered heading and footer around a step's screen (1-SHELL-28 to 1-SHELL-32, 1-SHELL-40). */
export function StepFrame({ step, screenKey }: StepFrameProps) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOffer);
  const steps = useAppSelector(selectSteps);
  const { preview, verified } = useAppSelector(selectMode);
  const isNobody = useAppSelector((state) => selectUser(state) === null);
  const furthest = useAppSelector(selectFurthestStep);
  const { isReadOnly } = useAppSelector(selectSaveState);
  const superseded = useAppSelector(selectSuperseded);
  const hasJoined = useAppSelector(({ draft, wizard }) => draft.joined !== null && !wizard.completed);
  const isWithService = useAppSelector(({ wizard }) => wizard.revision !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What stands above review says that nothing is sent yet.
  const hasIntro = !useAppSelector(selectMayBeSent);
  const number = stepNumber(steps, step.name) ?? undefined;
  const hasAmount = (number ?? 0) >= (stepNumber(steps, 'purchase_amount') ?? Infinity);
  const count = countedSteps(steps).length;
  useStepTitle({ step, number, count, offerName: offer?.name ?? '' });
  const leadsToOffer = useAppSelector((state) => selectCanOpenStep(state, 'landingpage'));
  const draft = useSaveDraft();
  const savesItself = useAppSelector(selectSavesItself);
  const owesDialog = useAppSelector(({ draft }) => draft.owed !== null || draft.asked !== null);
  const screen = useRef<HTMLFieldSetElement>(null);
  useFocusOnArrival({ stepName: step.name, heading, screen });
  const isDetour = useAppSelector(({ wizard }) => wizard.detour !== null) && step.name !== 'review';
  useEffect(() => {
    if (isDetour) fetchAhead([fetchJudge]);
  }, [isDetour]);
  usePreload(step.name);
  useSinglePresses();
  useSteadyPresses();
  if (offer === null) return null;
  const isRead = verified === true && offer.state !== 'open';

  return (
    <>
      <SkipLink />
      {preview && <PreviewBanner offerHref={offer.href} />}
      <Masthead
        name={offer.name}
        detail={offer.client_name}
        logo={offer.logo_image}
        aside={closingText(offer.closes_at)}
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
          chip={step.inSidebar && <SaveChip />}
          intro={hasIntro ? stepIntros[step.name] : undefined}
          headingRef={heading}
        />
        <SaveNotices />
        {(superseded || hasJoined) && <Elsewhere />}
        {savesItself && isWithService && !isRead && superseded !== 'gone' && <Presence />}
        {closesSoon(offer.closes_at) && (
          <ClosingNotice closesAt={offer.closes_at} onClosed={() => heading.current?.focus()} />
        )}
        {verified && superseded !== 'gone' && <HeldNotice current={step.name} furthest={furthest} />}
        <UndoNotice onUndone={() => heading.current?.focus()} />
        <ErrorBoundary key={step.name} fallback={<FailureNotice title={wizardTexts.stepFailedTitle} />}>
          <NextHintContext value={isDetour ? wizardTexts.backToReview : null}>
            <ReadOnlyArea ref={screen} isOn={isReadOnly || isRead}>
              <BarNote value={hasAmount && <LatePayableNow current={step.name} />}>
                <BarDraft value={isRead ? false : draft}>
                  {createElement(stepRecord(step.name).screen, { key: `${screenKey} ${isRead}` })}
                </BarDraft>
              </BarNote>
            </ReadOnlyArea>
          </NextHintContext>
        </ErrorBoundary>
        {savesItself && <Autosave />}
        {owesDialog && <DraftDialog onSubmit={() => void dispatch(submitAgain())} />}
        <Decoration>
          <DevelopmentPanels />
        </Decoration>
      </WizardLayout>
      <Footer registrar={offer.registrar} contactPerson={offer.contact_person}>
        <ButtonRow>
          <SupportSnapshot />
          {verified && isNobody ? <LeaveApplication /> : <RemoveFromDevice />}
          {isWithService && superseded !== 'gone' && <EndApplication />}
        </ButtonRow>
      </Footer>
    </>
  );
}

interface StepTitle {
  step: Step;
  number: number | undefined;
  count: number;
  offerName: string;
}

/** The window's title says where one is: screen readers speak it when the step changes (A5). */
function useStepTitle({ step, number, count, offerName }: StepTitle): void {
  useEffect(() => {
    const place = number === undefined ? '' : `Step ${number} of ${count} – `;
    document.title = `${place}${step.title} – ${offerName}`;
  }, [step, number, count, offerName]);
}

interface Arrival {
  stepName: string;
  heading: React.RefObject<HTMLHeadingElement | null>;
  /** Where the step itself may have taken focus already: to a field that was wanted, to the card of review that was left. */
  screen: React.RefObject<HTMLElement | null>;
}

/** A new step begins at its heading, for eyes and ears alike; the page's very first view keeps the browser's own start. */
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

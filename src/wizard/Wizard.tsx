import { Suspense, useCallback, useEffect, useMemo, lazy } from 'react';
import type { StepName } from '#domain/application.ts';
import { nextStep } from '#domain/steps.ts';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectSaveState } from '#store/selectors/saveSelectors.ts';
import { selectCanOpenStep, selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectIsSessionLost } from '#store/selectors/sessionSelectors.ts';
import { selectUndoCount } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { openStep } from '#store/thunks/navigation.ts';
import { stepScreen } from './stepRegistry.ts';
import { useStepHistory } from './useStepHistory.ts';

/** The frame of the numbered steps arrives with the first of them; the landing page does without. */
const StepFrame = lazy(() => import(/* webpackChunkName: "frame" */ './StepFrame.tsx').then((m) => ({ default: m.StepFrame })));

/** Needed by few: only when the service has refused somebody whose session ended. */
const SessionLost = lazy(() => import(/* webpackChunkName: "session-lost" */ './SessionLost.tsx').then((m) => ({ default: m.SessionLost })));

/** The next step's code waits for this one to be drawn and read. */
const PRELOAD_DELAY_MS = 1000;

/** The open application: the current step's screen, in step with the browser's history. */
export function Wizard() {
  const isSessionLost = useAppSelector(selectIsSessionLost);
  return (
    <>
      <CurrentStep />
      {isSessionLost && (
        <Suspense fallback={null}>
          <SessionLost />
        </Suspense>
      )}
    </>
  );
}

function CurrentStep() {
  const current = useAppSelector(selectCurrentStep);
  const steps = useAppSelector(selectSteps);
  const index = steps.findIndex((step) => step.name === current);
  const stepsUpToCurrent = useMemo(() => steps.slice(0, index + 1).map((step) => step.name), [steps, index]);
  useStepHistory({ stepsUpToCurrent, onWalkedTo: useWalkTo() });
  usePreloadNext(current);

  // A step reads what is stored when it opens: a file that changes hands between two tabs, another file, or what Undo brought back
  // is read anew.
  const isReadOnly = useAppSelector((state) => selectSaveState(state).isReadOnly);
  const fileId = useAppSelector(selectFileId);
  const undoCount = useAppSelector(selectUndoCount);
  const key = `${fileId} ${current} ${isReadOnly ? 'read' : 'kept'} ${undoCount}`;

  const { Component } = stepScreen(current);
  const step = steps[index];
  if (step === undefined) return null;
  if (!step.inSidebar && current === 'landingpage') {
    return (
      <Suspense fallback={<Spinner />}>
        <Component key={key} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Spinner />}>
      <StepFrame step={step}>
        <Component key={key} />
      </StepFrame>
    </Suspense>
  );
}

function useWalkTo(): (step: StepName) => boolean {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    (target) => {
      if (!selectCanOpenStep(store.getState(), target)) return false;
      dispatch(openStep(target));
      return true;
    },
    [dispatch, store],
  );
}

/** Somebody on a metered connection asked their browser not to fetch ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** While a step is being filled in, the code of the one after it arrives. The landing page's visitor may never start: not there. */
function usePreloadNext(current: StepName): void {
  const next = useAppSelector((state) => nextStep(selectSteps(state), current));
  useEffect(() => {
    if (current === 'landingpage' || next === null || savesData()) return undefined;
    const timer = setTimeout(() => void stepScreen(next).preload().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [current, next]);
}

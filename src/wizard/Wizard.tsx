import { useCallback, useMemo, useState } from 'react';
import type { StepName } from '#domain/application.ts';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import type { AppThunk } from '#store/createStore.ts';
import type { UnaskedEnd } from '#store/file/persistence/tabKeeper.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSaveState } from '#store/selectors/saveSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectIsSessionLost, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectUndoCount } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { walkTo } from '#store/steps/navigation.ts';
import { WHOLE_PAGE } from '../wholePage.tsx';
import { LandingScreen } from './landingScreen.ts';
import { useStepHistory } from './useStepHistory.ts';

/** The frame of the numbered steps arrives with the first of them; the landing page does without. */
const StepFrame = lateComponent(
  () => import(/* webpackChunkName: "frame" */ './StepFrame.tsx').then((m) => m.StepFrame),
  WHOLE_PAGE,
);

/** Needed by few: only when the service has refused somebody whose session ended. */
const SessionLost = lateComponent(
  () => import(/* webpackChunkName: "session-lost" */ './SessionLost.tsx').then((m) => m.SessionLost),
  { Missing: Nothing },
);

/** Only for whoever is signed in. */
const IdleWatch = lateComponent(
  () => import(/* webpackChunkName: "idle" */ './IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);
const IdleEnded = lateComponent(
  () => import(/* webpackChunkName: "idle" */ './IdleEnded.tsx').then((m) => m.IdleEnded),
  { Missing: Nothing },
);

/** Of the code with which a draft is ended: here by then. */
const DraftEnded = lateComponent(
  () => import(/* webpackChunkName: "held-draft" */ '#features/parts/draft/held.ts').then((m) => m.DraftEnded),
  { Missing: Nothing },
);

/**
 * The open application: the current step's screen, in step with the browser's history. Once the session is lost it is hidden until a log-in.
 * `isFirst`: the page began with it.
 */
export function Wizard({ isFirst = true }: { isFirst?: boolean }) {
  const dispatch = useAppDispatch();
  const isSessionLost = useAppSelector(selectIsSessionLost);
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const gone = useAppSelector(({ draft }) => draft.gone);
  const [ended] = useState(() => dispatch(howEnded()));
  return (
    <>
      {ended && <IdleEnded how={ended} />}
      {gone && <DraftEnded />}
      {isSignedIn && !isSessionLost && <IdleWatch />}
      {isSessionLost && <SessionLost />}
      <div hidden={isSessionLost}>
        <CurrentStep isFirst={isFirst} />
      </div>
    </>
  );
}

const howEnded =
  (): AppThunk<UnaskedEnd | null> =>
  (_dispatch, _getState, { tab }) =>
    tab.ended();

function CurrentStep({ isFirst }: { isFirst: boolean }) {
  const current = useAppSelector(selectCurrentStep);
  const steps = useAppSelector(selectSteps);
  const index = steps.findIndex((step) => step.name === current);
  const stepsUpToCurrent = useMemo(() => steps.slice(0, index + 1).map((step) => step.name), [steps, index]);
  useStepHistory({ stepsUpToCurrent, onWalkedTo: useWalkTo() });

  // A step reads what is stored when it opens: a file that changes hands between two tabs, another file, what Undo brought back or what
  // came in from elsewhere is read anew.
  const isReadOnly = useAppSelector((state) => selectSaveState(state).isReadOnly);
  const isReading = useAppSelector(({ saveStatus }) => saveStatus.isReading);
  const fileId = useAppSelector(selectFileId);
  const undoCount = useAppSelector(selectUndoCount);
  const readings = useAppSelector(({ saveStatus }) => saveStatus.readings);
  const key = `${fileId} ${current} ${isReadOnly ? 'read' : 'kept'} ${undoCount} ${readings}`;

  // Whoever comes back to it later, by a link or by Back, finds no start of the browser's there.
  const [firstKey, setFirstKey] = useState(isFirst ? key : null);
  if (firstKey !== null && firstKey !== key) setFirstKey(null);
  const step = steps[index];
  if (step === undefined) return <Spinner />;
  if (isReading) return null;
  return current === 'landingpage' ? (
    <LandingScreen key={key} isFirst={key === firstKey} />
  ) : (
    <StepFrame step={step} screenKey={key} />
  );
}

function useWalkTo(): (step: StepName) => boolean {
  const dispatch = useAppDispatch();
  return useCallback((target) => dispatch(walkTo(target)), [dispatch]);
}

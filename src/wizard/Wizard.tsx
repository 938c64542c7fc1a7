import { useCallback, useMemo, useState } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import type { StepName } from '#domain/application.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { OfferZone } from '#features/ui/offerZone.ts';
import { Spinner } from '#features/ui/Spinner.tsx';
import type { AppThunk } from '#store/createStore.ts';
import type { InvoluntaryEnd } from '#store/file/persistence/tabKeeper.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectIsReadOnly } from '#store/selectors/syncSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectIsSessionLost, selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectUndoCount } from '#store/selectors/shelfSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { openFromHistory } from '#store/steps/navigation.ts';
import { WHOLE_PAGE } from '../wholePage.tsx';
import { LandingScreen } from './landingScreen.ts';
import { useInsideCookie } from './insideCookie.ts';
import { useStepHistory } from './useStepHistory.ts';

/** The frame of the numbered steps arrives with the first of them; the landing page does without. */
const StepFrame = lazyComponent(
  () => import(/* webpackChunkName: "frame" */ './StepFrame.tsx').then((m) => m.StepFrame),
  WHOLE_PAGE,
);

/** Most people come to an offer more than a day before it closes. */
const OfferEnd = lazyComponent(
  () => import(/* webpackChunkName: "landing-rare" */ './closing.ts').then((m) => m.OfferEnd),
  {
    Missing: Nothing,
  },
);
const DAY_MS = 24 * 60 * 60_000;

/** Few people need it: only after the service has refused a user whose session ended. */
const SessionLost = lazyComponent(
  () => import(/* webpackChunkName: "session" */ './SessionLost.tsx').then((m) => m.SessionLost),
  { Missing: Nothing },
);

/** Only for signed-in users. */
const IdleWatch = lazyComponent(
  () => import(/* webpackChunkName: "session" */ './IdleWatch.tsx').then((m) => m.IdleWatch),
  { Missing: Nothing },
);
const IdleEnded = lazyComponent(
  () => import(/* webpackChunkName: "session" */ './IdleEnded.tsx').then((m) => m.IdleEnded),
  { Missing: Nothing },
);

/** Part of the code for ending a draft, which is loaded by then. */
const DraftEnded = lazyComponent(
  () => import(/* webpackChunkName: "saving" */ '#features/parts/draft/held.ts').then((m) => m.DraftEnded),
  { Missing: Nothing },
);

/**
 * The open application: the current step's screen, in step with the browser's history. A lost session hides it until a log-in.
 * @param isFirst true if the page began with it
 * @param isOpen false while the page's file is being opened: the offer's page, as the service has written it, is in use already
 */
export function Wizard({ isFirst = true, isOpen = true }: { isFirst?: boolean; isOpen?: boolean }) {
  const dispatch = useAppDispatch();
  const isSessionLost = useAppSelector(selectIsSessionLost);
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const gone = useAppSelector(({ sync }) => sync.gone);
  const [ended] = useState(() => dispatch(howEnded()));
  return (
    <OfferZone value={zoneOf(useAppSelector(selectOffer))}>
      {ended && <IdleEnded how={ended} />}
      {gone && <DraftEnded />}
      {isSignedIn && !isSessionLost && <IdleWatch />}
      {isSessionLost && <SessionLost />}
      <div hidden={isSessionLost}>
        <CurrentStep isFirst={isFirst} isOpen={isOpen} />
      </div>
    </OfferZone>
  );
}

const howEnded =
  (): AppThunk<InvoluntaryEnd | null> =>
  (_dispatch, _getState, { tab }) =>
    tab.ended();

function CurrentStep({ isFirst, isOpen }: { isFirst: boolean; isOpen: boolean }) {
  const current = useAppSelector(selectCurrentStep);
  const steps = useAppSelector(selectSteps);
  const index = steps.findIndex((step) => step.name === current);
  const stepsUpToCurrent = useMemo(() => steps.slice(0, index + 1).map((step) => step.name), [steps, index]);
  useStepHistory({ stepsUpToCurrent, onWalkedTo: useWalkTo(), isPaused: !isOpen });
  useInsideCookie(isOpen ? current : null);

  // A step reads the store when it opens. It is read anew if a file changes hands between two tabs, another file opens, Undo restores
  // answers or changes arrive from elsewhere.
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const isReading = useAppSelector(({ saveStatus }) => saveStatus.isReading);
  const { screenFile, isBefore } = useScreenFile(isOpen);
  const undoCount = useAppSelector(selectUndoCount);
  const readings = useAppSelector(({ saveStatus }) => saveStatus.readings);
  const key = `${screenFile} ${isBefore ? 'landingpage' : current} ${isReadOnly ? 'read' : 'kept'} ${undoCount} ${readings}`;

  // The first view keeps the browser's own start; a later return, by a link or by Back, does not.
  const [firstKey, setFirstKey] = useState(isFirst ? key : null);
  if (firstKey !== null && firstKey !== key) setFirstKey(isOpen ? null : key);
  const closesAt = useAppSelector((state) => selectOffer(state)?.closes_at);
  const [openedAt] = useState(serviceNow);
  const endsWithinDay = Date.parse(closesAt ?? '') - openedAt < DAY_MS;
  const step = steps[index];
  if (step === undefined) return <Spinner />;
  if (isReading && !isBefore) return null;
  return isBefore || current === 'landingpage' ? (
    <>
      {endsWithinDay && <OfferEnd />}
      <LandingScreen key={key} isFirst={key === firstKey} />
    </>
  ) : (
    <StepFrame step={step} screenKey={key} />
  );
}

/**
 * Returns the file that the screen belongs to. The offer's page in use before its file is open stays as it is if that file is a new one,
 * and is drawn anew for a stored file, and for a user who is found signed in.
 */
function useScreenFile(isOpen: boolean): { screenFile: string | null; isBefore: boolean } {
  const fileId = useAppSelector(selectFileId);
  const isReading = useAppSelector(({ saveStatus }) => saveStatus.isReading);
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const [wasRead, setWasRead] = useState(isOpen);
  const [adopted, setAdopted] = useState<{ fileId: string; userId: number | null } | null>(null);
  if (isReading && !isOpen && !wasRead) setWasRead(true);
  if (adopted === null && !wasRead && !isReading && fileId !== null) setAdopted({ fileId, userId });
  const isBefore = !isOpen && (fileId === null || isReading);
  const isAdopted = adopted !== null && adopted.fileId === fileId;
  if (isBefore || isAdopted) return { screenFile: `new ${isAdopted ? adopted.userId : userId}`, isBefore };
  return { screenFile: fileId, isBefore };
}

function useWalkTo(): (step: StepName) => boolean {
  const dispatch = useAppDispatch();
  return useCallback((target) => dispatch(openFromHistory(target)), [dispatch]);
}

import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { nextStep } from '#domain/steps.ts';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { fetchAhead, fetchLater } from '#features/ui/fetchAhead.ts';
import { useAppSelector } from '#store/hooks.ts';
import { fetchFollowing } from '#store/otherTabs.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { preloadFileNotices } from './SaveNotices.tsx';
import { stepScreen } from './stepRegistry.ts';
import { preloadSummary } from './StepSummary.tsx';

/**
 * This step's summary, which stands beside the next one, arrives with the step; while it is being filled in, the code of the next step
 * of the question that an answer may ask, and of what another tab may tell: Next needs no connection, nor does a sign-out over there.
 * What does not come is fetched when it is drawn.
 */
export function usePreload(current: StepName): void {
  const next = useAppSelector((state) => nextStep(selectSteps(state), current));
  useEffect(() => {
    fetchAhead([preloadSummary(current)]);
    return fetchLater(() => [...(next === null ? [] : [stepScreen(next).preload, preloadSummary(next)]), preloadDialog, preloadFileNotices, fetchFollowing]);
  }, [current, next]);
}

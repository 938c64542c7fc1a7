import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { nextStep } from '#domain/steps.ts';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { fetchAhead, fetchLater } from '#features/ui/fetchAhead.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { LatePayableNow } from './latePayableNow.ts';
import { stepRecord } from './stepRegistry.ts';
import { fetchDraft } from './useSaveDraft.tsx';
import { preloadUndo } from './UndoNotice.tsx';

/** What few need, who have a second tab. */
const fetchLastWords = () => import(/* webpackChunkName: "last-words" */ '#features/parts/device/lastWords.ts');

/**
 * This step's summary, which stands beside the next one, arrives with the step; while it is being filled in, the code of the next step
 * and of the question that an answer may ask: Next needs no connection. What does not come is fetched when it is drawn.
 */
export function usePreload(current: StepName): void {
  const dispatch = useAppDispatch();
  const next = useAppSelector((state) => nextStep(selectSteps(state), current));
  useEffect(() => {
    fetchAhead([stepRecord(current).summary?.preload]);
    return fetchLater(() => [
      ...(next === null ? [] : [stepRecord(next).screen.preload, stepRecord(next).summary?.preload]),
      preloadDialog,
      preloadUndo,
      fetchDraft,
      LatePayableNow.preload,
      () => fetchLastWords().then(({ keepLastWords }) => dispatch(keepLastWords())),
    ]);
  }, [dispatch, current, next]);
}

import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { nextStep } from '#domain/steps.ts';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { prefetch, prefetchLater } from '#features/ui/prefetch.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { LazyPayableNow } from './lazyPayableNow.ts';
import { stepRecord } from './stepRegistry.ts';
import { fetchDraft } from './useSaveDraft.tsx';
import { preloadUndo } from './UndoNotice.tsx';

/** Few people have the second tab that this code is for. */
const fetchLastWords = () => import(/* webpackChunkName: "device" */ '#features/parts/device/handOverInput.ts');

/**
 * Fetches code ahead of time. This step's summary, which stands beside the next step, loads with the step. The code of the next step and of
 * the question that an answer may ask loads during this one, so Next needs no connection. Code that fails to load here is fetched when it
 * is drawn.
 */
export function usePreload(current: StepName): void {
  const dispatch = useAppDispatch();
  const next = useAppSelector((state) => nextStep(selectSteps(state), current));
  useEffect(() => {
    prefetch([stepRecord(current).summary?.preload]);
    return prefetchLater(() => [
      ...(next === null ? [] : [stepRecord(next).screen.preload, stepRecord(next).summary?.preload]),
      preloadDialog,
      preloadUndo,
      fetchDraft,
      LazyPayableNow.preload,
      () => fetchLastWords().then(({ saveInputOnHandOver: keepLastWords }) => dispatch(keepLastWords())),
    ]);
  }, [dispatch, current, next]);
}

import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { nextStep } from '#domain/steps.ts';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { stepScreen } from './stepRegistry.ts';
import { preloadSummary } from './StepSummary.tsx';

/** The code of what comes next waits for this step to be drawn and read. */
const PRELOAD_DELAY_MS = 1000;

/**
 * This step's summary, which stands beside the next one, arrives with the step; while it is being filled in, the code of the next step
 * and of the question that an answer may ask: Next needs no connection. What does not come is fetched when it is drawn.
 */
export function usePreload(current: StepName): void {
  const next = useAppSelector((state) => nextStep(selectSteps(state), current));
  useEffect(() => {
    fetchAhead([preloadSummary(current)]);
    if (savesData()) return undefined;
    const timer = setTimeout(() => fetchAhead([...(next === null ? [] : [stepScreen(next).preload, preloadSummary(next)]), preloadDialog]), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [current, next]);
}

function fetchAhead(fetches: readonly ((() => Promise<void>) | undefined)[]): void {
  for (const fetchCode of fetches) void fetchCode?.().catch(() => undefined);
}

/** Somebody on a metered connection asked their browser not to fetch ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

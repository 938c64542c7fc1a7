import { useContext, useLayoutEffect } from 'react';
import { StepFormContext, type StepFormContextValue } from './stepFormContext.ts';

/**
 * Mark of a field. `hold`: an operation runs, and the step is not left meanwhile. `awaits`: an answer is on its way to the service, and
 * does not count as missing.
 */
type Mark = keyof Pick<StepFormContextValue, 'hold' | 'awaits'>;

/** Marks a field (its id) on its step while `isOn` is true. Does nothing outside a step. */
export function useStepMark(mark: Mark, fieldId: string, isOn: boolean): void {
  const step = useContext(StepFormContext);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    step?.[mark](fieldId, true);
    return () => step?.[mark](fieldId, false);
  }, [step, mark, fieldId, isOn]);
}

import { useContext, useLayoutEffect } from 'react';
import { StepFormContext, type StepFormContextValue } from './stepFormContext.ts';

/** `hold`: something is under way, and the step is not left meanwhile; `awaits`: what was given is on its way to the service, and nothing says meanwhile that it is missing. */
type Mark = keyof Pick<StepFormContextValue, 'hold' | 'awaits'>;

/** Marks a field (its id) on its step for as long as `isOn` says. Outside a step it does nothing. */
export function useStepMark(mark: Mark, fieldId: string, isOn: boolean): void {
  const step = useContext(StepFormContext);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    step?.[mark](fieldId, true);
    return () => step?.[mark](fieldId, false);
  }, [step, mark, fieldId, isOn]);
}

import { useContext, useEffect } from 'react';
import { StepFormContext } from './stepFormContext.ts';

/** Keeps the step from being left while something of this field (its id) is under way. */
export function useStepHold(fieldId: string, isBusy: boolean): void {
  const step = useContext(StepFormContext);
  useEffect(() => {
    if (!isBusy) return undefined;
    step?.hold(fieldId, true);
    return () => step?.hold(fieldId, false);
  }, [step, fieldId, isBusy]);
}

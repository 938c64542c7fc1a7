import { useContext, useLayoutEffect } from 'react';
import { StepFormContext } from './stepFormContext.ts';

/** Keeps the step from being left, with an entry in its summary, while the service refuses what a field (its id) was given. */
export function useStepRefusal(fieldId: string, message: string | null): void {
  const step = useContext(StepFormContext);
  useLayoutEffect(() => {
    if (message === null) return undefined;
    step?.refuse(fieldId, message);
    return () => step?.refuse(fieldId, null);
  }, [step, fieldId, message]);
}

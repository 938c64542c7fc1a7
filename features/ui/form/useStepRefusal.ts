import { useContext, useLayoutEffect } from 'react';
import { StepFormContext } from './stepFormContext.ts';

/** Blocks leaving the step, with an entry in its summary, while the service refuses the answer of a field (its id). */
export function useStepRefusal(fieldId: string, message: string | null): void {
  const step = useContext(StepFormContext);
  useLayoutEffect(() => {
    if (message === null) return undefined;
    step?.refuse(fieldId, message);
    return () => step?.refuse(fieldId, null);
  }, [step, fieldId, message]);
}

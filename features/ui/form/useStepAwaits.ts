import { useContext, useEffect } from 'react';
import { StepFormContext } from './stepFormContext.ts';

/** While what this field (its id) was given is on its way to the service, nothing says that it is missing. */
export function useStepAwaits(fieldId: string, isAwaited: boolean): void {
  const step = useContext(StepFormContext);
  useEffect(() => {
    if (!isAwaited) return undefined;
    step?.awaits(fieldId, true);
    return () => step?.awaits(fieldId, false);
  }, [step, fieldId, isAwaited]);
}

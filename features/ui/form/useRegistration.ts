import { useEffect, useLayoutEffect } from 'react';
import { useStepFormContext, type BlockHandle } from './stepFormContext.ts';

/**
 * Tells the step of a block (the same handle while it is the same) for as long as it is there: before Next can be pressed, which is
 * sooner than the effects that follow painting; and until the fields in it have ended, which may still ask whom they were about.
 */
export function useRegistration(handle: BlockHandle): void {
  const step = useStepFormContext();
  useLayoutEffect(() => step.register(handle), [step, handle]);
  useEffect(() => () => step.unregister(handle), [step, handle]);
}

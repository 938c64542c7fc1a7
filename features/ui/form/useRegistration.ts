import { useEffect, useLayoutEffect } from 'react';
import { useStepFormContext, type BlockHandle } from './stepFormContext.ts';

/**
 * Registers a block with its step while it is mounted (with the same handle while it is the same). A layout effect, because Next may be
 * pressed before the effects after painting. Unregisters after the cleanup of its fields, which may still ask for the block's person.
 */
export function useRegistration(handle: BlockHandle): void {
  const step = useStepFormContext();
  useLayoutEffect(() => step.register(handle), [step, handle]);
  useEffect(() => () => step.unregister(handle), [step, handle]);
}

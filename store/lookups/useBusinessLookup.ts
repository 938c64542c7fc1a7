import { useCallback } from 'react';
import { useLookUpBusinessMutation, type BusinessAnswer } from '#api/businessesApi.ts';
import type { BusinessQuestion } from '#domain/organisations/businessLookup.ts';

interface BusinessLookup {
  isBusy: boolean;
  /** Null when nobody could say. */
  ask: (question: BusinessQuestion) => Promise<BusinessAnswer | null>;
}

/** Asks a register of businesses; what an answer still matters for when it comes is the caller's business. */
export function useBusinessLookup(): BusinessLookup {
  const [lookUp, { isLoading }] = useLookUpBusinessMutation();
  const ask = useCallback(async (question: BusinessQuestion) => (await lookUp(question)).data ?? null, [lookUp]);
  return { isBusy: isLoading, ask };
}

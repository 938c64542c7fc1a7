import { useCallback } from 'react';
import { useLookUpBusinessMutation, type BusinessResponse } from '#api/businessesApi.ts';
import type { BusinessQuestion } from '#domain/organisations/businessLookup.ts';

interface BusinessLookup {
  isBusy: boolean;
  /** Looks up a business; null if there was no answer. */
  ask: (question: BusinessQuestion) => Promise<BusinessResponse | null>;
}

/** Returns a lookup in a register of businesses. The caller decides if an answer still matters when it comes. */
export function useBusinessLookup(): BusinessLookup {
  const [lookUp, { isLoading }] = useLookUpBusinessMutation();
  const ask = useCallback(async (question: BusinessQuestion) => (await lookUp(question)).data ?? null, [lookUp]);
  return { isBusy: isLoading, ask };
}

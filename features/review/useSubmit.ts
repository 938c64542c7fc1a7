import { useCallback } from 'react';
import { useAppDispatch, useAppStore } from '#store/hooks.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { submitApplication } from '#store/submission/submitApplication.ts';

/** Stores the review's own values and submits; several presses are one submission (2-SUB-14). */
export function useSubmit(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(async () => {
    const state = store.getState();
    const holdingProfileType = selectStepValues(state, 'contact_details')?.holdingProfileType ?? 'NEW';
    dispatch(saveStep('review', { ...selectStepValues(state, 'review'), holdingProfileType }));
    await dispatch(submitApplication());
  }, [dispatch, store]);
}

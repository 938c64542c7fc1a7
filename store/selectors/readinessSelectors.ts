import { createSelector } from '@reduxjs/toolkit';
import { assessReadiness } from '#domain/readiness.ts';
import type { RootState } from '../rootReducer.ts';
import { selectRuleContext } from './applicationSelectors.ts';

/** Selects the readiness of the documents and of the submission; null until the offer is loaded. */
export const selectReadiness: (state: RootState) => ReturnType<typeof assessReadiness> | null = createSelector(
  [selectRuleContext],
  (context) => context && assessReadiness(context),
);

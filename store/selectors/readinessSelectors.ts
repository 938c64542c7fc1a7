import { createSelector } from '@reduxjs/toolkit';
import { assessReadiness } from '#domain/readiness.ts';
import type { RootState } from '../rootReducer.ts';
import { selectRuleContext } from './applicationSelectors.ts';

/** Whether the documents are complete and the application can be submitted; null until the offer is loaded. */
export const selectReadiness: (state: RootState) => ReturnType<typeof assessReadiness> | null = createSelector(
  [selectRuleContext],
  (context) => context && assessReadiness(context),
);

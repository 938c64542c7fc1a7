import { createSelector } from '@reduxjs/toolkit';
import { assessReadiness } from '#domain/readiness.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from './applicationSelectors.ts';
import { selectOffer, selectUser } from './sessionSelectors.ts';
import { selectMode } from './wizardSelectors.ts';

/** Whether the documents are complete and the application can be submitted; null until the offer is loaded. */
export const selectReadiness: (state: RootState) => ReturnType<typeof assessReadiness> | null = createSelector(
  [selectOffer, selectApplication, selectUser, selectMode],
  (offer, application, user, mode) => (offer === null ? null : assessReadiness({ offer, application, user, mode })),
);

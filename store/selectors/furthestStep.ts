import type { StepName } from '#domain/application.ts';
import { furthestStep, isApproving } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from './applicationSelectors.ts';
import { selectUser } from './sessionSelectors.ts';
import { selectSteps } from './stepSelectors.ts';
import { selectMode } from './wizardSelectors.ts';

/**
 * Selects the furthest step of a reopened draft; review for an application waiting for approval. Null for an application that was never
 * closed. Used by the steps' frame only: the landing page does without it.
 */
export const selectFurthestStep = (state: RootState): StepName | null =>
  isApproving(selectUser(state), selectMode(state))
    ? 'review'
    : furthestStep(selectSteps(state), selectApplication(state), selectMode(state));

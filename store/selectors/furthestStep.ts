import type { StepName } from '#domain/application.ts';
import { furthestStep, isApproving } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from './applicationSelectors.ts';
import { selectUser } from './sessionSelectors.ts';
import { selectSteps } from './stepSelectors.ts';
import { selectMode } from './wizardSelectors.ts';

/**
 * How far a draft had come that was opened again, and what waits for approval: to review. Null of an application that was never put away.
 * Of the steps' frame: the landing page does without.
 */
export const selectFurthestStep = (state: RootState): StepName | null =>
  isApproving(selectUser(state), selectMode(state))
    ? 'review'
    : furthestStep(selectSteps(state), selectApplication(state), selectMode(state));

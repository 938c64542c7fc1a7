import { createSelector } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { reviewSteps } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { DATA_STEPS } from './stepStates.ts';

/**
 * Selects the steps with input that Next has not saved. An applicant can leave such a step forwards, for example in a reopened draft, and
 * would then submit the earlier answers.
 */
export const selectUnsavedSteps: (state: RootState) => readonly DataStepName[] = createSelector(
  [selectSteps, selectApplication, ({ stepDrafts }: RootState) => stepDrafts],
  (steps, application, drafts) =>
    DATA_STEPS.filter(
      (name) =>
        reviewSteps(steps).some((step) => step.name === name) &&
        drafts[name] !== undefined &&
        !isSameAnswer(drafts[name], application[name]),
    ),
);

import { createSelector } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { reviewSteps } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { DATA_STEPS } from './stepStates.ts';

/**
 * The steps in which something was typed that Next has not taken over: whoever could leave them forwards, as in a draft that was opened again,
 * would submit what stood there before.
 */
export const selectNotTaken: (state: RootState) => readonly DataStepName[] = createSelector(
  [selectSteps, selectApplication, ({ stepDrafts }: RootState) => stepDrafts],
  (steps, application, drafts) =>
    DATA_STEPS.filter(
      (name) =>
        reviewSteps(steps).some((step) => step.name === name) &&
        drafts[name] !== undefined &&
        !isSameAnswer(drafts[name], application[name]),
    ),
);

import { createSelector } from '@reduxjs/toolkit';
import type { StepName } from '#domain/application.ts';
import type { Mode } from '#domain/session.ts';
import type { RootState } from '../rootReducer.ts';
import type { Submission } from '../file/wizardSlice.ts';

export const selectCurrentStep = (state: RootState): StepName => state.wizard.currentStep;

/** True once the wizard is completed: no step can be opened or saved any more (1-SHELL-48, 1-SHELL-52). */
export const selectCompleted = (state: RootState): boolean => state.wizard.completed;

export const selectSubmission = (state: RootState): Submission => state.wizard.submission;

export const selectFileId = (state: RootState): string | null => state.wizard.fileId;

/** How the wizard was opened, with whether a submission is in flight (2-SUB-14). */
export const selectMode: (state: RootState) => Mode = createSelector(
  [(state: RootState) => state.wizard.mode, (state: RootState) => state.wizard.submission.phase === 'sending'],
  (mode, submitting) => ({ ...mode, submitting }),
);

import { createSelector } from '@reduxjs/toolkit';
import type { StepName } from '#domain/application.ts';
import type { Mode } from '#domain/session.ts';
import type { WireIds } from '#domain/wire.ts';
import type { RootState } from '../rootReducer.ts';
import type { Submission } from '../file/wizardSlice.ts';

export const selectCurrentStep = (state: RootState): StepName => state.wizard.currentStep;

/** True once the wizard is completed: no step can be opened or saved any more (1-SHELL-48, 1-SHELL-52). */
export const selectCompleted = (state: RootState): boolean => state.wizard.completed;

export const selectSubmission = (state: RootState): Submission => state.wizard.submission;

/** True from the press of Submit until the outcome is known: nothing can be changed meanwhile (2-SUB-14). */
export function selectIsSubmitting(state: RootState): boolean {
  const { phase } = state.wizard.submission;
  return phase === 'sending' || phase === 'checking';
}

/** True once the application was sent, or may have been with an unknown outcome. */
export const selectMayBeSubmitted = (state: RootState): boolean =>
  selectCompleted(state) || selectSubmission(state).phase === 'checking';

/** True while no other step can be opened or saved. */
export const selectIsLocked = (state: RootState): boolean => selectCompleted(state) || selectIsSubmitting(state);

export const selectFileId = (state: RootState): string | null => state.wizard.fileId;

/** Selects the ids that name the open application in a request, and the handles of its masked numbers. */
export const selectWireIds = ({ wizard }: Pick<RootState, 'wizard'>): Omit<WireIds, 'offer'> => ({
  application_id: wizard.applicationId,
  splash_application_id: wizard.splashApplicationId,
  file_key: wizard.fileKey,
  number_handles: wizard.numberHandles,
});

/** Selects the mode in which the wizard was opened, and adds `submitting` while a submission is in flight (2-SUB-14). */
export const selectMode: (state: RootState) => Mode = createSelector(
  [(state: RootState) => state.wizard.mode, selectIsSubmitting],
  (mode, submitting) => ({ ...mode, submitting }),
);

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

/** True from the press of Submit until it is known what became of it: nothing can be changed meanwhile (2-SUB-14). */
export function selectIsUnderWay(state: RootState): boolean {
  const { phase } = state.wizard.submission;
  return phase === 'sending' || phase === 'checking';
}

/** True once the application was sent, or may have been: nobody knows yet. */
export const selectMayBeSent = (state: RootState): boolean =>
  selectCompleted(state) || selectSubmission(state).phase === 'checking';

/** True while no other step can be opened and none saved. */
export const selectIsLocked = (state: RootState): boolean => selectCompleted(state) || selectIsUnderWay(state);

export const selectFileId = (state: RootState): string | null => state.wizard.fileId;

/** By which a call names the open application, and what stands for its masked numbers. */
export const selectWireIds = ({ wizard }: RootState): Omit<WireIds, 'offer'> => ({
  application_id: wizard.applicationId,
  splash_application_id: wizard.splashApplicationId,
  file_key: wizard.fileKey,
  number_handles: wizard.numberHandles,
});

/** How the wizard was opened, with whether a submission is in flight (2-SUB-14). */
export const selectMode: (state: RootState) => Mode = createSelector(
  [(state: RootState) => state.wizard.mode, selectIsUnderWay],
  (mode, submitting) => ({ ...mode, submitting }),
);

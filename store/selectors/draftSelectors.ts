import { createSelector } from '@reduxjs/toolkit';
import type { Application } from '#domain/application.ts';
import { canSaveDraft, savesItself, type SaveDraftQuestion } from '#domain/application/saveDraft.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication, selectStepDraft } from './applicationSelectors.ts';
import { selectUser } from './sessionSelectors.ts';
import { selectIsLocked, selectMode } from './wizardSelectors.ts';

/**
 * The application as it stands on screen, in wire shape: what was saved with what is being typed on top, finished or not. Owners that are
 * being typed stand beside those that count (2-BO-10).
 */
export const selectTypedApplication: (state: RootState) => Application = createSelector(
  [
    selectApplication,
    (state: RootState) => state.stepDrafts,
    (state: RootState) => selectStepDraft(state, 'beneficial_owners')?.beneficialOwners,
  ],
  (application, { beneficial_owners: _owners, ...typed }, tempBeneficialOwners) => ({
    ...application,
    ...typed,
    ...(tempBeneficialOwners && {
      beneficial_owners: { ...application.beneficial_owners, tempBeneficialOwners },
    }),
  }),
);

/** True when Save as Draft is offered, with what is typed on the step counted (1-DRAFT-01, 1-SHELL-51). */
export const selectCanSaveDraft = (state: RootState): boolean => canSaveDraft(questionOf(state));

/** True where the open file is with the service, too, without being asked for. */
export const selectSavesItself = (state: RootState): boolean =>
  !state.saveStatus.isInOtherTab && savesItself({ ...questionOf(state), isKept: state.wizard.revision !== null });

const questionOf = (state: RootState): SaveDraftQuestion => ({
  application: selectTypedApplication(state),
  user: selectUser(state),
  mode: selectMode(state),
  completed: selectIsLocked(state),
});

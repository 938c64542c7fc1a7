import { createSelector } from '@reduxjs/toolkit';
import type { Application } from '#domain/application.ts';
import { canSaveDraft, isAutosaved, type SaveDraftQuestion } from '#domain/application/saveDraft.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from './applicationSelectors.ts';
import { selectUser } from './sessionSelectors.ts';
import { selectIsLocked, selectMode } from './wizardSelectors.ts';

/**
 * Selects the application as on screen, in wire shape: saved values with the drafts of steps over them, finished or not. Drafted owners
 * stand beside those that count (2-BO-10).
 */
export const selectTypedApplication: (state: RootState) => Application = createSelector(
  [selectApplication, (state: RootState) => state.stepDrafts],
  typedApplication,
);

/**
 * Returns the saved application with the drafts of steps over it. The draft of contact details lacks what the landing page has stored there:
 * the role and the holding (1-LAND-42).
 */
export function typedApplication(
  application: Application,
  { beneficial_owners: owners, contact_details: contact, ...typed }: RootState['stepDrafts'],
): Application {
  const tempBeneficialOwners = (owners as Application['beneficial_owners'])?.beneficialOwners;
  return {
    ...application,
    ...typed,
    ...(contact && { contact_details: { ...application.contact_details, ...contact } }),
    ...(tempBeneficialOwners && {
      beneficial_owners: { ...application.beneficial_owners, tempBeneficialOwners },
    }),
  };
}

/** True when Save as Draft is offered, counting the draft of the step (1-DRAFT-01, 1-SHELL-51). */
export const selectCanSaveDraft = (state: RootState): boolean => canSaveDraft(questionOf(state));

/** True if the open file is saved automatically with the service. */
export const selectIsAutosaved = (state: RootState): boolean =>
  !state.saveStatus.isInOtherTab && isAutosaved({ ...questionOf(state), isKept: state.wizard.revision !== null });

const questionOf = (state: RootState): SaveDraftQuestion => ({
  application: selectTypedApplication(state),
  user: selectUser(state),
  mode: selectMode(state),
  completed: selectIsLocked(state),
});

import { createSelector } from '@reduxjs/toolkit';
import { hasGaps, openLanding, type LandingGaps } from '#domain/offers/landingGaps.ts';
import type { StepName } from '#domain/application.ts';
import { type Step, canOpenStep, hasBack, listSteps } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication, selectRuleContext, selectStepDraft } from './applicationSelectors.ts';
import { selectUser } from './sessionSelectors.ts';
import { selectCurrentStep, selectIsLocked, selectMode } from './wizardSelectors.ts';

const NO_STEPS: Step[] = [];

const selectTypedChoice = (state: RootState) => selectStepDraft(state, 'purchase_amount')?.isRegularInvestment;

/**
 * Selects the steps of the open application, in order; none until the offer is loaded. Their titles follow the choice of a regular plan
 * while it is being made (1-SHELL-26).
 */
export const selectSteps: (state: RootState) => Step[] = createSelector(
  [selectRuleContext, selectTypedChoice],
  (context, typedChoice) => (context === null ? NO_STEPS : listSteps({ ...context, typedChoice })),
);

/** True when Back is offered (1-SHELL-49). */
export const selectHasBack = (state: RootState): boolean =>
  hasBack(selectSteps(state), selectCurrentStep(state), selectIsLocked(state));

const NO_GAPS: LandingGaps = Object.freeze({});

/** Selects the questions that the landing page has to ask before the open application continues; none until the offer is loaded. */
export const selectLandingGaps: (state: RootState) => LandingGaps = createSelector([selectRuleContext], (context) =>
  context === null ? NO_GAPS : openLanding(context),
);

/** True if the landing page comes first because an answer is missing there. */
export const selectIsLandingOpen = (state: RootState): boolean => hasGaps(selectLandingGaps(state));

/** True if this step may be opened now (1-SHELL-47, 1-SHELL-48). While the landing page needs answers, no other step opens from it. */
export function selectCanOpenStep(state: RootState, target: StepName): boolean {
  if (selectCurrentStep(state) === 'landingpage' && selectIsLandingOpen(state)) return target === 'landingpage';
  return canOpenStep({
    steps: selectSteps(state),
    current: selectCurrentStep(state),
    target,
    completed: selectIsLocked(state),
    user: selectUser(state),
    mode: selectMode(state),
    application: selectApplication(state),
  });
}

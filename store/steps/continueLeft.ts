import type { StepName } from '#domain/application.ts';
import type { Step } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { stepOpened } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectIsLandingOpen, selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep } from '../selectors/wizardSelectors.ts';

/**
 * Selects the step that the landing page leads back to: the one left for it, or the first one that now lacks an answer. Null if the
 * application has not passed the landing page, and while that needs answers first.
 */
export function selectLeftStep(state: RootState): Step | null {
  const application = selectApplication(state);
  const steps = selectSteps(state).filter(({ inSidebar }) => inSidebar);
  const firstOpen = steps.findIndex(({ name }) => !Object.hasOwn(application, name));
  const reachable = steps.slice(0, firstOpen === -1 ? undefined : firstOpen + 1);
  if (state.wizard.left === null || firstOpen === 0 || selectIsLandingOpen(state)) return null;
  return reachable.find(({ name }) => name === state.wizard.left) ?? reachable.at(-1) ?? null;
}

/** Selects the step at which the open file continues: the step on screen, or the one the landing page leads back to. */
export const selectStepToContinue = (state: RootState): StepName =>
  (selectCurrentStep(state) === 'landingpage' ? selectLeftStep(state)?.name : null) ?? selectCurrentStep(state);

/** Continues at the step that was left for the landing page. */
export function continueLeft(): AppThunk {
  return (dispatch, getState) => {
    const step = selectLeftStep(getState());
    if (step !== null) dispatch(stepOpened({ name: step.name }));
  };
}

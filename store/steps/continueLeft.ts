import type { StepName } from '#domain/application.ts';
import type { Step } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { stepOpened } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectIsLandingOpen, selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep } from '../selectors/wizardSelectors.ts';

/**
 * The step to which the landing page leads back: the one that was left for it, or, where an answer was taken away since, the first that
 * wants one. Null where the application has not come further than the landing page, and where that is to be answered first.
 */
export function selectLeftStep(state: RootState): Step | null {
  const application = selectApplication(state);
  const steps = selectSteps(state).filter(({ inSidebar }) => inSidebar);
  const firstOpen = steps.findIndex(({ name }) => !Object.hasOwn(application, name));
  const reachable = steps.slice(0, firstOpen === -1 ? undefined : firstOpen + 1);
  if (state.wizard.left === null || firstOpen === 0 || selectIsLandingOpen(state)) return null;
  return reachable.find(({ name }) => name === state.wizard.left) ?? reachable.at(-1) ?? null;
}

/** The step at which the open file goes on: the one that is shown, or to which the landing page leads back. */
export const selectStepToGoOn = (state: RootState): StepName =>
  (selectCurrentStep(state) === 'landingpage' ? selectLeftStep(state)?.name : null) ?? selectCurrentStep(state);

/** Goes on at the step that was left for the landing page. */
export function continueLeft(): AppThunk {
  return (dispatch, getState) => {
    const step = selectLeftStep(getState());
    if (step !== null) dispatch(stepOpened({ name: step.name }));
  };
}

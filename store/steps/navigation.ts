import type { StepName } from '#domain/application.ts';
import { previousStep } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { stepOpened } from '../events.ts';
import { selectCanOpenStep, selectHasBack, selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep } from '../selectors/wizardSelectors.ts';

/** Shows the step before the current one if Back is offered (1-SHELL-49). Returns true if it did. */
export function goBack(): AppThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const previous = previousStep(selectSteps(state), selectCurrentStep(state));
    if (previous === null || !selectHasBack(state)) return false;
    dispatch(stepOpened({ name: previous }));
    return true;
  };
}

/**
 * Shows the step that the browser's history leads to, if it may be opened. Returns true if it did. Back from a review reached by an edit
 * shows the edited step again, and one press of Next returns to review (1-SHELL-44).
 */
export function openFromHistory(name: StepName): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { currentStep, detour } = getState().wizard;
    if (currentStep !== 'review' || detour === null || !selectCanOpenStep(getState(), name))
      return dispatch(openStep(name));
    dispatch(stepOpened({ name, detour: name }));
    return true;
  };
}

/** Shows a step that may be opened (1-SHELL-47, 1-SHELL-48). Returns true if it did. */
export function openStep(name: StepName): AppThunk<boolean> {
  return (dispatch, getState) => {
    if (!selectCanOpenStep(getState(), name)) return false;
    if (name !== selectCurrentStep(getState())) dispatch(stepOpened({ name }));
    return true;
  };
}

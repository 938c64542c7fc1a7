import type { StepName } from '#domain/application.ts';
import type { Days } from '#domain/formats/zones.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { isPlainDraft } from '#domain/session.ts';
import { reviewSteps, stepsAfter } from '#domain/steps.ts';
import type { CheckedSubmission } from '#domain/submission.ts';
import type { AppThunk } from '../createStore.ts';
import { landingAsked, stepOpened } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectRuleContext } from '../selectors/applicationSelectors.ts';
import { selectCanOpenStep, selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep, selectMode } from '../selectors/wizardSelectors.ts';

type Judge = (context: SchemaContext) => Pick<CheckedSubmission, 'errors'>;

let judge: Judge | null = null;

/** Loads the rules of all steps, by which a detour finds the complete ones. Every saved step counts as complete until they have loaded. */
export async function loadStepChecker(): Promise<void> {
  ({ checkSubmission: judge } = await import(/* webpackChunkName: "judge" */ '#domain/submission.ts'));
}

type StepErrors = CheckedSubmission['errors'];

/**
 * Returns the rules' errors for the steps between the landing page and review. A step filled in elsewhere, or copied, never had its Next
 * pressed here. Empty until the rules have loaded.
 */
export function errorsOfSteps(context: SchemaContext): StepErrors {
  const { landingpage: _start, review: _end, ...errors } = judgedHere(context);
  return errors;
}

/** Checks all steps. An unchanged number of which the service sends only the last digits counts as valid (3-TFN-11). */
function judgedHere(context: SchemaContext): StepErrors {
  return judge?.({ ...context, stored: context.application }).errors ?? {};
}

/** Opens a step from review to change it or to give a missing answer: Next then leads back. Returns true if it opened. */
export function editStep(name: StepName): AppThunk<boolean> {
  return (dispatch, getState) => {
    if (!selectCanOpenStep(getState(), name)) return false;
    dispatch(stepOpened({ name, detour: name }));
    return true;
  };
}

/**
 * Opens the landing page from review if an answer is missing there; a saved draft had no landing page and gets it now. Returns true if it
 * opened.
 */
export function editLanding(): AppThunk<boolean> {
  return (dispatch, getState) => {
    if (isPlainDraft(selectMode(getState()))) dispatch(landingAsked());
    return dispatch(editStep('landingpage'));
  };
}

/**
 * Returns the step that Next opens from `name` on a detour: the first later step that is not complete, such as one that the edit added to
 * the list, or one with a draft that is not saved; else review.
 */
export function nextOnDetour(state: RootState, name: StepName, days: Days): StepName {
  const context = selectRuleContext(state);
  const errors = context ? judgedHere({ ...context, ...days }) : {};
  const open = stepsAfter(selectSteps(state), name).find(
    (step) =>
      step.name !== 'review' &&
      step.name !== 'next_steps' &&
      (context?.application[step.name] === undefined ||
        errors[step.name] !== undefined ||
        state.stepDrafts[step.name] !== undefined),
  );
  return open?.name ?? 'review';
}

/** Selects the card of review to return to after a detour; null if there is none. */
export function selectReturnCard(state: RootState): StepName | null {
  const { detour } = state.wizard;
  const isListed = reviewSteps(selectSteps(state)).some((step) => step.name === detour);
  return selectCurrentStep(state) === 'review' && isListed ? detour : null;
}

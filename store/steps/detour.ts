import type { StepName } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
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

/** Fetches the rules of all steps, by which a detour knows what is complete; without them what was saved counts as complete. */
export async function fetchJudge(): Promise<void> {
  ({ checkSubmission: judge } = await import(/* webpackChunkName: "judge" */ '#domain/submission.ts'));
}

type StepErrors = CheckedSubmission['errors'];

/**
 * What the rules say of the steps between the landing page and review: of one that was filled in elsewhere, or copied, nobody has
 * pressed Next here. Nothing before the rules have been fetched. `today` is ISO YYYY-MM-DD.
 */
export function errorsOfSteps(context: SchemaContext): StepErrors {
  const { landingpage: _start, review: _end, ...errors } = judgedHere(context);
  return errors;
}

/** A number of which the service gives the end alone counts as it stands: nobody has changed it (3-TFN-11). */
function judgedHere(context: SchemaContext): StepErrors {
  return judge?.({ ...context, stored: context.application }).errors ?? {};
}

/** Opens a step from review to change it, or to give what is missing: Next leads back then. Answers whether it did. */
export function editStep(name: StepName): AppThunk<boolean> {
  return (dispatch, getState) => {
    if (!selectCanOpenStep(getState(), name)) return false;
    dispatch(stepOpened({ name, detour: name }));
    return true;
  };
}

/** Opens the landing page from review, where something is missing on it; with a saved draft, which had none, it comes then. Answers whether it did. */
export function editLanding(): AppThunk<boolean> {
  return (dispatch, getState) => {
    if (isPlainDraft(selectMode(getState()))) dispatch(landingAsked());
    return dispatch(editStep('landingpage'));
  };
}

/**
 * Where Next leads from `name` on a detour: the first later step that is not complete, such as one that the edit brought onto the list,
 * or in which something was typed that is not saved; else review. `today` is ISO YYYY-MM-DD.
 */
export function nextOnDetour(state: RootState, name: StepName, today: string): StepName {
  const context = selectRuleContext(state);
  const errors = context ? judgedHere({ ...context, today }) : {};
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

/** The card of review that was left for a detour and is come back to; null where there is none. */
export function selectReturnCard(state: RootState): StepName | null {
  const { detour } = state.wizard;
  const isListed = reviewSteps(selectSteps(state)).some((step) => step.name === detour);
  return selectCurrentStep(state) === 'review' && isListed ? detour : null;
}

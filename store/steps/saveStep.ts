import type { Application, DataStepName, StepName } from '#domain/application.ts';
import type { Following } from '#domain/people/prefilledInvestor.ts';
import { nextStep } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { stepCompleted, stepDrafted, stepOpened } from '../events.ts';
import { followPicked } from '../entities/followPicked.ts';
import { normaliseStep } from './normalise.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectCompleted } from '../selectors/wizardSelectors.ts';
import { provideShelving } from './completion.ts';
import { shelving } from './undo.ts';

provideShelving(shelving);

/**
 * Stores a step's checked values as one event, after which the list is derived again and the data of removed steps is gone
 * (1-SHELL-44 to 1-SHELL-46); people picked in a step that is still being typed follow. Values are in wire shape; `isTyped` says that
 * they come from a form, where who was picked is the person of that place.
 */
export function completeStep<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
  isTyped = false,
): AppThunk {
  return (dispatch, getState, { newId, now }) => {
    const before = getState();
    dispatch(stepCompleted({ name, ...normaliseStep(before, { name, values, isTyped }, newId), at: now() }));
    for (const [typed, followed] of stepEntries(followPicked(before, getState())))
      dispatch(stepDrafted({ name: typed, values: followed }));
  };
}

/** Stores a step, and with it the steps whose prefilled answers change with it, which `following` gives. */
export function saveStep<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
  following?: Following,
): AppThunk {
  return (dispatch, getState) => {
    const before = selectApplication(getState());
    dispatch(completeStep(name, values, true));
    if (following) dispatch(follow(following, before));
  };
}

/** Stores a step as `saveStep` does and shows the next one of the list as it is then; answers its name, null when nothing was saved. */
export function saveStepAndContinue<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
  following?: Following,
): AppThunk<StepName | null> {
  return (dispatch, getState) => {
    if (selectCompleted(getState())) return null;
    dispatch(saveStep(name, values, following));
    const next = nextStep(selectSteps(getState()), name);
    if (next !== null) dispatch(stepOpened({ name: next }));
    return next;
  };
}

/** Changes what was prefilled, in what is stored and in what is still being typed. */
function follow(following: Following, before: Application): AppThunk {
  return (dispatch, getState) => {
    const after = selectApplication(getState());
    const drafts = getState().stepDrafts;
    const typed = following(before, { ...after, ...drafts });
    for (const [name, values] of stepEntries(following(before, after))) dispatch(completeStep(name, values));
    for (const [name, draft] of stepEntries(drafts)) dispatch(stepDrafted({ name, values: typed[name] ?? draft }));
  };
}

function stepEntries(steps: Partial<Record<DataStepName, object>>): [DataStepName, object][] {
  return Object.entries(steps) as [DataStepName, object][];
}

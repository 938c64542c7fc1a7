import type { Application, DataStepName, StepName } from '#domain/application.ts';
import type { Prefilled } from '#domain/application/prefilled.ts';
import { localDay } from '#domain/formats/localDay.ts';
import { nextStep } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { stepCompleted, stepOpened } from '../events.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectIsLocked } from '../selectors/wizardSelectors.ts';
import { planCompletion } from './completion.ts';
import { nextOnDetour } from './detour.ts';
import { isTyped } from './shelfSlice.ts';

/**
 * Stores a step's checked values, in wire shape, as one event, and with it the steps whose prefilled answers change with it, which
 * `prefills` gives; after that the list is derived again and the data of removed steps is gone (1-SHELL-44 to 1-SHELL-46). What is
 * still being typed in other steps follows. Answers whether this put an entry on the shelf of which nobody has been told yet.
 */
export function saveStep<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
  prefills?: Prefilled,
): AppThunk<boolean> {
  return (dispatch, getState, { newId, now }) => {
    const wasTold = getState().shelf.entries.some((entry) => isTyped(entry, name));
    const plan = planCompletion(getState(), { name, values, prefills }, { newId, at: now() });
    dispatch(stepCompleted(plan));
    return plan.shelved !== null && !wasTold;
  };
}

/**
 * Stores a step as `saveStep` does and shows the next one of the list as it is then, on a detour from review the next one that is not
 * complete; answers its name, null when nothing was saved.
 */
export function saveStepAndContinue<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
  prefills?: Prefilled,
): AppThunk<StepName | null> {
  return (dispatch, getState, { now }) => {
    if (selectIsLocked(getState())) return null;
    const withRemoval = dispatch(saveStep(name, values, prefills));
    const state = getState();
    const isDetour = state.wizard.detour !== null;
    const next = isDetour ? nextOnDetour(state, name, localDay(new Date(now()))) : nextStep(selectSteps(state), name);
    if (next !== null) dispatch(stepOpened({ name: next, withRemoval }));
    return next;
  };
}

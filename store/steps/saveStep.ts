import { serviceNow } from '#api/serviceClock.ts';
import type { Application, DataStepName, StepName } from '#domain/application.ts';
import type { Prefilled } from '#domain/model/prefilled.ts';
import { daysAt, zoneOf } from '#domain/formats/zones.ts';
import { nextStep } from '#domain/steps.ts';
import type { AppThunk } from '../createStore.ts';
import { stepCompleted, stepOpened } from '../events.ts';
import { selectOffer } from '../selectors/sessionSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectIsLocked } from '../selectors/wizardSelectors.ts';
import { planCompletion } from './completion.ts';
import { nextOnDetour } from './detour.ts';
import { isTyped } from './shelfSlice.ts';

/**
 * Stores a step's checked values, in wire shape, as one event, together with the steps whose prefilled answers change (`prefills`). The
 * list is derived again, and the data of removed steps is dropped (1-SHELL-44 to 1-SHELL-46). Drafts of other steps follow. Returns true if
 * this put an entry on the shelf that the applicant has not been told about.
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
 * Stores a step like `saveStep` and shows the next step of the new list; on a detour from review, the next incomplete one. Returns its
 * name, or null if nothing was saved.
 */
export function saveStepAndContinue<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
  prefills?: Prefilled,
): AppThunk<StepName | null> {
  return (dispatch, getState) => {
    if (selectIsLocked(getState())) return null;
    const withRemoval = dispatch(saveStep(name, values, prefills));
    const state = getState();
    const isDetour = state.wizard.detour !== null;
    const days = daysAt(serviceNow(), zoneOf(selectOffer(state)));
    const next = isDetour ? nextOnDetour(state, name, days) : nextStep(selectSteps(state), name);
    if (next !== null) dispatch(stepOpened({ name: next, withRemoval }));
    return next;
  };
}

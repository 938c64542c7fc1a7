import type { StepName } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { stepOpened } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectIsReadOnly } from '../selectors/syncSelectors.ts';
import { selectIsLocked } from '../selectors/wizardSelectors.ts';

/**
 * Selects the last step that can be read while nothing can be changed and Next leads nowhere: the first step without answers, which may be
 * in progress (1-SHELL-47). Null if the application can be changed.
 */
export function selectReadUpTo(state: RootState): StepName | null {
  if (!selectIsReadOnly(state) || selectIsLocked(state)) return null;
  const application = selectApplication(state);
  const asked = selectSteps(state).filter(({ inSidebar }) => inSidebar);
  return (asked.find(({ name }) => !Object.hasOwn(application, name)) ?? asked.at(-1))?.name ?? null;
}

/** Shows a step for reading only. */
export function openToRead(name: StepName): AppThunk {
  return (dispatch, getState) => {
    const names = selectSteps(getState()).map((step) => step.name);
    const upTo = selectReadUpTo(getState());
    if (upTo !== null && names.includes(name) && names.indexOf(name) <= names.indexOf(upTo))
      dispatch(stepOpened({ name }));
  };
}

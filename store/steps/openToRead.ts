import type { StepName } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { stepOpened } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';
import { selectSaveState } from '../selectors/saveSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { selectIsLocked } from '../selectors/wizardSelectors.ts';

/**
 * How far an application can be read where nothing can be changed, and Next leads nowhere: to the first step without answers, which may be
 * under way (1-SHELL-47). Null where it can be changed.
 */
export function selectReadUpTo(state: RootState): StepName | null {
  if (!selectSaveState(state).isReadOnly || selectIsLocked(state)) return null;
  const application = selectApplication(state);
  const asked = selectSteps(state).filter(({ inSidebar }) => inSidebar);
  return (asked.find(({ name }) => !Object.hasOwn(application, name)) ?? asked.at(-1))?.name ?? null;
}

/** Shows a step that can only be read. */
export function openToRead(name: StepName): AppThunk {
  return (dispatch, getState) => {
    const names = selectSteps(getState()).map((step) => step.name);
    const upTo = selectReadUpTo(getState());
    if (upTo !== null && names.includes(name) && names.indexOf(name) <= names.indexOf(upTo))
      dispatch(stepOpened({ name }));
  };
}

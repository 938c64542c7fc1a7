import type { Application, DataStepName } from '#domain/application.ts';
import { describeRemoval } from '#domain/application/removal.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import { prefillsOf } from '#domain/tax/prefilledNames.ts';
import type { AppThunk } from '../createStore.ts';
import { stepCompleted } from '../events.ts';
import { rootReducer, type RootState } from '../rootReducer.ts';
import { assembleApplication } from './assemble.ts';
import { planCompletion } from './completion.ts';

/** An answer being given: the step's values before and after it, in wire shape. */
export interface AnswerChange<N extends DataStepName> {
  name: N;
  before: NonNullable<Application[N]>;
  after: NonNullable<Application[N]>;
}

/**
 * Returns the parts of the application that the answer removes, including those dropped by saving it; null if none. Removals by earlier
 * answers were already reported. Changes nothing.
 */
export function previewAnswer<N extends DataStepName>({ name, before, after }: AnswerChange<N>): AppThunk<Loss | null> {
  return compare(name, (saved) => ({ before: { ...saved(before), [name]: before }, after: saved(after) }));
}

/**
 * Returns the parts of other steps' stored data that saving these values removes, however often the answers changed since; null if none.
 */
export function previewSave<N extends DataStepName>(
  name: N,
  values: NonNullable<Application[N]>,
): AppThunk<Loss | null> {
  return compare(name, (saved, stored) => ({
    before: { ...saved(stored ?? values), [name]: values },
    after: saved(values),
  }));
}

type Saved<N extends DataStepName> = (values: NonNullable<Application[N]>) => Application;

/**
 * Returns the loss between two applications that `compared` builds; `saved` returns the application, with the drafts of its other steps, as
 * saving these values would leave it: by the same plan, carried out on a copy of the state.
 */
function compare<N extends DataStepName>(
  name: N,
  compared: (saved: Saved<N>, stored: Application[N]) => Loss,
): AppThunk<Loss | null> {
  return (_dispatch, getState, { newId, now }) => {
    const state = getState();
    if (state.session.offerContext === null) return null;
    const saved: Saved<N> = (values) => {
      const saving = { name, values, prefills: prefillsOf(name) };
      return withDrafts(rootReducer(state, stepCompleted(planCompletion(state, saving, { newId, at: now() }))));
    };
    const loss = compared(saved, assembleApplication(state)[name]);
    return describeRemoval(loss.before, loss.after) === '' ? null : loss;
  };
}

function withDrafts(state: RootState): Application {
  return { ...assembleApplication(state), ...state.stepDrafts };
}

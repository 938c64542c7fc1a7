import { applicationAfter } from '#domain/application/previewAnswer.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { describeRemoval, type Loss } from '#domain/application/removal.ts';
import type { AppThunk } from '../createStore.ts';
import { selectRuleContext } from '../selectors/applicationSelectors.ts';

/** An answer that is given now: the step's values before and after it, in wire shape. */
export interface AnswerChange<N extends DataStepName> {
  name: N;
  before: NonNullable<Application[N]>;
  after: NonNullable<Application[N]>;
}

/**
 * What the answer takes out of the application, with all that saving it drops; null when nothing. What an answer before it took away was
 * said then. Changes nothing.
 */
export function previewAnswer<N extends DataStepName>({ name, before, after }: AnswerChange<N>): AppThunk<Loss | null> {
  return compare(name, (saved) => ({ before: { ...saved(before), [name]: before }, after: saved(after) }));
}

/** What saving these values takes out of other steps, as they are stored, however often the answers were changed since; null when nothing. */
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

/** Tells two applications apart that `compared` makes of what is held: `saved` is how it would be with other values of the step. */
function compare<N extends DataStepName>(
  name: N,
  compared: (saved: Saved<N>, stored: Application[N]) => Loss,
): AppThunk<Loss | null> {
  return (_dispatch, getState) => {
    const context = selectRuleContext(getState());
    if (context === null) return null;
    const stored = context.application[name];
    const held: Application = { ...context.application, ...getState().stepDrafts, [name]: stored };
    const loss = compared((values) => applicationAfter(held, { name, values }, context), stored);
    return describeRemoval(loss.before, loss.after) === '' ? null : loss;
  };
}

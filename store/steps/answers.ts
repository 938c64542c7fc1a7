import { applicationAfter, followingOf } from '#domain/application/previewAnswer.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { nameRemoval } from '#domain/application/removalNames.ts';
import type { AppThunk } from '../createStore.ts';
import { answerDropped, stepDrafted } from '../events.ts';
import { saveStep } from './saveStep.ts';
import { selectRuleContext } from '../selectors/applicationSelectors.ts';

/** An answer that is given now: the step's values before and after it, in wire shape. */
export interface AnswerChange<N extends DataStepName> {
  name: N;
  before: NonNullable<Application[N]>;
  after: NonNullable<Application[N]>;
  /** What saving keeps of the values after it; all of them where it is left out. */
  kept?: NonNullable<Application[N]>;
}

/**
 * What the answer takes out of the application, in words, with all that saving it drops; '' when nothing. What an answer before it took
 * away was said then. Changes nothing.
 */
export function previewAnswer<N extends DataStepName>({ name, before, after }: AnswerChange<N>): AppThunk<string> {
  return compare(name, (saved) => ({ had: { ...saved(before), [name]: before }, has: saved(after) }));
}

/** What saving these values takes out of other steps, as they are stored, however often the answers were changed since; '' when nothing. */
export function previewSave<N extends DataStepName>(name: N, values: NonNullable<Application[N]>): AppThunk<string> {
  return compare(name, (saved, stored) => ({
    had: { ...saved(stored ?? values), [name]: values },
    has: saved(values),
  }));
}

type Saved<N extends DataStepName> = (values: NonNullable<Application[N]>) => Application;

/** Tells two applications apart that `compared` makes of what is held: `saved` is how it would be with other values of the step. */
function compare<N extends DataStepName>(
  name: N,
  compared: (saved: Saved<N>, stored: Application[N]) => { had: Application; has: Application },
): AppThunk<string> {
  return (_dispatch, getState) => {
    const context = selectRuleContext(getState());
    if (context === null) return '';
    const stored = context.application[name];
    const held: Application = { ...context.application, ...getState().stepDrafts, [name]: stored };
    const { had, has } = compared((values) => applicationAfter(held, { name, values }, context), stored);
    return nameRemoval(had, has);
  };
}

/**
 * Keeps an answer that is being typed; what it took away goes on the shelf, `removed` saying what that was. What it takes out of other
 * steps goes at once, and then the step is saved as Next would: it does not come back because another answer was given before Next.
 */
export function giveAnswer<N extends DataStepName>(
  { name, before, after, kept = after }: AnswerChange<N>,
  removed: string,
): AppThunk {
  return (dispatch) => {
    if (removed !== '') {
      dispatch(answerDropped({ name, values: before, removed }));
      if (dispatch(previewSave(name, kept)) !== '') dispatch(saveStep(name, kept, followingOf(name)));
    }
    dispatch(stepDrafted({ name, values: after }));
  };
}

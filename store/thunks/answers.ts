import { applicationAfter, type StepAnswer } from '#domain/answering.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { describeRemoval } from '#domain/removal.ts';
import type { AppThunk } from '../createStore.ts';
import { answerDropped, stepDrafted } from '../events.ts';
import { selectRuleContext } from '../selectors/applicationSelectors.ts';

/** An answer that is given now: the step's values before and after it, in wire shape. */
export interface AnswerChange<N extends DataStepName> {
  name: N;
  before: NonNullable<Application[N]>;
  after: NonNullable<Application[N]>;
}

/** What the answer takes out of the application, in words, with all that saving it drops; '' when nothing. Changes nothing. */
export function previewAnswer<N extends DataStepName>({ name, before, after }: AnswerChange<N>): AppThunk<string> {
  return (_dispatch, getState) => {
    const context = selectRuleContext(getState());
    if (context === null) return '';
    // The values that are stored decide what saving drops, however often the answer was changed since.
    const stored: StepAnswer = { name, values: context.application[name] ?? before };
    const held: Application = { ...context.application, ...getState().stepDrafts, [name]: stored.values };
    const had = { ...applicationAfter(held, stored, context), [name]: before };
    return describeRemoval(had, applicationAfter(held, { name, values: after }, context));
  };
}

/** Keeps an answer that is being typed; what it took away goes on the shelf, `removed` saying what that was. */
export function giveAnswer<N extends DataStepName>({ name, before, after }: AnswerChange<N>, removed: string): AppThunk {
  return (dispatch) => {
    if (removed !== '') dispatch(answerDropped({ name, values: before, removed }));
    dispatch(stepDrafted({ name, values: after }));
  };
}

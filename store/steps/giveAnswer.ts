/** An answer that takes something away, given: its code comes with the question whether it may. */
import { prefilledFrom, type StepAnswer } from '#domain/application/previewAnswer.ts';
import type { Application, DataStepName, PersonEntry } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import { describeRemoval, type Loss } from '#domain/application/removal.ts';
import type { AppThunk } from '../createStore.ts';
import { answerDropped, stepDrafted } from '../events.ts';
import { previewSave, type AnswerChange } from './answers.ts';
import { assembleApplication } from './assemble.ts';
import { saveStep } from './saveStep.ts';

/** An answer, with what Next would keep of the values after it. */
export interface GivenAnswer<N extends DataStepName> extends AnswerChange<N> {
  kept: NonNullable<Application[N]>;
}

/**
 * Keeps an answer that is being typed; what it took away, as it was previewed, goes on the shelf. What it takes out of other steps goes
 * at once, and then the step is saved as Next would: it does not come back because another answer was given before Next.
 */
export function giveAnswer<N extends DataStepName>(
  { name, before, after, kept }: GivenAnswer<N>,
  loss: Loss | null,
): AppThunk {
  return (dispatch, getState) => {
    if (loss !== null) {
      dispatch(answerDropped({ name, values: before, removed: describeRemoval(loss.before, loss.after), loss }));
      const named = namedAsSaved({ name, values: kept }, assembleApplication(getState()));
      if (dispatch(previewSave(name, named)) !== null) dispatch(saveStep(name, named, prefilledFrom(name)));
    }
    dispatch(stepDrafted({ name, values: after }));
  };
}

/**
 * A step's values with everybody named as they are saved: whether a name that is typed over theirs is theirs is said by Next at the latest
 * (2-BO-12).
 */
function namedAsSaved<N extends DataStepName>(
  { name, values }: StepAnswer<N>,
  saved: Application,
): StepAnswer<N>['values'] {
  const place = PEOPLE.find(({ step }) => step === name);
  const answered: Application = { [name]: values };
  const people = place?.read<PersonEntry>(answered);
  if (!place || !people) return values;
  const known = PEOPLE.flatMap(({ read }) => read<PersonEntry>(saved) ?? []);
  const named = people.map((person) => ({ ...person, ...namingOf(known.find(({ id }) => id === person.id)) }));
  return place.write(answered, named)[name] ?? values;
}

function namingOf(person: PersonEntry | undefined): Partial<PersonEntry> {
  const names = ['legalFirstName', 'legalLastName', 'dateOfBirth'];
  return Object.fromEntries(Object.entries(person ?? {}).filter(([field]) => names.includes(field)));
}

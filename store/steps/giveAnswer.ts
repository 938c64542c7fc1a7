/** Applies an answer that removes something. Its code loads with the question that asks for permission. */
import type { Application, DataStepName, PersonEntry } from '#domain/application.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import { describeRemoval } from '#domain/application/removal.ts';
import { type Loss } from '#domain/model/prefilled.ts';
import { prefillsOf } from '#domain/tax/prefilledNames.ts';
import type { AppThunk } from '../createStore.ts';
import { answerDropped, stepDrafted } from '../events.ts';
import { previewSave, type AnswerChange } from './answers.ts';
import { assembleApplication } from './assemble.ts';
import { saveStep } from './saveStep.ts';

/** An answer, with the values that Next would store after it. */
export interface GivenAnswer<N extends DataStepName> extends AnswerChange<N> {
  kept: NonNullable<Application[N]>;
}

/**
 * Drafts an answer and puts the previewed removals on the shelf. Answers that it removes from other steps are dropped at once, and the step
 * is saved as Next would: they do not return because another answer was given before Next.
 */
export function giveAnswer<N extends DataStepName>(
  { name, before, after, kept }: GivenAnswer<N>,
  loss: Loss | null,
): AppThunk {
  return (dispatch, getState) => {
    if (loss !== null) {
      dispatch(answerDropped({ name, values: before, removed: describeRemoval(loss.before, loss.after), loss }));
      const named = namedAsSaved({ name, values: kept }, assembleApplication(getState()));
      if (dispatch(previewSave(name, named)) !== null) dispatch(saveStep(name, named, prefillsOf(name)));
    }
    dispatch(stepDrafted({ name, values: after }));
  };
}

/**
 * Returns a step's values with the saved names of its people. A name typed over a saved one is assigned by Next at the latest (2-BO-12).
 */
function namedAsSaved<N extends DataStepName>(
  { name, values }: { name: N; values: NonNullable<Application[N]> },
  saved: Application,
): NonNullable<Application[N]> {
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

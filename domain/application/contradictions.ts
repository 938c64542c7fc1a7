/** One id says one thing (design 2b): rows of one person that say different things of them. */
import type { Application, DataStepName, PersonEntry } from '../application.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import type { FieldErrors } from '../stepRules/validate.ts';
import { submissionTexts } from '../texts/submission.ts';
import { PEOPLE } from './peoplePlaces.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS } from './rows.ts';

const NOT_OF_THE_PERSON: ReadonlySet<string> = new Set(['id', ...PLACE_FIELDS, ...PROJECTED_FIELDS]);

/**
 * The answers in which a later row of somebody contradicts an earlier one, as errors by step and path. Lists ask for different fields: what
 * only one of them holds contradicts nothing.
 */
export function findContradictions(application: Application): Partial<Record<DataStepName, FieldErrors>> {
  const errors: Partial<Record<DataStepName, FieldErrors>> = {};
  const known = new Map<string, Record<string, unknown>>();
  for (const { step, list, read } of PEOPLE) {
    (read<PersonEntry>(application) ?? []).forEach(({ id, ...row }, index) => {
      if (id === undefined) return;
      const said = known.get(id) ?? {};
      for (const [field, answer] of Object.entries(row)) {
        if (NOT_OF_THE_PERSON.has(field)) continue;
        if (!Object.hasOwn(said, field)) said[field] = answer;
        else if (!isSameAnswer(said[field] ?? '', answer ?? ''))
          (errors[step] ??= {})[`${list}[${index}].${field}`] = submissionTexts.contradicts;
      }
      known.set(id, said);
    });
  }
  return errors;
}

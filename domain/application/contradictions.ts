/** Finds rows of one person that contradict each other: one id, one set of answers (design 2b). */
import type { Application, DataStepName, PersonEntry } from '../model/application.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import type { FieldErrors } from '../rules/validate.ts';
import { submissionTexts } from '../texts/submission.ts';
import { PEOPLE } from '../model/peoplePlaces.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS } from '../model/rows.ts';

const NOT_OF_THE_PERSON: ReadonlySet<string> = new Set(['id', ...PLACE_FIELDS, ...PROJECTED_FIELDS]);

/**
 * Returns errors, by step and path, for answers of a later row that contradict an earlier row of the same person. Lists ask for different
 * fields: a field of only one row contradicts nothing.
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

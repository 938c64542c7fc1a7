/** People in drafted steps: changes saved for them in other steps reach them there too. */
import type { Application, Person } from '#domain/application.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS } from '#domain/model/rows.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { peopleById } from '#domain/tax/controllers.ts';
import type { StepDrafts } from '../steps/stepStates.ts';

/** People by id, with the fields that any list asks for. */
type Known = ReadonlyMap<string, Person>;

/**
 * Returns the changed drafts after a step was saved. A person who is also in another list gets every changed answer that was not edited in
 * the draft.
 */
export function followPicked(present: StepDrafts, before: Application, after: Application): StepDrafts {
  const drafts: StepDrafts = {};
  if (Object.keys(present).length === 0) return drafts;
  const [was, is] = [peopleById(before), peopleById(after)];
  for (const place of PEOPLE) {
    const { step: name, list } = place;
    const draft: object | undefined = drafts[name] ?? present[name];
    const rows = place.read<Person>({ [name]: draft });
    if (!Array.isArray(rows)) continue;
    const followed = rows.map((row: Person) => follow(row, was, is));
    if (followed.some((row, index) => row !== rows[index])) drafts[name] = { ...draft, [list]: followed };
  }
  return drafts;
}

function follow(row: Person, before: Known, after: Known): Person {
  const [was, is]: (Record<string, unknown> | undefined)[] = [before.get(row.id ?? ''), after.get(row.id ?? '')].map(
    (person) => person && { ...person },
  );
  if (was === undefined || is === undefined) return row;
  const typed = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(is).filter(
    ([field, value]) => isPersonal(field) && !isSame(was[field], value) && isSame(was[field], typed.get(field)),
  );
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
}

function isPersonal(field: string): boolean {
  return ![...PLACE_FIELDS, ...PROJECTED_FIELDS].some((name) => name === field);
}

/** Compares two answers; a blank equals a missing one. */
function isSame(one: unknown, other: unknown): boolean {
  return isSameAnswer(one ?? '', other ?? '');
}

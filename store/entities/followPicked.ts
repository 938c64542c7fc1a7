/** People in a step that is still being typed: what is saved of them elsewhere reaches them there too. */
import type { Application, Person } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS } from '#domain/application/rows.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import type { StepDrafts } from '../steps/stepStates.ts';

/** Fields of a person by id, whichever list asks for them. */
type Known = ReadonlyMap<string, Record<string, unknown>>;

/**
 * The drafts with people whom other lists have too, as they are after a step was saved: every answer that nobody typed over follows
 * theirs. Only drafts that changed.
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

function peopleById(application: Application): Known {
  const people = new Map<string, Record<string, unknown>>();
  for (const { read } of PEOPLE)
    for (const person of read<Person>(application) ?? [])
      if (person.id !== undefined) people.set(person.id, { ...people.get(person.id), ...person });
  return people;
}

function follow(row: Person, before: Known, after: Known): Person {
  const [was, is] = [before.get(row.id ?? ''), after.get(row.id ?? '')];
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

/** A blank and what was never answered are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return isSameAnswer(one ?? '', other ?? '');
}

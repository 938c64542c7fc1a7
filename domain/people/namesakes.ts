/** Finds a person typed a second time: with the name and birthday of a known person (2-BO-12). */
import type { Application, Person } from '../model/application.ts';
import type { PersonRole } from '../model/peoplePlaces.ts';
import { isDate, normaliseDate } from '../formats/dates.ts';
import { isSameName } from '../formats/sameName.ts';
import { samePersonTexts } from '../texts/samePerson.ts';
import { personName } from './names.ts';
import { pickPerson } from './roles.ts';
import { type Naming, type TypedPerson } from './samePerson.ts';
import { listPersonPlaces, blockTitle } from './listedPeople.ts';

/** Context in which a row is typed. */
export interface TypingContext {
  application: Application;
  role: PersonRole;
  /** All people of the list, as typed, in order. */
  present: readonly TypedPerson[];
  /** ISO YYYY-MM-DD. */
  today: string;
}

/** A person with the name and birthday of the one being typed. */
export interface Namesake {
  /** All saved answers about the person. */
  person: Person;
  /** @example ['Director 2'] */
  places: string[];
  /** Position in the same list, from 0; null for a person in other lists. */
  index: number | null;
}

/**
 * Returns another person with the same name and birthday, if it is still open whether both are one person. It searches earlier rows of the
 * same list first, then the other lists. Two people who were saved apart are two: that was answered then, or nobody had to ask.
 */
export function findNamesake(typed: TypedPerson, typing: TypingContext): Namesake | null {
  const { application, role, present, today } = typing;
  const standings = listPersonPlaces(application);
  const savedOf = (id: string | undefined) => standings.find(({ person }) => person.id === id)?.person;
  const own = savedOf(typed.id);
  const isAsked = (other: TypedPerson) => {
    if (other.id === undefined || other.id === typed.id || !isNamesake(typed, other, today)) return false;
    const saved = savedOf(other.id);
    const wasSaid =
      typed.distinct?.includes(other.id) || (typed.id !== undefined && other.distinct?.includes(typed.id));
    return !wasSaid && !(own && saved && isNamesake(own, saved, today));
  };
  // For two rows of one list the question comes with the later one: once, and in the row that can be removed.
  const place = present.findIndex(({ id }) => id === typed.id);
  const beside = present.findIndex((other, index) => index < place && isAsked(other));
  const here = present[beside];
  if (here !== undefined) return { person: here, places: [blockTitle(role, beside, application)], index: beside };
  const ids = new Set(present.map(({ id }) => id));
  const found = standings.find((each) => each.role !== role && !ids.has(each.person.id) && isAsked(each.person));
  if (found === undefined) return null;
  const all = standings.filter(({ person }) => person.id === found.person.id);
  const person = all.reduceRight<Person>((known, each) => ({ ...known, ...each.person }), {});
  return { person, places: all.map(({ title }) => title), index: null };
}

/** Returns the error that Next shows while it is open whether two people are one; null if nothing is open. */
export function duplicateError(typed: TypedPerson, typing: TypingContext): string | null {
  const namesake = findNamesake(typed, typing);
  return namesake ? samePersonTexts.unansweredTwice(personName(namesake.person)) : null;
}

/** Returns the row of a person typed a second time: the one known person, as if picked. */
export function mergeDuplicate(
  typed: Person,
  known: Person,
  { application, role }: Pick<TypingContext, 'application' | 'role'>,
): Person {
  const { visible = true, trusteeType } = typed;
  return {
    ...pickPerson(known, role, application),
    visible,
    ...(trusteeType && { trusteeType }),
  };
}

/** Records the answer that this person is not the one with this id. */
export function confirmDistinct(typed: TypedPerson, id: string | undefined): TypedPerson {
  return id === undefined ? typed : { ...typed, distinct: [...(typed.distinct ?? []), id] };
}

/** True if both have the same name and the same birthday (2-BO-12); `today` is ISO YYYY-MM-DD. */
export function isNamesake(one: Naming, other: Naming, today: string): boolean {
  if (personName(one) === '' || !isSameName(personName(one), personName(other))) return false;
  const [birthday = '', otherBirthday] = [one, other].map(({ dateOfBirth = '' }) =>
    normaliseDate(dateOfBirth, { kind: 'birth', today }),
  );
  return isDate(birthday) && birthday === otherBirthday;
}

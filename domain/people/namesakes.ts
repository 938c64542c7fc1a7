/** Somebody typed a second time: the same name and birthday as somebody who is known (2-BO-12). */
import type { Application, Person } from '../application.ts';
import { peopleOf, type PersonRole } from '../application/peoplePlaces.ts';
import { isDate, normaliseDate } from '../formats/dates.ts';
import { samePersonTexts } from '../texts/samePerson.ts';
import { personName } from './names.ts';
import { pickPerson } from './roles.ts';
import { isSameWord, type Naming, type TypedPerson } from './samePerson.ts';
import { standingsOf, titleOf } from './standings.ts';

/** Where a row is typed. */
export interface Typing {
  application: Application;
  role: PersonRole;
  /** Everybody of the list, as typed, in order. */
  present: readonly TypedPerson[];
  /** ISO YYYY-MM-DD. */
  today: string;
}

/** Somebody with the name and birthday of who is being typed. */
export interface Namesake {
  /** All that is known of them. */
  person: Person;
  /** @example ['Director 2'] */
  places: string[];
  /** Their place in the very list, from 0; null for who stands in others. */
  index: number | null;
}

/**
 * Somebody else with the name and birthday of who is being typed, first before them in the very list and then in the others, of whom it is
 * still to be said whether they are one person. Two who were saved apart are two: it was said then, or nobody had to ask.
 */
export function findNamesake(typed: TypedPerson, typing: Typing): Namesake | null {
  const { application, role, present, today } = typing;
  const standings = standingsOf(application);
  const savedOf = (id: string | undefined) => standings.find(({ person }) => person.id === id)?.person;
  const own = savedOf(typed.id);
  const isAsked = (other: TypedPerson) => {
    if (other.id === undefined || other.id === typed.id || !isNamesake(typed, other, today)) return false;
    const saved = savedOf(other.id);
    const wasSaid =
      typed.distinct?.includes(other.id) || (typed.id !== undefined && other.distinct?.includes(typed.id));
    return !wasSaid && !(own && saved && isNamesake(own, saved, today));
  };
  // Of two in one list the later one is asked about: once, and where it can be removed.
  const place = present.findIndex(({ id }) => id === typed.id);
  const beside = present.findIndex((other, index) => index < place && isAsked(other));
  const here = present[beside];
  if (here !== undefined) return { person: here, places: [titleOf(role, beside, application)], index: beside };
  const ids = new Set(present.map(({ id }) => id));
  const found = standings.find((each) => each.role !== role && !ids.has(each.person.id) && isAsked(each.person));
  if (found === undefined) return null;
  const all = standings.filter(({ person }) => person.id === found.person.id);
  const person = all.reduceRight<Person>((known, each) => ({ ...known, ...each.person }), {});
  return { person, places: all.map(({ title }) => title), index: null };
}

/** What Next says while it is open whether two are one; null where nothing is open. */
export function twiceOf(typed: TypedPerson, typing: Typing): string | null {
  const namesake = findNamesake(typed, typing);
  return namesake ? samePersonTexts.unansweredTwice(personName(namesake.person)) : null;
}

/** The row of somebody who was typed a second time: the one person, as if picked. A trustee who owns is ticked as an owner. */
export function joinPerson(
  typed: Person,
  known: Person,
  { application, role }: Pick<Typing, 'application' | 'role'>,
): Person {
  const { visible = true, trusteeType } = typed;
  const owns = role === 'trustee' && peopleOf(application, 'beneficial_owner').some(({ id }) => id === known.id);
  return {
    ...pickPerson(known, role, application),
    visible,
    ...(trusteeType && { trusteeType }),
    ...(owns && { is_existing_trustee_ben_owner: true }),
  };
}

/** Somebody of whom it was said that they are not the one with this id. */
export function saidDistinct(typed: TypedPerson, id: string | undefined): TypedPerson {
  return id === undefined ? typed : { ...typed, distinct: [...(typed.distinct ?? []), id] };
}

/** Tells whether two have the same name and the same birthday (2-BO-12); `today` is ISO YYYY-MM-DD. */
export function isNamesake(one: Naming, other: Naming, today: string): boolean {
  if (
    personName(one) === '' ||
    !isSameWord(one.legalLastName, other.legalLastName) ||
    !isSameWord(one.legalFirstName, other.legalFirstName)
  )
    return false;
  const [birthday = '', otherBirthday] = [one, other].map(({ dateOfBirth = '' }) =>
    normaliseDate(dateOfBirth, { kind: 'birth', today }),
  );
  return isDate(birthday) && birthday === otherBirthday;
}

/** One person in several lists: what typing in one of them means for the others (2-TRU-10, 2-BO-12). */
import type { Application, Person } from '../application.ts';
import { PEOPLE, type PersonRole } from '../application/peoplePlaces.ts';
import { PLACE_FIELDS } from '../application/rows.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { directorWords, otherWords, ownerWords, trusteeWords } from '../texts/people.ts';
import { newPerson } from './personDefaults.ts';
import { personName } from './names.ts';

const TITLES: Record<PersonRole, (number: number) => string> = {
  // The investors who stand in other lists too are the trustees of a bare trust.
  investor: bareTrustTexts.trustee,
  director: directorWords.one,
  trustee: trusteeWords.one,
  beneficial_owner: ownerWords.one,
  other: otherWords.one,
};

/** What stays in the block whoever stands in it: a name is typed as one, also where relatives share a part of it. */
const KEPT = [...PLACE_FIELDS, 'legalFirstName', 'legalLastName'] as const;

/** Somebody who stands in other lists of an application: as they were saved, and what their blocks are called there. */
export interface Elsewhere {
  person: Person;
  /** @example ['Director 2'] */
  places: string[];
}

/**
 * Where else the person with this id stands, and what is saved of them: lists ask for different things, so what all of them say. Null for
 * who stands in this list alone.
 */
export function findElsewhere(application: Application, role: PersonRole, id: string | undefined): Elsewhere | null {
  const found = PEOPLE.flatMap((place) =>
    (place.read<Person>(application) ?? []).flatMap((person, index) =>
      id !== undefined && person.id === id ? [{ person, role: place.role, title: TITLES[place.role](index + 1) }] : [],
    ),
  );
  const places = found.flatMap((each) => (each.role === role ? [] : [each.title]));
  const person = found.reduce<Person>((known, each) => ({ ...known, ...each.person }), {});
  return places.length === 0 ? null : { person, places };
}

/**
 * True where neither the name nor the birthday is that of the person as they were: perhaps it is somebody else who was typed over them. Of
 * somebody whose birthday is not known both names have to be others.
 */
export function isTypedOver(known: Person, typed: Person): boolean {
  if (personName(known) === '' || personName(typed) === '' || isCalled(known, typed)) return false;
  const birthday = known.dateOfBirth?.trim() ?? '';
  if (birthday !== '') return (typed.dateOfBirth?.trim() ?? '') !== birthday;
  return (['legalFirstName', 'legalLastName'] as const).every((part) => !isSameWord(known[part], typed[part]));
}

/**
 * True where it has to be said whether somebody is still the person they were: they are typed over, also since it was said last
 * (`confirmed`, null where it never was).
 */
export function isInDoubt({
  known,
  confirmed,
  typed,
}: {
  known: Person;
  confirmed: Person | null;
  typed: Person;
}): boolean {
  return isTypedOver(known, typed) && (confirmed === null || isTypedOver(confirmed, typed));
}

/**
 * A new person with their name as it stands there and with what was typed since: whatever else is still that of `known` stays with them,
 * and so do their other roles.
 */
export function somebodyElse(known: Person, typed: Person, id: string): Person {
  const { is_existing_trustee_ben_owner: _owns, was_prefilled_trustee: _was, prefill: _path, ...own } = typed;
  const before = new Map<string, unknown>(Object.entries(known));
  const kept = Object.entries(own).filter(
    ([field, value]) => KEPT.some((name) => name === field) || !isSameAnswer(value ?? '', before.get(field) ?? ''),
  );
  return { ...newPerson(), ...Object.fromEntries(kept), id };
}

function isCalled(one: Person, other: Person): boolean {
  return isSameWord(personName(one), personName(other));
}

function isSameWord(one = '', other = ''): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

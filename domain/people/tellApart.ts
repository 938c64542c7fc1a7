/** Two people of one name are told apart by their birthdays, wherever somebody is offered or removed. */
import type { PersonEntry } from '../application.ts';
import { isDate } from '../formats/dates.ts';
import { peopleTexts } from '../texts/people.ts';
import { isCompanyTrustee, personName } from './names.ts';

/**
 * What to call somebody among others: by name, and with the birthday where another of them has the same name; '' without a name.
 * @example callAmong(ana, [ana, otherAna]) === 'Ana Li, born 14/03/1984'
 */
export function callAmong(person: PersonEntry, people: readonly PersonEntry[]): string {
  const name = nameOf(person);
  const birthday = person.dateOfBirth?.trim() ?? '';
  const isShared = people.some((other) => nameOf(other) === name && identityOf(other) !== identityOf(person));
  return name !== '' && isShared && isDate(birthday) ? peopleTexts.born(name, birthday) : name;
}

/** Whether somebody else has the same name and birthday: then neither tells who is meant. */
export function hasTwin(person: PersonEntry, people: readonly PersonEntry[]): boolean {
  const naming = (one: PersonEntry) => `${nameOf(one)}, ${one.dateOfBirth?.trim() ?? ''}`.toLowerCase();
  return people.some((other) => identityOf(other) !== identityOf(person) && naming(other) === naming(person));
}

/** Who somebody is; where nobody has given them an id, whoever has their name and birthday is the same. */
export function identityOf(person: PersonEntry): string {
  return person.id ?? `${nameOf(person)}, ${person.dateOfBirth?.trim() ?? ''}`;
}

/** A person's or a company trustee's name; '' while it is missing. */
export function nameOf(person: PersonEntry): string {
  return isCompanyTrustee(person) ? (person.companyName?.trim() ?? '') : personName(person);
}

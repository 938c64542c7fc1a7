/** Tells two people of one name apart by their birthdays, in every place that offers or removes people. */
import type { InvestorDetails, PersonEntry } from '../model/application.ts';
import { isDate } from '../formats/dates.ts';
import { isSameName, nameKey } from '../formats/sameName.ts';
import { peopleTexts } from '../texts/people.ts';
import { entityName, isCompanyTrustee, personName } from './names.ts';

/**
 * Returns the name of a person among others, with the birthday if another one has the same name; '' without a name.
 * @example callAmong(ana, [ana, otherAna]) === 'Ana Li, born 14/03/1984'
 */
export function distinctName(person: PersonEntry, people: readonly PersonEntry[]): string {
  return withBirthday(nameOf(person), distinguishingBirthday(person, people));
}

/**
 * Returns the birthday (DD/MM/YYYY) that tells a person from another of the same name; '' if the name is unique, or the day is not known.
 */
export function distinguishingBirthday(person: PersonEntry, people: readonly PersonEntry[]): string {
  const name = nameOf(person);
  const birthday = person.dateOfBirth?.trim() ?? '';
  const isShared = people.some((other) => isSameName(nameOf(other), name) && identityOf(other) !== identityOf(person));
  return name !== '' && isShared && isDate(birthday) ? birthday : '';
}

/** Returns a name, or a text in its place, followed by the birthday if there is one. */
export function withBirthday(name: string, birthday: string): string {
  return birthday === '' ? name : peopleTexts.born(name, birthday);
}

/** Lists the names of the owners of the holding: the people and companies of the list, told apart, or the entity that invests. */
export function investorNames({ investors, ...entity }: InvestorDetails): string[] {
  if (investors !== undefined) return investors.map((owner) => distinctName(owner, investors));
  return [entityName(entity)].filter((name) => name !== '');
}

/** Returns the birthday that tells an investor, given by id, from another of the same name; '' as above, and for an unknown id. */
export function birthdayOfInvestor(id: string | undefined, details: InvestorDetails | undefined): string {
  const investors = details?.investors ?? [];
  const investor = id === undefined ? undefined : investors.find((one) => one.id === id);
  return investor === undefined ? '' : distinguishingBirthday(investor, investors);
}

/** True if another person has the same name and birthday: then neither tells the two apart. */
export function hasSameNameAndBirthday(person: PersonEntry, people: readonly PersonEntry[]): boolean {
  const naming = (one: PersonEntry) => `${nameKey(nameOf(one))}, ${one.dateOfBirth?.trim() ?? ''}`;
  return people.some((other) => identityOf(other) !== identityOf(person) && naming(other) === naming(person));
}

/** Returns a person's identity: the id or, without one, name and birthday. */
export function identityOf(person: PersonEntry): string {
  return person.id ?? `${nameKey(nameOf(person))}, ${person.dateOfBirth?.trim() ?? ''}`;
}

/** Returns the name of a person or a company trustee; '' while it is missing. */
export function nameOf(person: PersonEntry): string {
  return isCompanyTrustee(person) ? (person.companyName?.trim() ?? '') : personName(person);
}

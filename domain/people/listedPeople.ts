/** Places of all people in an application, by the titles of their blocks. */
import type { Application, Person } from '../model/application.ts';
import { PEOPLE, type PersonRole } from '../model/peoplePlaces.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { peopleTexts, peopleLabels } from '../texts/people.ts';
import { investorTexts } from '../texts/person.ts';
import { distinctName, hasSameNameAndBirthday, identityOf } from './distinctNames.ts';

/** A person in a list. */
export interface ListedPerson {
  person: Person;
  role: PersonRole;
  /** @example 'Director 2' */
  title: string;
}

/** Lists all people, once for each list in which they stand. */
export function listPersonPlaces(application: Application): ListedPerson[] {
  return PEOPLE.flatMap(({ role, read }) =>
    (read<Person>(application) ?? []).map((person, index) => ({
      person,
      role,
      title: blockTitle(role, index, application),
    })),
  );
}

/**
 * Returns the name of a person offered among others: like `distinctName`, plus the titles of the person's blocks if another one has the same
 * name and birthday.
 * @example callForPicking(ana, [ana, twin], application) === 'Ana Li, born 14/03/1984 (Director 2)'
 */
export function candidateLabel(person: Person, people: readonly Person[], application: Application): string {
  const name = distinctName(person, people);
  if (name === '' || !hasSameNameAndBirthday(person, people)) return name;
  const places = listPersonPlaces(application).filter((each) => identityOf(each.person) === identityOf(person));
  if (places.length === 0) return name;
  return peopleTexts.standingAs(
    name,
    places.map(({ title }) => title),
  );
}

/** Returns the title of the block at this index, from 0. */
export function blockTitle(role: PersonRole, index: number, { investor_details: details }: Application): string {
  if (role !== 'investor') return peopleLabels[role].one(index + 1);
  if (details?.investor_type === 'bare_trust') return bareTrustTexts.trustee(index + 1);
  return index === 0 ? investorTexts.primary : investorTexts.joint(index);
}

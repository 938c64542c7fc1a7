/** Where everybody of an application stands, in the words of the blocks. */
import type { Application, Person } from '../application.ts';
import { PEOPLE, type PersonRole } from '../application/peoplePlaces.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { peopleTexts, peopleWords } from '../texts/people.ts';
import { investorTexts } from '../texts/person.ts';
import { callAmong, hasTwin, identityOf } from './tellApart.ts';

/** Somebody in a list. */
export interface Standing {
  person: Person;
  role: PersonRole;
  /** @example 'Director 2' */
  title: string;
}

/** Everybody, once for each list in which they stand. */
export function standingsOf(application: Application): Standing[] {
  return PEOPLE.flatMap(({ role, read }) =>
    (read<Person>(application) ?? []).map((person, index) => ({
      person,
      role,
      title: titleOf(role, index, application),
    })),
  );
}

/**
 * What to call somebody who is offered among others: as `callAmong` does, and by the blocks in which they stand where another one has
 * their name and birthday, too.
 * @example callForPicking(ana, [ana, twin], application) === 'Ana Li, born 14/03/1984 (Director 2)'
 */
export function callForPicking(person: Person, people: readonly Person[], application: Application): string {
  const name = callAmong(person, people);
  if (name === '' || !hasTwin(person, people)) return name;
  const places = standingsOf(application).filter((each) => identityOf(each.person) === identityOf(person));
  if (places.length === 0) return name;
  return peopleTexts.standingAs(
    name,
    places.map(({ title }) => title),
  );
}

/** What the block at this place of a list, from 0, is called. */
export function titleOf(role: PersonRole, index: number, { investor_details: details }: Application): string {
  if (role !== 'investor') return peopleWords[role].one(index + 1);
  if (details?.investor_type === 'bare_trust') return bareTrustTexts.trustee(index + 1);
  return index === 0 ? investorTexts.primary : investorTexts.joint(index);
}

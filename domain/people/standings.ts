/** Where everybody of an application stands, in the words of the blocks. */
import type { Application, Person } from '../application.ts';
import { PEOPLE, type PersonRole } from '../application/peoplePlaces.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { peopleWords } from '../texts/people.ts';
import { investorTexts } from '../texts/person.ts';

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

/** What the block at this place of a list, from 0, is called. */
export function titleOf(role: PersonRole, index: number, { investor_details: details }: Application): string {
  if (role !== 'investor') return peopleWords[role].one(index + 1);
  if (details?.investor_type === 'bare_trust') return bareTrustTexts.trustee(index + 1);
  return index === 0 ? investorTexts.primary : investorTexts.joint(index);
}

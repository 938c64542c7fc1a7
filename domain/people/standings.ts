/** Where everybody of an application stands, in the words of the blocks. */
import type { Application, Person } from '../application.ts';
import { PEOPLE, type PersonRole } from '../application/peoplePlaces.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { directorWords, otherWords, ownerWords, trusteeWords } from '../texts/people.ts';
import { investorTexts } from '../texts/person.ts';

const TITLES: Record<PersonRole, (number: number) => string> = {
  investor: (number) => (number === 1 ? investorTexts.primary : investorTexts.joint(number - 1)),
  director: directorWords.one,
  trustee: trusteeWords.one,
  beneficial_owner: ownerWords.one,
  other: otherWords.one,
};

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
  const isBareTrust = role === 'investor' && details?.investor_type === 'bare_trust';
  return (isBareTrust ? bareTrustTexts.trustee : TITLES[role])(index + 1);
}

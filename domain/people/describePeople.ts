import type { Person } from '../application.ts';
import type { ReadingContext, Section } from '../stepRules/description.ts';
import type { PeopleWords } from '../texts/people.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';
import { describePerson, type PersonPlace } from './describePerson.ts';
import { personName } from './names.ts';

/** Where a list of people stands within its step, and what it calls them. */
interface PeopleList extends Pick<PersonPlace, 'step' | 'role'> {
  list: string;
  words: PeopleWords;
}

/** The people of a list, each with everything about them; who stands among the owners without being one is left out (2-BO-11). */
export function describePeople(
  people: readonly Person[] | undefined,
  { list, words, ...place }: PeopleList,
  context: ReadingContext,
): Section[] {
  return (people ?? []).flatMap((person, index) => {
    if (!isBeneficialOwner(person)) return [];
    const path = `${list}.${index}`;
    const title = personName(person) || words.one(index + 1);
    const lines = describePerson(person, { ...place, path, index }, context);
    return [{ ...(person.id !== undefined && { id: person.id }), path, title, lines }];
  });
}

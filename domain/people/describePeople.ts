import type { Person } from '../application.ts';
import type { ReadingContext, Section } from '../stepRules/description.ts';
import { placeOf } from '../application/peoplePlaces.ts';
import { peopleWords } from '../texts/people.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';
import { describePerson } from './describePerson.ts';
import { DECLARERS } from '../tax/declarationRules.ts';
import { declarationSections } from '../tax/describeDeclaration.ts';
import { personName } from './names.ts';
import { declaresTaxes } from './personAsked.ts';
import type { PickingRole } from './roles.ts';

/** The people of a list, each with everything about them; who stands among the owners without being one is left out (2-BO-11). */
export function describePeople(
  people: readonly Person[] | undefined,
  role: PickingRole,
  context: ReadingContext,
): Section[] {
  const { step, list } = placeOf(role);
  return (people ?? []).flatMap((person, index) => {
    if (!isBeneficialOwner(person)) return [];
    const path = `${list}.${index}`;
    const title = personName(person) || peopleWords[role].one(index + 1);
    const lines = describePerson(person, { step, role, path, index }, context);
    const { id, taxDetails } = person;
    return [
      { ...(id !== undefined && { id }), path, title, lines },
      ...(declaresTaxes({ role })
        ? declarationSections(taxDetails, { id, path, name: title, taxType: DECLARERS.person.taxType }, context)
        : []),
    ];
  });
}

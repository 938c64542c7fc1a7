/** Controlling persons in the store's tax declarations: they are people of the application (design 2b). */
import { followControllers, type PeopleChange } from '#domain/tax/controllers.ts';
import type { NormalisedState } from '../steps/stepStates.ts';
import type { TaxDeclarationRecord } from './records.ts';
import { allRoles } from './roles.ts';

/** Returns the people of two states; `former` are further ids that existed before. */
export function peopleChange(
  before: NormalisedState,
  after: NormalisedState,
  former: Iterable<string> = [],
): PeopleChange {
  return {
    was: new Set([...former, ...allRoles(before).map(({ role }) => role.personId)]),
    is: new Map(
      allRoles(after).flatMap(({ role: { personId: id } }) => {
        const person = after.people.entities[id];
        return person === undefined ? [] : [[id, person] as const];
      }),
    ),
  };
}

/** Returns the declarations whose controlling persons were renamed or removed, in their new form. */
export function changedByControllers({ taxDeclarations }: NormalisedState, who: PeopleChange): TaxDeclarationRecord[] {
  return Object.values(taxDeclarations.entities).flatMap((declaration) => {
    const followed = followControllers(declaration, who);
    return followed === declaration ? [] : [followed];
  });
}

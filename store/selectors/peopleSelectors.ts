import { roleNouns } from '#domain/texts/removal.ts';
import type { PersonListName } from '../entities/records.ts';
import { allRoles, rolesOf } from '../entities/roles.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * The other roles of the person at a place of a saved list, in words, each once (`['beneficial owner']`): who deletes them there is
 * told that they stay here. None for a place that was not saved yet.
 */
export function selectOtherRoles(state: RootState, list: PersonListName, index: number): string[] {
  const personId = rolesOf(state, list)[index]?.personId;
  if (personId === undefined) return [];
  // The temporary list is the same role once more (2-BO-10).
  const nouns = allRoles(state).flatMap(({ list: other, role }) =>
    other !== list && other !== 'beneficial_owners.tempBeneficialOwners' && role.personId === personId ? [roleNouns[other]] : [],
  );
  return [...new Set(nouns)];
}

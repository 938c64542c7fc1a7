import type { Person } from '#domain/application.ts';
import { roleNouns } from '#domain/texts/removalNouns.ts';
import type { PersonListName } from '#domain/application/peoplePlaces.ts';
import { allRoles, rolesOf } from '../entities/roles.ts';
import { parsePrefill } from '../entities/shape.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * The other roles of a person whom a form lists, saved or not, in words, each once (`['beneficial owner']`): who deletes them there is
 * told that they stay here. Known by where they were picked, else by name and date of birth.
 */
export function selectRolesBeside(state: RootState, list: PersonListName, row: Person): string[] {
  const source = row.prefill === undefined ? null : parsePrefill(row.prefill);
  const picked = source === null ? undefined : rolesOf(state, source.list)[source.index]?.personId;
  return rolesBeside(
    state,
    list,
    picked ?? rolesOf(state, list).find(({ personId }) => isNamedAs(row, state.people.entities[personId]))?.personId,
  );
}

function rolesBeside(state: RootState, list: PersonListName, personId: string | undefined): string[] {
  if (personId === undefined) return [];
  const nouns = allRoles(state).flatMap(({ place, role }) =>
    place.name !== list && role.personId === personId ? [roleNouns[place.role]] : [],
  );
  return [...new Set(nouns)];
}

function isNamedAs(
  row: Person,
  person: Pick<Person, 'legalFirstName' | 'legalLastName' | 'dateOfBirth'> | undefined,
): boolean {
  const names = ['legalFirstName', 'legalLastName', 'dateOfBirth'] as const;
  return (
    person !== undefined &&
    names.some((name) => row[name]) &&
    names.every((name) => (row[name] ?? '') === (person[name] ?? ''))
  );
}

import type { Person } from '#domain/application.ts';
import { roleNouns } from '#domain/texts/removalNouns.ts';
import type { PersonRole } from '#domain/application/peoplePlaces.ts';
import { allRoles } from '../entities/roles.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * The other roles of a person whom a form lists, in words, each once (`['beneficial owner']`): who deletes them there is told that they
 * stay here.
 */
export function selectRolesBeside(state: RootState, role: PersonRole, { id }: Pick<Person, 'id'>): string[] {
  const nouns = allRoles(state).flatMap(({ place, role: { personId } }) =>
    place.role !== role && personId === id ? [roleNouns[place.role]] : [],
  );
  return [...new Set(nouns)];
}

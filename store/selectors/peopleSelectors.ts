import type { Person, PersonEntry } from '#domain/application.ts';
import { roleNouns } from '#domain/texts/removalNouns.ts';
import { PEOPLE, type PersonRole } from '#domain/application/peoplePlaces.ts';
import type { Role } from '../entities/records.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * The other roles of a person whom a form lists, saved or only typed, in words (`['beneficial owner']`): who deletes them there is told
 * that they stay here.
 */
export function selectRolesBeside(state: RootState, role: PersonRole, { id }: Pick<Person, 'id'>): string[] {
  return PEOPLE.flatMap((place) => {
    const typed = place.read<PersonEntry>(state.stepDrafts)?.map((row) => row.id);
    const ids = typed ?? place.read<Role>(state)?.map(({ personId }) => personId) ?? [];
    return place.role !== role && id !== undefined && ids.includes(id) ? [roleNouns[place.role]] : [];
  });
}

import type { Person, PersonEntry } from '#domain/application.ts';
import { roleNouns } from '#domain/texts/removalNouns.ts';
import { PEOPLE, type PersonRole } from '#domain/model/peoplePlaces.ts';
import type { Role } from '../entities/records.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * Selects a person's roles in other lists, saved or drafted, as text (`['beneficial owner']`). The form tells the applicant that a person
 * deleted there remains in these.
 */
export function selectRolesBeside(state: RootState, role: PersonRole, { id }: Pick<Person, 'id'>): string[] {
  return PEOPLE.flatMap((place) => {
    const typed = place.read<PersonEntry>(state.stepDrafts)?.map((row) => row.id);
    const ids = typed ?? place.read<Role>(state)?.map(({ personId }) => personId) ?? [];
    return place.role !== role && id !== undefined && ids.includes(id) ? [roleNouns[place.role]] : [];
  });
}

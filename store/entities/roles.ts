import { PEOPLE, type PersonListName, type PersonPlace } from '#domain/application/peoplePlaces.ts';
import type { StepStates } from '../steps/stepStates.ts';
import type { Role } from './records.ts';

const NO_ROLES: readonly Role[] = Object.freeze([]);

/** The entries of one list of persons, in order. */
export function rolesOf(steps: StepStates, list: PersonListName): readonly Role[] {
  return PEOPLE.find(({ name }) => name === list)?.read<Role>(steps) ?? NO_ROLES;
}

/** Every entry of every list, with the list it stands in. */
export function allRoles(steps: StepStates): { place: PersonPlace; role: Role }[] {
  return PEOPLE.flatMap((place) => (place.read<Role>(steps) ?? NO_ROLES).map((role) => ({ place, role })));
}

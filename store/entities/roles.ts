import { PEOPLE, type PersonListName, type PersonPlace } from '#domain/model/peoplePlaces.ts';
import type { StepStates } from '../steps/stepStates.ts';
import type { Role } from './records.ts';

const NO_ROLES: readonly Role[] = Object.freeze([]);

/** Returns the entries of one list of people, in order. */
export function rolesOf(steps: StepStates, list: PersonListName): readonly Role[] {
  return PEOPLE.find(({ name }) => name === list)?.read<Role>(steps) ?? NO_ROLES;
}

/** Returns every entry of every list, with its list. */
export function allRoles(steps: StepStates): { place: PersonPlace; role: Role }[] {
  return PEOPLE.flatMap((place) => (place.read<Role>(steps) ?? NO_ROLES).map((role) => ({ place, role })));
}

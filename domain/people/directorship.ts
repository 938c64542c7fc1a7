/**
 * The role `Director` of a beneficial owner: it comes and goes with the directorship (2-BO-06, 2-BO-12). Undo loads this module: nothing
 * heavy.
 */
import type { Application, Person, RoleEntity } from '../model/application.ts';
import { peopleOf } from '../model/peoplePlaces.ts';
import type { Prefilled, Loss } from '../model/prefilled.ts';

import { directorRole } from '../texts/roles.ts';

/**
 * Updates owners after the directors were saved: a new director gets the role `Director`, a former one loses it (2-BO-12). Other owners do
 * not change: the role may have been taken from a director on purpose.
 */
export const prefilledFromDirectors: Prefilled = (before, after) => changeRoles(before, after, () => true);

/**
 * Updates owners after Undo of a removal, as after saving the directors; an owner who had lost the role before the removal stays without
 * it.
 */
export function prefilledByUndo({ before: had }: Loss): Prefilled {
  const taken = new Set(peopleOf(had, 'beneficial_owner').flatMap((owner) => (hasRole(owner) ? [] : [owner.id])));
  return (before, after) => changeRoles(before, after, ({ id }) => !taken.has(id));
}

/** Returns the owners whose directorship began or ended, with their role; `isMeant` leaves out owners who stay unchanged. */
function changeRoles(
  before: Application,
  after: Application,
  isMeant: (owner: Person) => boolean,
): Partial<Application> {
  const [was, is] = [before, after].map((each) => new Set(peopleOf(each, 'director').map(({ id }) => id)));
  const owners = peopleOf(after, 'beneficial_owner');
  const isChanged = (owner: Person) => was?.has(owner.id) !== is?.has(owner.id) && isMeant(owner);
  if (!owners.some(isChanged)) return {};
  const changed = owners.map((owner) =>
    isChanged(owner) ? withDirectorship(owner, is?.has(owner.id) ?? false) : owner,
  );
  return { beneficial_owners: { ...after.beneficial_owners, beneficialOwners: changed } };
}

function hasRole({ roles }: Person): boolean {
  return roles?.some(({ role_types: types }) => types.includes(directorRole)) ?? false;
}

/** Adds or removes the role `Director`: the application's directors belong to the company that has directors (2-BO-06). */
export function withDirectorship<Row extends Pick<Person, 'roles'>>(row: Row, isDirector: boolean): Row {
  const { roles } = row;
  return roles === undefined ? row : { ...row, roles: roles.map((entity) => inEntity(entity, isDirector)) };
}

function inEntity(entity: RoleEntity, isDirector: boolean): RoleEntity {
  const types = entity.role_types.filter((type) => type !== directorRole);
  const hasDirectors = entity.roleOptions?.includes(directorRole) ?? false;
  return { ...entity, role_types: isDirector && hasDirectors ? [...types, directorRole] : types };
}

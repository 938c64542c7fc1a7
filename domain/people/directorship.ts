/** The role `Director` of a beneficial owner: it comes and goes with the directorship (2-BO-06, 2-BO-12). Nothing heavy: Undo reads it. */
import type { Application, Person, RoleEntity } from '../application.ts';
import { peopleOf } from '../application/peoplePlaces.ts';
import type { Prefilled } from '../application/prefilled.ts';
import type { Loss } from '../application/removal.ts';
import { directorRole } from '../texts/roles.ts';

/**
 * After the directors were saved: an owner who has become one has the role `Director`, and one who is none any more has it no longer
 * (2-BO-12). Of the others nothing changes: from a director the role may have been taken.
 */
export const prefilledFromDirectors: Prefilled = (before, after) => changeRoles(before, after, () => true);

/** After Undo of a removal: as after the directors were saved, but the role stays away of whom it was taken before that. */
export function prefilledByUndo({ before: had }: Loss): Prefilled {
  const taken = new Set(peopleOf(had, 'beneficial_owner').flatMap((owner) => (hasRole(owner) ? [] : [owner.id])));
  return (before, after) => changeRoles(before, after, ({ id }) => !taken.has(id));
}

/** The owners whose directorship came or went, with their role; `isMeant` leaves out who keeps what they have. */
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

/** Somebody with or without the role `Director`: the directors of the application are those of the company that has them (2-BO-06). */
export function withDirectorship<Row extends Pick<Person, 'roles'>>(row: Row, isDirector: boolean): Row {
  const { roles } = row;
  return roles === undefined ? row : { ...row, roles: roles.map((entity) => inEntity(entity, isDirector)) };
}

function inEntity(entity: RoleEntity, isDirector: boolean): RoleEntity {
  const types = entity.role_types.filter((type) => type !== directorRole);
  const hasDirectors = entity.roleOptions?.includes(directorRole) ?? false;
  return { ...entity, role_types: isDirector && hasDirectors ? [...types, directorRole] : types };
}

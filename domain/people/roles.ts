/** Persons in several roles: whom a step may pick, and what a picked or new person starts with (2-BO-06 to 2-BO-12, 2-OTH, 2-TRU-10). */
import { investingKind } from '../application/investorTypes.ts';
import type { Application, Person, RoleEntity } from '../application.ts';
import { withDirectorship } from './directorship.ts';
import { personName } from './names.ts';
import { newPerson } from './personDefaults.ts';
import { callForPicking } from './standings.ts';
import { PEOPLE, peopleOf, placeOf, type PersonPlace, type PersonRole } from '../application/peoplePlaces.ts';
import { beneficialOwnerRole, otherRoleOptions, ownerRoleOptions } from '../texts/roles.ts';

/** A role into which somebody may be picked who was entered before. */
export type PickingRole = Exclude<PersonRole, 'investor'>;

/** Somebody entered before who can be picked: their row in the list where they were entered. */
export type Candidate = Person;

/**
 * Everybody of the application who may be picked into a list: persons with a name from the lists before it, each once, without those who
 * are in it already.
 */
export function candidatesFor(
  application: Application,
  role: PickingRole,
  rows: readonly Pick<Person, 'id'>[],
): Candidate[] {
  const seen = new Set(rows.map(({ id }) => id));
  return placesBefore(role)
    .flatMap((place) => place.read<Person>(application) ?? [])
    .filter((person) => {
      const isNew = isPerson(person) && !seen.has(person.id);
      seen.add(person.id);
      return isNew;
    });
}

/**
 * What to call each of those who may be picked: by name, with the birthday where two have the same one, be it somebody `present` in the
 * list, and by their blocks where the birthday is the same, too.
 * @example candidateNames([ana, otherAna], [], application) // ['Ana Li, born 14/03/1984', 'Ana Li, born 02/05/1990']
 */
export function candidateNames(
  candidates: readonly Candidate[],
  present: readonly Person[],
  application: Application,
): string[] {
  return candidates.map((candidate) => callForPicking(candidate, [...candidates, ...present], application));
}

/**
 * The row of a picked person: themselves, with their own values, under the role of the list. A director who owns has both roles: which of
 * them they were entered as is known (2-BO-12).
 */
export function pickPerson(person: Candidate, role: PersonRole, application: Application): Person {
  const {
    prefill: _prefill,
    was_prefilled_trustee: _was,
    is_existing_trustee_ben_owner: _is,
    trusteeType: _kind,
    roles: _roles,
    ...own
  } = person;
  const isDirector = peopleOf(application, 'director').some(({ id }) => id !== undefined && id === person.id);
  return { ...own, ...newRoles(role, application, isDirector), visible: true };
}

/** A blank row of a list, of somebody with this id; a beneficial owner starts with the role of one (2-BO-09). */
export function newRow(id: string, role: PickingRole, application: Application): Person {
  return { id, ...newPerson(), ...newRoles(role, application) };
}

/** The entities of the application in which a person may have a role, by name, with the roles on offer (2-BO-06 to 2-BO-08, 2-OTH-06). */
export function roleEntities(role: PersonRole, application: Application): Required<RoleEntity>[] {
  return entities(application).map(({ name, isCompany, isPartnership }) => {
    const asOwner = isCompany ? ownerRoleOptions.company : isPartnership ? ownerRoleOptions.partnership : [];
    return { name, roleOptions: [...(role === 'beneficial_owner' ? asOwner : otherRoleOptions)], role_types: [] };
  });
}

/**
 * A person with an entry for each entity that there is now, as far as roles are asked or known: role types stay with their entity, also
 * when it was renamed, and go where only another kind of entity offers them (2-BO-08). An owner whose entity made way for another is an
 * owner of that one (2-BO-09); one who was said to have no such role stays without.
 */
export function withRoleEntities(
  person: Person,
  { role, isAsked }: { role: PersonRole; isAsked: boolean },
  application: Application,
): Person {
  const { roles: known } = person;
  if (!isAsked && known === undefined) return person;
  const present = roleEntities(role, application);
  const roles = present.map((entity, index) => ({
    ...entity,
    role_types: rolesWithin(entity, formerOf(entity, { index, present, known: known ?? [] })),
  }));
  const wasOwner = known === undefined || known.length === 0 || known.some(isOwnerIn);
  const isMissing = role === 'beneficial_owner' && wasOwner && !roles.some(isOwnerIn);
  return { ...person, roles: isMissing ? asOwnerOfFirst(roles) : roles };
}

interface Entries {
  index: number;
  present: readonly RoleEntity[];
  known: readonly RoleEntity[];
}

/** What was known of a person in this entity, be it under its former name. */
function formerOf(entity: RoleEntity, { index, present, known }: Entries): RoleEntity | undefined {
  const isSame = (one: RoleEntity, other: RoleEntity) => one.name.trim() === other.name;
  const atPlace = known.length === present.length ? known[index] : undefined;
  const isRenamed = atPlace !== undefined && !present.some((other) => isSame(atPlace, other));
  // Two entities may have one name: then each is the one at its place.
  const former = atPlace && isSame(atPlace, entity) ? atPlace : known.find((each) => isSame(each, entity));
  return former ?? (isRenamed ? atPlace : undefined);
}

/** The role types that somebody keeps in an entity: typed ones, and those that it offers too. */
function rolesWithin({ roleOptions = [] }: RoleEntity, former: RoleEntity | undefined): string[] {
  const isOfAnotherKind = (type: string) => former?.roleOptions?.includes(type) && !roleOptions.includes(type);
  return (former?.role_types ?? []).filter((type) => !isOfAnotherKind(type));
}

function isOwnerIn({ role_types: types }: RoleEntity): boolean {
  return types?.includes(beneficialOwnerRole) ?? false;
}

/** The first entity of the application is the one that they own. */
function asOwnerOfFirst(entries: readonly Required<RoleEntity>[]): Required<RoleEntity>[] {
  return entries.map((entity, index) =>
    index === 0 ? { ...entity, role_types: [beneficialOwnerRole, ...entity.role_types] } : entity,
  );
}

function newRoles(role: PersonRole, application: Application, isDirector = false): Pick<Person, 'roles'> {
  const entries = roleEntities(role, application);
  if (role === 'beneficial_owner') return withDirectorship({ roles: asOwnerOfFirst(entries) }, isDirector);
  return role === 'other' ? { roles: entries } : {};
}

interface Entity {
  name: string;
  isCompany?: boolean;
  isPartnership?: boolean;
}

function entities({ investor_details: details = {}, corporate_trustee }: Application): Entity[] {
  const named = (name: string | undefined, kind: Omit<Entity, 'name'> = {}): Entity[] =>
    name?.trim() ? [{ name: name.trim(), ...kind }] : [];
  const isCompany = { isCompany: true };
  switch (investingKind(details.investor_type) ?? details.investor_type) {
    case 'company':
      return named(details.companyName, isCompany);
    case 'partnership':
      return named(details.partnershipName, { isPartnership: true });
    case 'trust':
      return [
        ...named(details.trustName),
        ...(details.trusteeType === 'company' ? named(corporate_trustee?.companyName, isCompany) : []),
      ];
    case 'bare_trust':
      return [
        ...(details.investors ?? []).flatMap((trustee) =>
          trustee.trusteeType === 'company' ? named(trustee.companyName, isCompany) : [],
        ),
        ...(details.has_holding_company ? named(details.holding_company?.companyName, isCompany) : []),
      ];
    default:
      return [];
  }
}

function placesBefore(role: PickingRole): readonly PersonPlace[] {
  return PEOPLE.slice(0, PEOPLE.indexOf(placeOf(role)));
}

function isPerson(row: Person): boolean {
  return row.trusteeType !== 'company' && personName(row) !== '';
}

/**
 * People in several roles: the people that a step may pick, and the start values of a picked or new person (2-BO-06 to 2-BO-12, 2-OTH,
 * 2-TRU-10).
 */
import { investingKind } from '../model/investorTypes.ts';
import type { Application, Person, RoleEntity } from '../model/application.ts';
import { withDirectorship } from './directorship.ts';
import { personName } from './names.ts';
import { newPerson } from './personDefaults.ts';
import { candidateLabel } from './listedPeople.ts';
import { PEOPLE, peopleOf, type PersonRole } from '../model/peoplePlaces.ts';
import { beneficialOwnerRole, otherRoleOptions, ownerRoleOptions } from '../texts/roles.ts';

/** Role whose list may pick a person entered earlier. */
export type PickingRole = Exclude<PersonRole, 'investor'>;

/** A person entered earlier who can be picked: the row in that earlier list. */
export type Candidate = Person;

/** Returns the people who may be picked into a list: people with a name from the other lists, each once, without those already in it. */
export function candidatesFor(
  application: Application,
  role: PickingRole,
  rows: readonly Pick<Person, 'id'>[],
): Candidate[] {
  const seen = new Set(rows.map(({ id }) => id));
  return PEOPLE.filter((place) => place.role !== role)
    .flatMap((place) => place.read<Person>(application) ?? [])
    .filter((person) => {
      const isNew = isPerson(person) && !seen.has(person.id);
      seen.add(person.id);
      return isNew;
    });
}

/**
 * Returns the name of each candidate. Two of the same name, even one `present` in the list, also get the birthday; two of the same birthday
 * get their blocks, too.
 * @example candidateNames([ana, otherAna], [], application) // ['Ana Li, born 14/03/1984', 'Ana Li, born 02/05/1990']
 */
export function candidateNames(
  candidates: readonly Candidate[],
  present: readonly Person[],
  application: Application,
): string[] {
  return candidates.map((candidate) => candidateLabel(candidate, [...candidates, ...present], application));
}

/**
 * Returns the row of a picked person: the person's own values under the role of the list. A director who is an owner has both roles, since
 * the list of entry is known (2-BO-12). An owner who becomes a trustee is ticked as an owner (2-BO-11).
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
  const owns =
    role === 'trustee' &&
    peopleOf(application, 'beneficial_owner').some(({ id }) => id !== undefined && id === person.id);
  return {
    ...own,
    ...newRoles(role, application, isDirector),
    visible: true,
    ...(owns && { is_existing_trustee_ben_owner: true }),
  };
}

/** Returns a blank row for a person with this id; a beneficial owner starts with that role (2-BO-09). */
export function newRow(id: string, role: PickingRole, application: Application): Person {
  return { id, ...newPerson(), ...newRoles(role, application) };
}

/** Lists the entities in which a person may have a role, by name, with the roles on offer (2-BO-06 to 2-BO-08, 2-OTH-06). */
export function roleEntities(role: PersonRole, application: Application): Required<RoleEntity>[] {
  return entities(application).map(({ name, isCompany, isPartnership }) => {
    const asOwner = isCompany ? ownerRoleOptions.company : isPartnership ? ownerRoleOptions.partnership : [];
    return { name, roleOptions: [...(role === 'beneficial_owner' ? asOwner : otherRoleOptions)], role_types: [] };
  });
}

/**
 * Returns a person with an entry for each present entity, if roles are asked or known. Role types stay with their entity, even after it was
 * renamed; they go if only another kind of entity offers them (2-BO-08). An owner whose entity was replaced by another owns the new one
 * (2-BO-09); a person whose owner role was removed stays without it.
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

/** Returns the known entry of a person in this entity, perhaps under its former name. */
function formerOf(entity: RoleEntity, { index, present, known }: Entries): RoleEntity | undefined {
  const isSame = (one: RoleEntity, other: RoleEntity) => one.name.trim() === other.name;
  const atPlace = known.length === present.length ? known[index] : undefined;
  const isRenamed = atPlace !== undefined && !present.some((other) => isSame(atPlace, other));
  // Two entities may have one name: then each is matched by its position.
  const former = atPlace && isSame(atPlace, entity) ? atPlace : known.find((each) => isSame(each, entity));
  return former ?? (isRenamed ? atPlace : undefined);
}

/** Returns the role types that stay in an entity: typed ones, and those that it also offers. */
function rolesWithin({ roleOptions = [] }: RoleEntity, former: RoleEntity | undefined): string[] {
  const isOfAnotherKind = (type: string) => former?.roleOptions?.includes(type) && !roleOptions.includes(type);
  return (former?.role_types ?? []).filter((type) => !isOfAnotherKind(type));
}

function isOwnerIn({ role_types: types }: RoleEntity): boolean {
  return types?.includes(beneficialOwnerRole) ?? false;
}

/** Adds the owner role in the application's first entity, the one that the person owns. */
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

function isPerson(row: Person): boolean {
  return row.trusteeType !== 'company' && personName(row) !== '';
}

/** People in the database: one row for each person of an application, and the places where they stand. */
import { PEOPLE } from '#domain/model/places.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS, projectionFields, listPositions } from '#domain/model/rows.ts';
import type { Application, PersonEntry } from '#domain/application.ts';
import type { PeoplePlacesTable, PeopleTable } from '../database/tables.ts';
import type { Ids } from '../deps.ts';
import type { RowPlace } from '../numbers/rows.ts';
import type { Entity } from './normalise.ts';

type Fields = Record<string, unknown>;

export interface PersonRow extends Pick<PeopleTable, 'key' | 'id' | 'kind'> {
  details: Fields;
}

export interface PlaceRow extends Pick<PeoplePlacesTable, 'step' | 'path' | 'role'> {
  personKey: string;
  fields: string[];
  own: Fields;
}

const LIST_ROLES: ReadonlySet<string> = new Set(PEOPLE.map(({ role }) => role));
const OWN: ReadonlySet<string> = new Set(PLACE_FIELDS);
const PROJECTED: ReadonlySet<string> = new Set(PROJECTED_FIELDS);

/** Returns the place of a person's row, for the cipher of its numbers. */
export function placeOfPerson(applicationId: number, { kind, id }: Pick<PersonRow, 'kind' | 'id'>): RowPlace {
  return { table: 'people', applicationId, entity: `${kind} ${id}` };
}

/** Existing row, with each of its places. */
export interface KnownPerson extends Pick<PersonRow, 'key' | 'id' | 'kind'>, Pick<PlaceRow, 'step' | 'path' | 'role'> {}

/**
 * Sorts the answers about people by person. A person in several lists has one row, with the answers of all of them. A person with an
 * existing row keeps it: a person is known by their id, an answer by its place.
 */
export function toPeople(
  entities: readonly Entity[],
  ids: Ids,
  standing: readonly KnownPerson[] = [],
): { people: PersonRow[]; places: PlaceRow[] } {
  const people = new Map<string, PersonRow>();
  const answers = new Map(standing.flatMap((row) => (row.kind === 'answer' ? [[nameOfPlace(row), row.id]] : [])));
  const keys = new Map(standing.map(({ kind, id, key }) => [`${kind} ${id}`, key]));
  const places = entities.map(({ step, path, role, details }): PlaceRow => {
    const kind = kindOf(role);
    const { id, personal, own } =
      kind === 'answer'
        ? { id: answers.get(nameOfPlace({ step, path, role })) ?? ids.uuid(), personal: details, own: {} }
        : sort(details, ids);
    const name = `${kind} ${id}`;
    const known = people.get(name);
    const key = known?.key ?? keys.get(name) ?? ids.uuid();
    const person = { key, id, kind, details: { ...known?.details, ...personal } };
    people.set(name, person);
    return { step, path, role, personKey: person.key, fields: Object.keys(personal), own };
  });
  return { people: [...people.values()], places };
}

/** Returns a name that tells a place of an application from every other one. */
export function nameOfPlace({ step, path, role }: Pick<PlaceRow, 'step' | 'path' | 'role'>): string {
  return JSON.stringify([step, path, role]);
}

/** Returns the answers at a place, as they were taken from there. */
export function atPlace(
  { id, kind, details }: Omit<PersonRow, 'key'>,
  { fields, own }: Pick<PlaceRow, 'fields' | 'own'>,
): Fields {
  const asked = Object.fromEntries(fields.map((field) => [field, details[field]]));
  return kind === 'answer' ? asked : { id, ...asked, ...own };
}

/** Returns the application with the wire's fields for people who stand in several lists. */
export function withProjections(application: Application): Application {
  const positions = listPositions((place) => place.read<PersonEntry>(application)?.map(({ id }) => id) ?? []);
  return PEOPLE.reduce((result, place) => {
    const rows = place.read<PersonEntry>(result);
    return rows
      ? place.write(
          result,
          rows.map((row) => (row.id === undefined ? row : { ...row, ...projectionFields(row.id, place, positions) })),
        )
      : result;
  }, application);
}

function kindOf(role: string): PersonRow['kind'] {
  if (LIST_ROLES.has(role)) return 'person';
  return role === 'taxpayer' ? 'tax_declaration' : 'answer';
}

function sort({ id, ...details }: Fields, ids: Ids): { id: string; personal: Fields; own: Fields } {
  const entries = Object.entries(details).filter(([field]) => !PROJECTED.has(field));
  return {
    id: typeof id === 'string' ? id : ids.uuid(),
    personal: Object.fromEntries(entries.filter(([field]) => !OWN.has(field))),
    own: Object.fromEntries(entries.filter(([field]) => OWN.has(field))),
  };
}

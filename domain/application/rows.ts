/** What a row of a list of people says beside the person: on the landing page's path, so nothing heavy. */
import type { PersonEntry } from '../application.ts';
import { PEOPLE, placeOf, prefillPath, type PersonPlace, type PersonRole } from './peoplePlaces.ts';

/** Fields that say something about a person's place in one list, not about the person. */
export const PLACE_FIELDS = ['visible', 'roles', 'trusteeType'] as const satisfies readonly (keyof PersonEntry)[];

/** Who stands in which list, in the wire's words: written on the way out (`projectionsOf`), read once in `identify`, never stored. */
export const PROJECTED_FIELDS = [
  'prefill',
  'was_prefilled_trustee',
  'is_existing_trustee_ben_owner',
] as const satisfies readonly (keyof PersonEntry)[];

export type PlaceFields = Pick<PersonEntry, (typeof PLACE_FIELDS)[number]>;
export type Projections = Pick<PersonEntry, (typeof PROJECTED_FIELDS)[number]>;

const TRUSTEE_AND_OWNER: readonly PersonRole[] = ['trustee', 'beneficial_owner'];

/** The places of the ids of each list: the first row of each. */
export type ListPositions = ReadonlyMap<PersonPlace, ReadonlyMap<string, number>>;

/** Returns the rows in which people stand; `idsIn` gives the ids of a list's rows, in order. */
export function positionsIn(idsIn: (place: PersonPlace) => readonly (string | undefined)[]): ListPositions {
  return new Map(PEOPLE.map((place) => [place, firstRows(idsIn(place))]));
}

function firstRows(ids: readonly (string | undefined)[]): Map<string, number> {
  const rows = new Map<string, number>();
  ids.forEach((id, index) => {
    if (id !== undefined && !rows.has(id)) rows.set(id, index);
  });
  return rows;
}

/**
 * What the wire says of a person who stands in other lists too: the path in the nearest list before (2-TRU-10), and of a trustee who owns
 * that they do, in both lists (2-BO-11).
 */
export function projectionsOf(id: string, place: PersonPlace, positions: ListPositions): Projections {
  const places = PEOPLE.filter((each) => positions.get(each)?.has(id));
  const before = places[places.indexOf(place) - 1];
  const row = before && positions.get(before)?.get(id);
  const owns =
    TRUSTEE_AND_OWNER.includes(place.role) && TRUSTEE_AND_OWNER.every((role) => places.includes(placeOf(role)));
  return {
    ...(before && row !== undefined && { prefill: prefillPath(before, row) }),
    ...(owns && { is_existing_trustee_ben_owner: true }),
    ...(owns && place.role === 'beneficial_owner' && { was_prefilled_trustee: true }),
  };
}

/** Fields that a row of a list of people has beside the person. The landing page loads this module: nothing heavy. */
import type { PersonEntry } from './application.ts';
import { PEOPLE, placeOf, prefillPath, type PersonPlace, type PersonRole } from './peoplePlaces.ts';

/** Fields about a person's place in one list, not about the person. */
export const PLACE_FIELDS = ['visible', 'roles', 'trusteeType'] as const satisfies readonly (keyof PersonEntry)[];

/** Membership in other lists as the wire states it: written on the way out (`projectionFields`), read once in `identify`, never stored. */
export const PROJECTED_FIELDS = [
  'prefill',
  'was_prefilled_trustee',
  'is_existing_trustee_ben_owner',
] as const satisfies readonly (keyof PersonEntry)[];

export type PlaceFields = Pick<PersonEntry, (typeof PLACE_FIELDS)[number]>;
export type Projections = Pick<PersonEntry, (typeof PROJECTED_FIELDS)[number]>;

const TRUSTEE_AND_OWNER: readonly PersonRole[] = ['trustee', 'beneficial_owner'];

/** First row of each id, by list. */
export type ListPositions = ReadonlyMap<PersonPlace, ReadonlyMap<string, number>>;

/** Returns the rows in which people stand; `idsIn` returns the ids of a list's rows, in order. */
export function listPositions(idsIn: (place: PersonPlace) => readonly (string | undefined)[]): ListPositions {
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
 * Returns the wire's fields about a person in several lists: the path in the nearest earlier list (2-TRU-10) and, in both lists, that a
 * trustee is also an owner (2-BO-11).
 */
export function projectionFields(id: string, place: PersonPlace, positions: ListPositions): Projections {
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

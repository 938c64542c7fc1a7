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

/**
 * What the wire says of a person who stands in other lists too: the path in the nearest list before (2-TRU-10), and of a trustee who owns
 * that they do, in both lists (2-BO-11). `idsIn` are the ids of a list's rows, in order.
 */
export function projectionsOf(
  id: string,
  place: PersonPlace,
  idsIn: (place: PersonPlace) => readonly (string | undefined)[],
): Projections {
  const places = PEOPLE.filter((each) => idsIn(each).includes(id));
  const before = places[places.indexOf(place) - 1];
  const owns =
    TRUSTEE_AND_OWNER.includes(place.role) && TRUSTEE_AND_OWNER.every((role) => places.includes(placeOf(role)));
  return {
    ...(before && { prefill: prefillPath(before, idsIn(before).indexOf(id)) }),
    ...(owns && { is_existing_trustee_ben_owner: true }),
    ...(owns && place.role === 'beneficial_owner' && { was_prefilled_trustee: true }),
  };
}

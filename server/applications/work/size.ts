/** Size of an application, which decides the thread for the work on it (design 4c). */
import { PEOPLE } from '#domain/model/places.ts';
import type { Application } from '#domain/application.ts';

export interface Size {
  people: number;
  /** Bytes of its JSON as it was sent. */
  bytes: number;
}

/** Limits: an application above one of them is large. */
export const LARGE: Size = { people: 20, bytes: 64 * 1024 };

export function isLarge({ people, bytes }: Size): boolean {
  return people > LARGE.people || bytes > LARGE.bytes;
}

/** Returns the number of rows in its lists of people: a person in two lists counts twice. */
export function countPeople(application: Application): number {
  return PEOPLE.reduce((count, place) => count + (place.read(application)?.length ?? 0), 0);
}

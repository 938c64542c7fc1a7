/** Edits of applications by the issuer's staff, as the history has them. */
import type { Database } from '../database/database.ts';

/** Returns the places of the answers that the edit to this revision has changed; none if there was no such edit. */
export async function readChangedPlaces(
  database: Database,
  { id, revision }: { id: number; revision: number },
): Promise<string[]> {
  const row = await database
    .selectFrom('events')
    .select('facts')
    .where('application_id', '=', id)
    .where('kind', '=', 'edited')
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? changedIn(row.facts) : [];
}

/** Returns the time at which this account's last opening was noted; null for none. */
export async function findLastOpening(
  database: Database,
  { id, userId }: { id: number; userId: number | null },
): Promise<Date | null> {
  const row = await database
    .selectFrom('events')
    .select('at')
    .where('application_id', '=', id)
    .where('kind', '=', 'edit_opened')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Returns the number of edits of an application. */
export async function countEdits(database: Database, id: number): Promise<number> {
  const { count } = await database
    .selectFrom('events')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('application_id', '=', id)
    .where('kind', '=', 'edited')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the changed places that an event of an edit names. */
export function changedIn(facts: Readonly<Record<string, unknown>>): string[] {
  const { changed } = facts;
  return Array.isArray(changed) ? changed.filter((place): place is string => typeof place === 'string') : [];
}

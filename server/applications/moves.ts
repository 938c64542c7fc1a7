/** Moves of applications between their statuses, as the history has them. */
import { LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { MOVE_EVENTS, REJECT_REASONS, standingMoves, toldStatus, type MoveEntry } from '#domain/application/moves.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { EventsTable } from '../database/tables.ts';

/** Returns the moves of an application and what was taken back of them, oldest first: not many (`MOST_MOVES`). */
export async function readMoveEntries(database: Database, id: number): Promise<MoveEntry[]> {
  return (await readEntries(database, [id])).get(id) ?? [];
}

/** Returns the statuses of these applications as everybody outside the issuer is told them. */
export async function findToldStatuses(
  database: Database,
  applications: readonly { id: number; status: ApplicationStatus }[],
  now: Date,
): Promise<Map<number, ApplicationStatus>> {
  const entries = await readEntries(
    database,
    applications.map(({ id }) => id),
  );
  return new Map(
    applications.map(({ id, status }) => [id, toldStatus(status, standingMoves(entries.get(id) ?? []), now)]),
  );
}

async function readEntries(database: Database, ids: readonly number[]): Promise<Map<number, MoveEntry[]>> {
  const entries = new Map<number, MoveEntry[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return entries;
  const rows = await database
    .selectFrom('events')
    .select(['application_id', 'kind', 'at', 'facts'])
    .where('application_id', 'in', ids)
    .where('kind', 'in', MOVE_EVENTS)
    .orderBy('id')
    .execute();
  for (const row of rows) entries.get(row.application_id)?.push(...entryOf(row));
  return entries;
}

/** Returns the entry of an event; none if it lacks a fact. */
function entryOf({ kind, at, facts }: Pick<Selectable<EventsTable>, 'kind' | 'at' | 'facts'>): MoveEntry[] {
  const { move, from, status, reason, replaces_emails: replacesEmails } = facts;
  if (typeof move !== 'string') return [];
  if (kind === 'move_taken_back') return [{ takenBack: move }];
  const [left, entered] = [from, status].map((name) => LISTED_STATUSES.find((known) => known === name));
  if (left === undefined || entered === undefined) return [];
  const given = REJECT_REASONS.find((known) => known === reason) ?? null;
  return [{ id: move, at, from: left, to: entered, reason: given, replacesEmails: replacesEmails === true }];
}

/** History of applications: events are only added. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';

export interface NewEvent {
  applicationId: number;
  at: Date;
  kind: string;
  /** Null for the service itself. */
  sessionId: string | null;
  userId: number | null;
  actingAs: string;
  revision: number;
  /** Facts without personal data: names of steps, counts, statuses. */
  facts: Record<string, unknown>;
}

/** Returns the change that adds an event to the history of an application. */
export function eventToWrite(database: Kysely<Tables>, event: NewEvent): Change {
  const { applicationId, at, kind, sessionId, userId, actingAs, revision, facts } = event;
  return database.insertInto('events').values({
    application_id: applicationId,
    at,
    kind,
    session_id: sessionId,
    user_id: userId,
    acting_as: actingAs,
    revision,
    facts: JSON.stringify(facts),
  });
}

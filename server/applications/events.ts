/** The history of applications: events are added, and never changed. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';

export interface NewEvent {
  applicationId: number;
  at: Date;
  kind: string;
  /** Null: the service itself. */
  sessionId: string | null;
  userId: number | null;
  actingAs: string;
  revision: number;
  /** Nothing of a person: names of steps, counts, statuses. */
  facts: Record<string, unknown>;
}

/** What adds to the history of an application, which nobody can change afterwards. */
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

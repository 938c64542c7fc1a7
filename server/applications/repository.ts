/** Applications in the database: written and read as a whole. */
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { EntityTable, Tables } from '../database/tables.ts';
import type { Ids } from '../deps.ts';
import { findOwnDocuments, presentDocument, type DocumentOwner } from '../documents/documents.ts';
import { listDocuments, withDocumentIds, withKnownDocuments } from './documentReferences.ts';
import type { EntityKind } from './places.ts';
import { putTogether, takeApart, type Entity } from './takeApart.ts';

const TABLE_OF = {
  person: 'people',
  organisation: 'organisations',
  bank_account: 'bank_accounts',
} as const satisfies Record<EntityKind, keyof Tables>;
const KINDS: readonly EntityKind[] = ['person', 'organisation', 'bank_account'];

export interface StoredApplication {
  id: number;
  reference: string;
  offerId: number;
  status: ApplicationStatus;
  revision: number;
  sessionId: string;
  submittedAt: Date | null;
  application: Application;
}

export interface NewApplication {
  offerId: number;
  status: ApplicationStatus;
  reference: string;
  sessionId: string;
  userId: number | null;
  now: Date;
}

function columnsOf({ offerId, status, reference, sessionId, userId, now }: NewApplication) {
  return {
    offer_id: offerId,
    status,
    reference,
    session_id: sessionId,
    user_id: userId,
    created_at: now,
    submitted_at: status === 'draft' ? null : now,
  };
}

export async function insertApplication(
  transaction: Transaction<Tables>,
  application: NewApplication,
): Promise<number> {
  const row = await transaction
    .insertInto('applications')
    .values(columnsOf(application))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Makes a lodged application out of the session's own early lead for the offer, which keeps its id (1-LAND-22).
 * @returns null when there is no such lead, or it has been lodged already
 */
export async function promoteLead(
  transaction: Transaction<Tables>,
  leadId: number,
  application: NewApplication,
): Promise<number | null> {
  const { status, reference, user_id, submitted_at } = columnsOf(application);
  const row = await transaction
    .updateTable('applications')
    .set({ status, reference, user_id, submitted_at })
    .where('id', '=', leadId)
    .where('session_id', '=', application.sessionId)
    .where('offer_id', '=', application.offerId)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await transaction.deleteFrom('application_steps').where('application_id', '=', row.id).execute();
  for (const kind of KINDS) await transaction.deleteFrom(TABLE_OF[kind]).where('application_id', '=', row.id).execute();
  return row.id;
}

export interface WrittenEntity extends Entity {
  id: string;
}

/** Writes the answers of an application that has none yet; gives the entities with their new ids. */
export async function writeAnswers(
  transaction: Transaction<Tables>,
  applicationId: number,
  answers: { application: Application; ids: Ids },
): Promise<WrittenEntity[]> {
  const { steps, entities } = takeApart(withDocumentIds(answers.application));
  const written = entities.map((entity) => ({ ...entity, id: answers.ids.uuid() }));
  if (steps.length > 0) {
    const rows = steps.map((step) => ({
      application_id: applicationId,
      step: step.step,
      answers: JSON.stringify(step.answers),
    }));
    await transaction.insertInto('application_steps').values(rows).execute();
  }
  for (const kind of KINDS) {
    const rows = written
      .filter((entity) => entity.kind === kind)
      .map(({ id, step, path, role, details }) => ({
        id,
        application_id: applicationId,
        step,
        path,
        role,
        details: JSON.stringify(details),
      }));
    if (rows.length > 0) await transaction.insertInto(TABLE_OF[kind]).values(rows).execute();
  }
  return written;
}

async function readEntities(database: Database, applicationId: number): Promise<Entity[]> {
  const lists = await Promise.all(
    KINDS.map(async (kind) => {
      const rows = await database
        .selectFrom(TABLE_OF[kind])
        .select(['step', 'path', 'role', 'details'])
        .where('application_id', '=', applicationId)
        .execute();
      return rows.map((row: Pick<EntityTable, 'step' | 'path' | 'role'> & { details: Entity['details'] }): Entity => ({
        kind,
        ...row,
      }));
    }),
  );
  return lists.flat();
}

/** The stored application, field by field as it was accepted; null when there is none. */
export async function readApplication(database: Database, id: number): Promise<StoredApplication | null> {
  const row = await database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const steps = await database
    .selectFrom('application_steps')
    .select(['step', 'answers'])
    .where('application_id', '=', id)
    .execute();
  const bare = putTogether({ steps, entities: await readEntities(database, id) });
  const { id: applicationId, reference, status, revision } = row;
  const application = await withStoredDocuments(
    database,
    { id: row.session_id, userId: await signedInTo(database, row.session_id) },
    bare,
  );
  return {
    id: applicationId,
    reference,
    status,
    revision,
    offerId: row.offer_id,
    sessionId: row.session_id,
    submittedAt: row.submitted_at,
    application,
  };
}

async function signedInTo(database: Database, sessionId: string): Promise<number | null> {
  const row = await database.selectFrom('sessions').select('user_id').where('id', '=', sessionId).executeTakeFirst();
  return row?.user_id ?? null;
}

async function withStoredDocuments(
  database: Database,
  owner: DocumentOwner,
  application: Application,
): Promise<Application> {
  const ids = listDocuments(application).flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return application;
  const rows = await findOwnDocuments(database, owner, ids);
  return withKnownDocuments(application, new Map(rows.map((row) => [row.id, presentDocument(row)])));
}

export interface NewEvent {
  applicationId: number;
  at: Date;
  kind: string;
  sessionId: string;
  userId: number | null;
  actingAs: string;
  revision: number;
  /** Nothing of a person: names of steps, counts, statuses. */
  facts: Record<string, unknown>;
}

/** Adds to the history of an application, which nobody can change afterwards. */
export async function appendEvent(transaction: Transaction<Tables>, event: NewEvent): Promise<void> {
  const { applicationId, at, kind, sessionId, userId, actingAs, revision, facts } = event;
  await transaction
    .insertInto('events')
    .values({
      application_id: applicationId,
      at,
      kind,
      session_id: sessionId,
      user_id: userId,
      acting_as: actingAs,
      revision,
      facts: JSON.stringify(facts),
    })
    .execute();
}

/** Applications in the database, read as a whole, numbers and all: for the service's own use. What leaves it comes from `masked.ts`. */
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Database } from '../database/database.ts';
import { findOwnDocuments, presentDocument, type DocumentOwner } from '../documents/documents.ts';
import { openRow } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { listDocuments, withKnownDocuments } from './documentReferences.ts';
import { assembleApplication, type Entity } from './normalise.ts';
import { atPlace, placeOfPerson, withProjections } from './people.ts';
import { organisationIdField } from './places.ts';

/** Where applications are, and what opens them. */
export interface ApplicationStore {
  database: Database;
  keys: StoreKeys;
}

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

async function readEntities({ database, keys }: ApplicationStore, applicationId: number): Promise<Entity[]> {
  const people = await database
    .selectFrom('people_places as places')
    .innerJoin('people', 'people.key', 'places.person_key')
    .select(['places.step', 'places.path', 'places.role', 'places.fields', 'places.own'])
    .select(['people.id', 'people.kind', 'people.details', 'people.sealed_under'])
    .where('places.application_id', '=', applicationId)
    .execute();
  const organisations = await readTable({ database, keys }, 'organisations', applicationId);
  const accounts = await readTable({ database, keys }, 'bank_accounts', applicationId);
  return [
    ...people.map(({ step, path, role, fields, own, id, kind, ...row }): Entity => {
      const details = openRow(keys.ring, placeOfPerson(applicationId, { id, kind }), row);
      return { kind: 'person', step, path, role, details: atPlace({ id, kind, details }, { fields, own }) };
    }),
    ...organisations.map(({ id, details, ...place }): Entity => ({
      kind: 'organisation',
      ...place,
      details: { [organisationIdField(place.role)]: id, ...details },
    })),
    ...accounts.map(({ id: _id, ...account }): Entity => ({ kind: 'bank_account', ...account })),
  ];
}

async function readTable(
  { database, keys }: ApplicationStore,
  table: 'organisations' | 'bank_accounts',
  applicationId: number,
) {
  const rows = await database
    .selectFrom(table)
    .select(['id', 'step', 'path', 'role', 'details', 'sealed_under'])
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ id, step, path, role, ...row }) => {
    const details = openRow(keys.ring, { table, applicationId, entity: id }, row);
    return { id, step, path, role, details };
  });
}

async function readSteps({ database, keys }: ApplicationStore, applicationId: number) {
  const rows = await database
    .selectFrom('application_steps')
    .select(['step', 'answers', 'sealed_under'])
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ step, answers: details, sealed_under }) => {
    const place = { table: 'application_steps', applicationId, entity: step } as const;
    return { step, answers: openRow(keys.ring, place, { details, sealed_under }) };
  });
}

/**
 * The stored application, field by field as it was accepted; null when there is none.
 * @throws KeysUnusable when a value cannot be read with the keys that there are
 */
export async function readStored(store: ApplicationStore, id: number): Promise<StoredApplication | null> {
  const { database } = store;
  const row = await database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const steps = await readSteps(store, id);
  const bare = withProjections(assembleApplication({ steps, entities: await readEntities(store, id) }));
  const { id: applicationId, reference, status, revision } = row;
  const application = await withStoredDocuments(
    database,
    { id: row.session_id, userId: await signedInTo(database, row.session_id), applicationId: id },
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

/** Applications in the database: written and read as a whole. */
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Ids } from '../deps.ts';
import { findOwnDocuments, presentDocument, type DocumentOwner } from '../documents/documents.ts';
import { listDocuments, withDocumentIds, withKnownDocuments } from './documentReferences.ts';
import { atPlace, toPeople, withProjections } from './people.ts';
import type { EntityKind } from './places.ts';
import { assembleApplication, normaliseApplication, type Entity } from './normalise.ts';

const TABLE_OF = {
  organisation: 'organisations',
  bank_account: 'bank_accounts',
} as const satisfies Record<Exclude<EntityKind, 'person'>, keyof Tables>;
const KINDS = ['organisation', 'bank_account'] as const;

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
  for (const table of ['people', 'organisations', 'bank_accounts'] as const)
    await transaction.deleteFrom(table).where('application_id', '=', row.id).execute();
  return row.id;
}

/** What stands in `people` of a written application, by its place. */
export interface WrittenPerson extends Pick<Entity, 'step' | 'role' | 'details'> {
  key: string;
}

/** Writes the answers of an application that has none yet; gives what belongs to people with the keys of their rows. */
export async function writeAnswers(
  transaction: Transaction<Tables>,
  applicationId: number,
  answers: { application: Application; ids: Ids },
): Promise<WrittenPerson[]> {
  const { ids } = answers;
  const { steps, entities } = normaliseApplication(withDocumentIds(answers.application));
  if (steps.length > 0) {
    const rows = steps.map((step) => ({
      application_id: applicationId,
      step: step.step,
      answers: JSON.stringify(step.answers),
    }));
    await transaction.insertInto('application_steps').values(rows).execute();
  }
  for (const kind of KINDS) {
    const rows = entities
      .filter((entity) => entity.kind === kind)
      .map(({ step, path, role, details }) => {
        const { id, rest } =
          kind === 'organisation' ? namedOrganisation(role, details) : { id: undefined, rest: details };
        return {
          id: id ?? ids.uuid(),
          application_id: applicationId,
          step,
          path,
          role,
          details: JSON.stringify(rest),
        };
      });
    if (rows.length > 0) await transaction.insertInto(TABLE_OF[kind]).values(rows).execute();
  }
  return writePeople(transaction, applicationId, { entities: entities.filter(({ kind }) => kind === 'person'), ids });
}

async function writePeople(
  transaction: Transaction<Tables>,
  applicationId: number,
  { entities, ids }: { entities: Entity[]; ids: Ids },
): Promise<WrittenPerson[]> {
  const { people, places } = toPeople(entities, ids);
  if (people.length === 0) return [];
  await transaction
    .insertInto('people')
    .values(
      people.map((person) => ({ ...person, application_id: applicationId, details: JSON.stringify(person.details) })),
    )
    .execute();
  const rows = places.map(({ personKey, fields, own, ...place }) => ({
    ...place,
    application_id: applicationId,
    person_key: personKey,
    fields: JSON.stringify(fields),
    own: JSON.stringify(own),
  }));
  await transaction.insertInto('people_places').values(rows).execute();
  return entities.map(({ step, role, details }, index) => ({
    step,
    role,
    details,
    key: places[index]?.personKey ?? '',
  }));
}

/** The entity that invests stands among the answers of its step, under a field of its own. */
function idField(role: string): 'organisation_id' | 'id' {
  return role === 'owner' ? 'organisation_id' : 'id';
}

function namedOrganisation(
  role: string,
  details: Entity['details'],
): { id: string | undefined; rest: Entity['details'] } {
  const { [idField(role)]: id, ...rest } = details;
  return { id: typeof id === 'string' ? id : undefined, rest };
}

async function readEntities(database: Database, applicationId: number): Promise<Entity[]> {
  const [people, organisations, accounts] = await Promise.all([
    database
      .selectFrom('people_places as places')
      .innerJoin('people', 'people.key', 'places.person_key')
      .select(['places.step', 'places.path', 'places.role', 'places.fields', 'places.own'])
      .select(['people.id', 'people.kind', 'people.details'])
      .where('places.application_id', '=', applicationId)
      .execute(),
    readTable(database, 'organisations', applicationId),
    readTable(database, 'bank_accounts', applicationId),
  ]);
  return [
    ...people.map(({ step, path, role, fields, own, ...person }): Entity => ({
      kind: 'person',
      step,
      path,
      role,
      details: atPlace(person, { fields, own }),
    })),
    ...organisations.map(({ id, details, ...place }): Entity => ({
      kind: 'organisation',
      ...place,
      details: { [idField(place.role)]: id, ...details },
    })),
    ...accounts.map(({ id: _id, ...account }): Entity => ({ kind: 'bank_account', ...account })),
  ];
}

function readTable(database: Database, table: (typeof TABLE_OF)[keyof typeof TABLE_OF], applicationId: number) {
  return database
    .selectFrom(table)
    .select(['id', 'step', 'path', 'role', 'details'])
    .where('application_id', '=', applicationId)
    .execute();
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
  const bare = withProjections(assembleApplication({ steps, entities: await readEntities(database, id) }));
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

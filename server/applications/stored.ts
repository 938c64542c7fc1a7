/**
 * Reads applications from the database as a whole, numbers included: for the service's own use. Data that leaves it comes from `masked.ts`.
 */
import { investorName } from '#domain/application/investorName.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Database } from '../database/database.ts';
import { findOwnDocuments, presentDocument, type DocumentOwner } from '../documents/documents.ts';
import { openRow } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { parseRowId } from '../wire/kinds.ts';
import { listDocuments, withKnownDocuments } from './documentReferences.ts';
import { assembleApplication, type ApplicationParts, type Entity } from './normalise.ts';
import { atPlace, placeOfPerson, withProjections } from './people.ts';
import { organisationIdField } from './places.ts';

/** Database of the applications, and the keys that open them. */
export interface ApplicationStore {
  database: Database;
  keys: StoreKeys;
}

export interface StoredApplication {
  id: number;
  reference: string;
  /** Customer reference for BPAY; null if the offer had no biller when it was submitted. */
  bpayReference: string | null;
  offerId: number;
  status: ApplicationStatus;
  revision: number;
  sessionId: string;
  submittedAt: Date | null;
  application: Application;
}

/** Applications to read, in these steps or in all. */
interface Wanted {
  ids: readonly number[];
  steps?: readonly DataStepName[];
}

type OfApplication<Part> = Part & { applicationId: number };

async function readPeople({ database, keys }: ApplicationStore, { ids, steps }: Wanted) {
  const people = await database
    .selectFrom('people_places as places')
    .innerJoin('people', 'people.key', 'places.person_key')
    .select(['places.application_id', 'places.step', 'places.path', 'places.role', 'places.fields', 'places.own'])
    .select(['people.id', 'people.kind', 'people.details', 'people.sealed_under'])
    .where('places.application_id', 'in', ids)
    .$if(steps !== undefined, (query) => query.where('places.step', 'in', steps ?? []))
    .execute();
  return people.map(
    ({ application_id: applicationId, step, path, role, fields, own, id, kind, ...row }): OfApplication<Entity> => {
      const details = openRow(keys.ring, placeOfPerson(applicationId, { id, kind }), row);
      const found = atPlace({ id, kind, details }, { fields, own });
      return { applicationId, kind: 'person', step, path, role, details: found };
    },
  );
}

async function readTable(
  { database, keys }: ApplicationStore,
  table: 'organisations' | 'bank_accounts',
  { ids, steps }: Wanted,
) {
  const rows = await database
    .selectFrom(table)
    .select(['id', 'application_id', 'step', 'path', 'role', 'details', 'sealed_under'])
    .where('application_id', 'in', ids)
    .$if(steps !== undefined, (query) => query.where('step', 'in', steps ?? []))
    .execute();
  return rows.map(({ id, application_id: applicationId, step, path, role, ...row }) => {
    const details = openRow(keys.ring, { table, applicationId, entity: id }, row);
    return { applicationId, id, step, path, role, details };
  });
}

async function readSteps({ database, keys }: ApplicationStore, { ids, steps }: Wanted) {
  const rows = await database
    .selectFrom('application_steps')
    .select(['application_id', 'step', 'answers', 'sealed_under'])
    .where('application_id', 'in', ids)
    .$if(steps !== undefined, (query) => query.where('step', 'in', steps ?? []))
    .execute();
  return rows.map(({ application_id: applicationId, step, answers: details, sealed_under }) => {
    const place = { table: 'application_steps', applicationId, entity: step } as const;
    return { applicationId, step, answers: openRow(keys.ring, place, { details, sealed_under }) };
  });
}

/** Returns the answers of some applications, by their ids. */
async function readAnswers(store: ApplicationStore, wanted: Wanted): Promise<ReadonlyMap<number, Application>> {
  if (wanted.ids.length === 0) return new Map();
  const steps = await readSteps(store, wanted);
  const people = await readPeople(store, wanted);
  const organisations = await readTable(store, 'organisations', wanted);
  const accounts = await readTable(store, 'bank_accounts', wanted);
  const parts = new Map<number, ApplicationParts>(wanted.ids.map((id) => [id, { steps: [], entities: [] }]));
  for (const { applicationId, ...step } of steps) parts.get(applicationId)?.steps.push(step);
  for (const { applicationId, ...person } of people) parts.get(applicationId)?.entities.push(person);
  for (const { applicationId, id, details, ...place } of organisations) {
    const named = { [organisationIdField(place.role)]: id, ...details };
    parts.get(applicationId)?.entities.push({ kind: 'organisation', ...place, details: named });
  }
  for (const { applicationId, id: _id, ...account } of accounts)
    parts.get(applicationId)?.entities.push({ kind: 'bank_account', ...account });
  return new Map([...parts].map(([id, each]) => [id, withProjections(assembleApplication(each))]));
}

/** Returns the name of each application's investor, as far as it is given; '' if it names nobody yet. */
export async function readInvestorNames(
  store: ApplicationStore,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const answers = await readAnswers(store, { ids, steps: ['contact_details', 'investor_details'] });
  return new Map([...answers].map(([id, application]) => [id, investorName(application)]));
}

/** Returns the holding that a submitted application is for, by its id in the register; null for a new holding. */
export async function readHoldingId(store: ApplicationStore, id: number): Promise<number | null> {
  const answers = await readAnswers(store, { ids: [id], steps: ['contact_details'] });
  const contact = answers.get(id)?.contact_details;
  return contact?.holdingProfileType === 'DUPLICATE' ? null : parseRowId(chosenHolding(contact)?.id);
}

/**
 * Returns the stored application, field by field as it was accepted, or these steps of it alone; null when there is none.
 * @throws KeysUnusable when a value cannot be read with the keys that there are
 */
export async function readStored(
  store: ApplicationStore,
  id: number,
  steps?: readonly DataStepName[],
): Promise<StoredApplication | null> {
  const { database } = store;
  const row = await database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const bare = (await readAnswers(store, { ids: [id], ...(steps && { steps }) })).get(id) ?? {};
  const { id: applicationId, reference, status, revision, bpay_reference: bpayReference } = row;
  const application = await withStoredDocuments(
    database,
    { id: row.session_id, userId: await signedInTo(database, row.session_id), applicationId: id },
    bare,
  );
  return {
    id: applicationId,
    reference,
    bpayReference,
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

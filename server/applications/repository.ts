/** Applications in the database: written as a whole; `stored.ts` reads them. */
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Ids } from '../deps.ts';
import { sealRow } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { withDocumentIds } from './documentReferences.ts';
import { placeOfPerson, toPeople } from './people.ts';
import { organisationIdField, type EntityKind } from './places.ts';
import { normaliseApplication, type Entity } from './normalise.ts';

const TABLE_OF = {
  organisation: 'organisations',
  bank_account: 'bank_accounts',
} as const satisfies Record<Exclude<EntityKind, 'person'>, keyof Tables>;
const ANSWER_TABLES = ['application_steps', 'people', 'organisations', 'bank_accounts', 'number_handles'] as const;
const KINDS = ['organisation', 'bank_account'] as const;

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
  await removeAnswers(transaction, row.id);
  return row.id;
}

async function removeAnswers(transaction: Transaction<Tables>, applicationId: number): Promise<void> {
  for (const table of ANSWER_TABLES)
    await transaction.deleteFrom(table).where('application_id', '=', applicationId).execute();
}

/** What stands in `people` of a written application, by its place. */
export interface WrittenPerson extends Pick<Entity, 'step' | 'role' | 'details'> {
  key: string;
}

interface Answers {
  application: Application;
  ids: Ids;
  keys: StoreKeys;
}

/** Writes the answers of an application that has none yet; gives what belongs to people with the keys of their rows. */
export async function writeAnswers(
  transaction: Transaction<Tables>,
  applicationId: number,
  answers: Answers,
): Promise<WrittenPerson[]> {
  const { ids, keys } = answers;
  const { steps, entities } = normaliseApplication(withDocumentIds(answers.application));
  if (steps.length > 0) {
    const rows = steps.map(({ step, answers: details }) => {
      const sealed = sealRow(keys.ring, { table: 'application_steps', applicationId, entity: step }, details);
      return { application_id: applicationId, step, answers: sealed.details, sealed_under: sealed.sealed_under };
    });
    await transaction.insertInto('application_steps').values(rows).execute();
  }
  for (const kind of KINDS) {
    const rows = entities
      .filter((entity) => entity.kind === kind)
      .map(({ step, path, role, details }) => {
        const { id = ids.uuid(), rest } =
          kind === 'organisation' ? namedOrganisation(role, details) : { rest: details };
        const sealed = sealRow(keys.ring, { table: TABLE_OF[kind], applicationId, entity: id }, rest);
        return { id, application_id: applicationId, step, path, role, ...sealed };
      });
    if (rows.length > 0) await transaction.insertInto(TABLE_OF[kind]).values(rows).execute();
  }
  return writePeople(transaction, applicationId, {
    entities: entities.filter(({ kind }) => kind === 'person'),
    ids,
    keys,
  });
}

/** Writes other answers in the place of a draft's. */
export async function replaceAnswers(
  transaction: Transaction<Tables>,
  applicationId: number,
  answers: Answers,
): Promise<void> {
  await removeAnswers(transaction, applicationId);
  await writeAnswers(transaction, applicationId, answers);
}

async function writePeople(
  transaction: Transaction<Tables>,
  applicationId: number,
  { entities, ids, keys }: { entities: Entity[]; ids: Ids; keys: StoreKeys },
): Promise<WrittenPerson[]> {
  const { people, places } = toPeople(entities, ids);
  if (people.length === 0) return [];
  await transaction
    .insertInto('people')
    .values(
      people.map(({ details, ...person }) => ({
        ...person,
        application_id: applicationId,
        ...sealRow(keys.ring, placeOfPerson(applicationId, person), details),
      })),
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

function namedOrganisation(role: string, details: Entity['details']): { id?: string; rest: Entity['details'] } {
  const { [organisationIdField(role)]: id, ...rest } = details;
  return { ...(typeof id === 'string' && { id }), rest };
}

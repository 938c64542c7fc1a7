/** Applications in the database: written as a whole, in one statement; `stored.ts` reads them. */
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeTogether, type Change } from '../database/together.ts';
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

/** The id of the new row; null where another application has its reference, or its session has a lead for the offer already. */
export async function insertApplication(
  transaction: Transaction<Tables>,
  { offerId, status, reference, sessionId, userId, now }: NewApplication,
): Promise<number | null> {
  const row = await transaction
    .insertInto('applications')
    .values({
      offer_id: offerId,
      status,
      reference,
      session_id: sessionId,
      user_id: userId,
      created_at: now,
      submitted_at: status === 'draft' ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NumberedApplication {
  id: number;
  reference: string;
}

/**
 * Makes a lodged application out of the session's own early lead for the offer, which keeps its id (1-LAND-22) and its reference.
 * @returns null when there is no such lead, or it has been lodged already
 */
export async function promoteLead(
  transaction: Transaction<Tables>,
  leadId: number,
  { offerId, status, sessionId, userId, now }: Omit<NewApplication, 'reference'>,
): Promise<NumberedApplication | null> {
  const row = await transaction
    .updateTable('applications')
    .set({ status, user_id: userId, submitted_at: now })
    .where('id', '=', leadId)
    .where('session_id', '=', sessionId)
    .where('offer_id', '=', offerId)
    .where('status', '=', 'draft')
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (!row) return null;
  await removeAnswers(transaction, row.id);
  return row;
}

async function removeAnswers(transaction: Transaction<Tables>, applicationId: number): Promise<void> {
  await changeTogether(
    transaction,
    ANSWER_TABLES.map((table) => transaction.deleteFrom(table).where('application_id', '=', applicationId)),
  );
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

/** What writes the answers of an application that has none yet, and what belongs to people with the keys of their rows. */
export function answersToWrite(
  transaction: Transaction<Tables>,
  applicationId: number,
  answers: Answers,
): { changes: Change[]; people: WrittenPerson[] } {
  const { ids, keys } = answers;
  const { steps, entities } = normaliseApplication(withDocumentIds(answers.application));
  const changes: Change[] = [];
  if (steps.length > 0) {
    const rows = steps.map(({ step, answers: details }) => {
      const sealed = sealRow(keys.ring, { table: 'application_steps', applicationId, entity: step }, details);
      return { application_id: applicationId, step, answers: sealed.details, sealed_under: sealed.sealed_under };
    });
    changes.push(transaction.insertInto('application_steps').values(rows));
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
    if (rows.length > 0) changes.push(transaction.insertInto(TABLE_OF[kind]).values(rows));
  }
  const written = peopleToWrite(transaction, applicationId, {
    entities: entities.filter(({ kind }) => kind === 'person'),
    ids,
    keys,
  });
  return { changes: [...changes, ...written.changes], people: written.people };
}

/** Writes other answers in the place of a draft's. */
export async function replaceAnswers(
  transaction: Transaction<Tables>,
  applicationId: number,
  answers: Answers,
): Promise<void> {
  await removeAnswers(transaction, applicationId);
  await changeTogether(transaction, answersToWrite(transaction, applicationId, answers).changes);
}

function peopleToWrite(
  transaction: Transaction<Tables>,
  applicationId: number,
  { entities, ids, keys }: { entities: Entity[]; ids: Ids; keys: StoreKeys },
): { changes: Change[]; people: WrittenPerson[] } {
  const { people, places } = toPeople(entities, ids);
  if (people.length === 0) return { changes: [], people: [] };
  const rows = people.map(({ details, ...person }) => ({
    ...person,
    application_id: applicationId,
    ...sealRow(keys.ring, placeOfPerson(applicationId, person), details),
  }));
  const placed = places.map(({ personKey, fields, own, ...place }) => ({
    ...place,
    application_id: applicationId,
    person_key: personKey,
    fields: JSON.stringify(fields),
    own: JSON.stringify(own),
  }));
  return {
    changes: [transaction.insertInto('people').values(rows), transaction.insertInto('people_places').values(placed)],
    people: entities.map(({ step, role, details }, index) => ({
      step,
      role,
      details,
      key: places[index]?.personKey ?? '',
    })),
  };
}

function namedOrganisation(role: string, details: Entity['details']): { id?: string; rest: Entity['details'] } {
  const { [organisationIdField(role)]: id, ...rest } = details;
  return { ...(typeof id === 'string' && { id }), rest };
}

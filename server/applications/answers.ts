/** Writes an application's answers to the database: each row by its id, all of them in one statement; `stored.ts` reads them. */
import { setImmediate as pause } from 'node:timers/promises';
import type { Application } from '#domain/application.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import type { Ids } from '../deps.ts';
import { sealRow } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { withDocumentIds } from './documentReferences.ts';
import { normaliseApplication, type ApplicationParts, type Entity } from './normalise.ts';
import { nameOfPlace, placeOfPerson, toPeople, type KnownPerson, type PersonRow, type PlaceRow } from './people.ts';
import { organisationIdField, type EntityKind } from './places.ts';

const TABLE_OF = {
  organisation: 'organisations',
  bank_account: 'bank_accounts',
} as const satisfies Record<Exclude<EntityKind, 'person'>, keyof Tables>;
const KINDS = ['organisation', 'bank_account'] as const;

/** Row of a written application in `people`, by its place. */
export interface WrittenPerson extends Pick<Entity, 'step' | 'role' | 'details'> {
  key: string;
}

/**
 * Existing rows of an application's answers: a person who is still there keeps their row. An application that has none has none in the way.
 */
export interface StandingRows {
  people: KnownPerson[];
  accounts: { id: string; step: string; path: string; role: string }[];
}

/** Reads the rows that an application's answers have. A caller who writes them next has locked the application. */
export async function readStandingRows(database: Database, applicationId: number): Promise<StandingRows> {
  const people = await database
    .selectFrom('people')
    .innerJoin('people_places', 'people_places.person_key', 'people.key')
    .select(['people.key', 'people.id', 'people.kind'])
    .select(['people_places.step', 'people_places.path', 'people_places.role'])
    .where('people.application_id', '=', applicationId)
    .execute();
  const accounts = await database
    .selectFrom('bank_accounts')
    .select(['id', 'step', 'path', 'role'])
    .where('application_id', '=', applicationId)
    .execute();
  return { people, accounts };
}

interface Answers {
  application: Application;
  ids: Ids;
  keys: StoreKeys;
  /** Null if it has none yet, and nothing has to go. */
  standing: StandingRows | null;
}

/**
 * Returns the changes that make these the application's answers: rows by id, new ones, changed ones, and the removal of those without an
 * answer. Also returns the data of people with the keys of their rows.
 */
export async function answersToWrite(
  database: Database,
  applicationId: number,
  { application, ids, keys, standing }: Answers,
): Promise<{ changes: Change[]; people: WrittenPerson[] }> {
  const { steps, entities } = normaliseApplication(withDocumentIds(application));
  const writing = { database, applicationId, ids, keys, standing };
  const written = await peopleToWrite(
    writing,
    entities.filter(({ kind }) => kind === 'person'),
  );
  const changes = [
    ...stepsToWrite(writing, steps),
    ...KINDS.flatMap((kind) =>
      entitiesToWrite(
        writing,
        kind,
        entities.filter((entity) => entity.kind === kind),
      ),
    ),
    ...written.changes,
  ];
  return { changes, people: written.people };
}

interface Writing extends Pick<Answers, 'ids' | 'keys' | 'standing'> {
  database: Database;
  applicationId: number;
}

function stepsToWrite(
  { database, applicationId, keys, standing }: Writing,
  steps: ApplicationParts['steps'],
): Change[] {
  const rows = steps.map(({ step, answers: details }) => {
    const sealed = sealRow(keys.ring, { table: 'application_steps', applicationId, entity: step }, details);
    return { application_id: applicationId, step, answers: sealed.details, sealed_under: sealed.sealed_under };
  });
  const kept = rows.map(({ step }) => step);
  return [
    ...(standing === null
      ? []
      : [
          database
            .deleteFrom('application_steps')
            .where('application_id', '=', applicationId)
            .$if(kept.length > 0, (query) => query.where('step', 'not in', kept)),
        ]),
    ...(rows.length === 0
      ? []
      : [
          database
            .insertInto('application_steps')
            .values(rows)
            .$if(standing !== null, (insert) =>
              insert.onConflict((conflict) =>
                conflict.columns(['application_id', 'step']).doUpdateSet(({ ref }) => ({
                  answers: ref('excluded.answers'),
                  sealed_under: ref('excluded.sealed_under'),
                })),
              ),
            ),
        ]),
  ];
}

function entitiesToWrite(
  { database, applicationId, ids, keys, standing }: Writing,
  kind: (typeof KINDS)[number],
  entities: readonly Entity[],
): Change[] {
  const table = TABLE_OF[kind];
  const rows = entities.map(({ step, path, role, details }) => {
    const isHere = (row: Pick<Entity, 'step' | 'path' | 'role'>) =>
      row.step === step && row.path === path && row.role === role;
    // An organisation is known by its own id, an account by its place.
    const { id: known, rest } =
      kind === 'organisation'
        ? namedOrganisation(role, details)
        : { id: standing?.accounts.find(isHere)?.id, rest: details };
    const id = known ?? ids.uuid();
    const sealed = sealRow(keys.ring, { table, applicationId, entity: id }, rest);
    return { id, application_id: applicationId, step, path, role, ...sealed };
  });
  const kept = rows.map(({ id }) => id);
  return [
    ...(standing === null
      ? []
      : [
          database
            .deleteFrom(table)
            .where('application_id', '=', applicationId)
            .$if(kept.length > 0, (query) => query.where('id', 'not in', kept)),
        ]),
    ...(rows.length === 0
      ? []
      : [
          database
            .insertInto(table)
            .values(rows)
            .$if(standing !== null, (insert) =>
              insert.onConflict((conflict) =>
                (kind === 'organisation'
                  ? conflict.columns(['application_id', 'id'])
                  : conflict.column('id')
                ).doUpdateSet(({ ref }) => ({
                  step: ref('excluded.step'),
                  path: ref('excluded.path'),
                  role: ref('excluded.role'),
                  details: ref('excluded.details'),
                  sealed_under: ref('excluded.sealed_under'),
                })),
              ),
            ),
        ]),
  ];
}

async function peopleToWrite(
  { database, applicationId, ids, keys, standing }: Writing,
  entities: readonly Entity[],
): Promise<{ changes: Change[]; people: WrittenPerson[] }> {
  const { people, places } = toPeople(entities, ids, standing?.people);
  const kept = new Set(people.map(({ key }) => key));
  const gone = [...new Set((standing?.people ?? []).map(({ key }) => key))].filter((key) => !kept.has(key));
  const named = new Set(places.map(nameOfPlace));
  const left = (standing?.people ?? []).filter((row) => kept.has(row.key) && !named.has(nameOfPlace(row)));
  const changes: Change[] = [];
  if (gone.length > 0) changes.push(database.deleteFrom('people').where('key', 'in', gone));
  if (left.length > 0)
    changes.push(
      database
        .deleteFrom('people_places')
        .where('application_id', '=', applicationId)
        .where(({ eb, or, and }) =>
          or(
            left.map(({ step, path, role }) =>
              and([eb('step', '=', step), eb('path', '=', path), eb('role', '=', role)]),
            ),
          ),
        ),
    );
  if (people.length > 0) {
    const sealed = await sealPeople({ applicationId, keys }, people);
    changes.push(...rowsOfPeople({ database, applicationId, standing }, sealed, places));
  }
  return {
    changes,
    people: entities.map(({ step, role, details }, index) => ({
      step,
      role,
      details,
      key: places[index]?.personKey ?? '',
    })),
  };
}

/** Rows that are encrypted in one go, which takes some milliseconds. */
const SEALED_AT_ONCE = 25;

/** Returns the rows of people, encrypted; for many rows with pauses, in which other calls have their turn. */
async function sealPeople(
  { applicationId, keys }: Pick<Writing, 'applicationId' | 'keys'>,
  people: readonly PersonRow[],
) {
  const seal = ({ details, ...person }: PersonRow) => ({
    ...person,
    application_id: applicationId,
    ...sealRow(keys.ring, placeOfPerson(applicationId, person), details),
  });
  const rows = people.slice(0, SEALED_AT_ONCE).map(seal);
  for (let from = SEALED_AT_ONCE; from < people.length; from += SEALED_AT_ONCE) {
    await pause();
    rows.push(...people.slice(from, from + SEALED_AT_ONCE).map(seal));
  }
  return rows;
}

function rowsOfPeople(
  { database, applicationId, standing }: Pick<Writing, 'database' | 'applicationId' | 'standing'>,
  rows: Awaited<ReturnType<typeof sealPeople>>,
  places: readonly PlaceRow[],
): Change[] {
  const placed = places.map(({ personKey, fields, own, ...place }) => ({
    ...place,
    application_id: applicationId,
    person_key: personKey,
    fields: JSON.stringify(fields),
    own: JSON.stringify(own),
  }));
  return [
    database
      .insertInto('people')
      .values(rows)
      .$if(standing !== null, (insert) =>
        insert.onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => ({
            details: ref('excluded.details'),
            sealed_under: ref('excluded.sealed_under'),
          })),
        ),
      ),
    database
      .insertInto('people_places')
      .values(placed)
      .$if(standing !== null, (insert) =>
        insert.onConflict((conflict) =>
          conflict.columns(['application_id', 'step', 'path', 'role']).doUpdateSet(({ ref }) => ({
            person_key: ref('excluded.person_key'),
            fields: ref('excluded.fields'),
            own: ref('excluded.own'),
          })),
        ),
      ),
  ];
}

function namedOrganisation(
  role: string,
  details: Entity['details'],
): { id: string | undefined; rest: Entity['details'] } {
  const { [organisationIdField(role)]: id, ...rest } = details;
  return { id: typeof id === 'string' ? id : undefined, rest };
}

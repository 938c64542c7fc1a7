/** Applications as they leave the service: with the end of each number, and a handle that stands for it. */
import type { Application, DataStepName } from '#domain/application.ts';
import { listNumbers, mapNumbers, type NumberAt, type NumberHandles } from '#domain/application/numbers.ts';
import { maskNumber } from '#domain/formats/format.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Ids } from '../deps.ts';
import { readStored, type ApplicationStore, type StoredApplication } from './stored.ts';

export interface MaskedApplication extends StoredApplication {
  number_handles: NumberHandles;
}

/** Returns the application with masks for its numbers, for a caller that needs none of them; null when there is none. */
export async function readMasked(
  store: ApplicationStore,
  id: number,
  steps?: readonly DataStepName[],
): Promise<StoredApplication | null> {
  const stored = await readStored(store, id, steps);
  return stored && { ...stored, application: masked(stored.application, HIDDEN_FROM.other) };
}

/** Reads the contact details alone, with masks for their numbers. */
export function readContact(store: ApplicationStore, id: number): Promise<StoredApplication | null> {
  return readMasked(store, id, ['contact_details']);
}

function masked(application: Application, isHidden: (number: NumberAt) => boolean): Application {
  return mapNumbers(application, (number) => (isHidden(number) ? maskNumber(number.value) : number.value));
}

/**
 * Reader of an application. A person who holds it for editing gets identity, card and account numbers whole, and masks for tax numbers
 * alone (3-TFN-11); every other reader gets masks.
 */
export type Reader = 'holder' | 'other';

const HIDDEN_FROM: Record<Reader, (number: NumberAt) => boolean> = {
  holder: ({ isTax }) => isTax,
  other: () => true,
};

/**
 * Returns the application for a reader with permission; null when there is none. A number has its handle from its first reading until it is
 * changed.
 */
export async function readApplication(
  { database, keys, ids }: ApplicationStore & { ids: Ids },
  id: number,
  reader: Reader,
): Promise<MaskedApplication | null> {
  const isHidden = HIDDEN_FROM[reader];
  return inTransaction(database, async (transaction) => {
    // The lock keeps numbers unchanged between the reading and their handles.
    await transaction.selectFrom('applications').select('id').where('id', '=', id).forShare().execute();
    const stored = await readStored({ database: transaction, keys }, id);
    if (!stored) return null;
    const hidden = listNumbers(stored.application).filter(isHidden);
    const names = [...new Set(hidden.map(({ name }) => name))];
    const number_handles = await handlesOf(transaction, { applicationId: id, names, ids });
    return { ...stored, application: masked(stored.application, isHidden), number_handles };
  });
}

async function handlesOf(
  transaction: Transaction<Tables>,
  { applicationId, names, ids }: { applicationId: number; names: string[]; ids: Ids },
): Promise<NumberHandles> {
  if (names.length === 0) return {};
  await transaction
    .insertInto('number_handles')
    .values(names.map((number_name) => ({ handle: ids.uuid(), application_id: applicationId, number_name })))
    .onConflict((conflict) => conflict.columns(['application_id', 'number_name']).doNothing())
    .execute();
  const rows = await transaction
    .selectFrom('number_handles')
    .select(['handle', 'number_name'])
    .where('application_id', '=', applicationId)
    .where('number_name', 'in', names)
    .execute();
  return Object.fromEntries(rows.map(({ handle, number_name: name }) => [name, handle]));
}

/**
 * Drops the handles of numbers that change, before new answers replace the stored ones, so that no handle ever stands for another number.
 */
export async function dropHandles(
  { database: transaction, keys }: ApplicationStore & { database: Transaction<Tables> },
  applicationId: number,
  after: Application,
): Promise<void> {
  const before = await readStored({ database: transaction, keys }, applicationId);
  const held = new Map(listNumbers(before?.application ?? {}).map(({ name, value }) => [name, value]));
  const kept = listNumbers(after).flatMap(({ name, value }) => (held.get(name) === value ? [name] : []));
  await transaction
    .deleteFrom('number_handles')
    .where('application_id', '=', applicationId)
    .$if(kept.length > 0, (query) => query.where('number_name', 'not in', kept))
    .execute();
}

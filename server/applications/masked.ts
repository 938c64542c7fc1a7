/** Applications as they leave the service: of each number its end, and a handle that stands for it. */
import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers, type NumberHandles } from '#domain/application/numbers.ts';
import { maskNumber } from '#domain/formats/format.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Ids } from '../deps.ts';
import { readStored, type ApplicationStore, type StoredApplication } from './stored.ts';

export interface MaskedApplication extends StoredApplication {
  number_handles: NumberHandles;
}

/** The application with masks for its numbers, for what needs none of them; null when there is none. */
export async function readMasked(store: ApplicationStore, id: number): Promise<StoredApplication | null> {
  const stored = await readStored(store, id);
  return stored && { ...stored, application: masked(stored.application) };
}

function masked(application: Application): Application {
  return mapNumbers(application, ({ value }) => maskNumber(value));
}

/**
 * The application as whoever may read it gets it; null when there is none. A number has its handle from its first reading until it is
 * changed.
 */
export async function readApplication(
  { database, keys, ids }: ApplicationStore & { ids: Ids },
  id: number,
): Promise<MaskedApplication | null> {
  return inTransaction(database, async (transaction) => {
    // Nobody changes a number between the reading and its handle.
    await transaction.selectFrom('applications').select('id').where('id', '=', id).forShare().execute();
    const stored = await readStored({ database: transaction, keys }, id);
    if (!stored) return null;
    const names = [...new Set(listNumbers(stored.application).map(({ name }) => name))];
    const number_handles = await handlesOf(transaction, { applicationId: id, names, ids });
    return { ...stored, application: masked(stored.application), number_handles };
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

/** Before answers take the place of those that stand: lets go of the handles of numbers that change, so that none ever stands for another. */
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

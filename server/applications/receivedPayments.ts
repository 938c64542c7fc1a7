/** Payments that the issuer's staff have recorded for received applications: the bank's references are ciphertext at rest. */
import type { HistoryEntry } from '#domain/application/issuerPage.ts';
import { PAYMENT_EVENTS, sumOf, toldUntil, type ReceivedPayment } from '#domain/application/receivedPayments.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/together.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { accountName } from '../users/users.ts';

export interface RecordedPayment extends ReceivedPayment {
  id: string;
  /** Time of recording. */
  at: Date;
}

interface NewPayment extends RecordedPayment {
  applicationId: number;
  /** Null: nobody is signed in, who could not have the permission. */
  userId: number | null;
}

function placeOf(applicationId: number, id: string): RowPlace {
  return { table: 'payments', applicationId, entity: id };
}

/** Returns the changes that add a payment, and its amount to the sum of the list. */
export function paymentToWrite(
  database: Database,
  { keys }: { keys: StoreKeys },
  { id, applicationId, userId, at, receivedOn, amount, bankReference }: NewPayment,
): Change[] {
  if (userId === null) throw new Error('A payment is recorded by somebody.');
  const sealed = sealRow(keys.ring, placeOf(applicationId, id), { bank_reference: bankReference });
  const row = { id, application_id: applicationId, at, user_id: userId, received_on: receivedOn, amount, ...sealed };
  return [database.insertInto('payments').values(row), sumToWrite(database, applicationId, sql`paid + ${amount}`)];
}

/** Returns the changes that remove a payment, and its amount from the sum of the list. */
export function paymentToRemove(
  database: Database,
  { id, applicationId, amount }: Pick<NewPayment, 'id' | 'applicationId' | 'amount'>,
): Change[] {
  return [
    database.deleteFrom('payments').where('application_id', '=', applicationId).where('id', '=', id),
    sumToWrite(database, applicationId, sql`paid - ${amount}`),
  ];
}

function sumToWrite(database: Database, applicationId: number, paid: RawBuilder<string>): Change {
  return database.updateTable('listed_applications').set({ paid }).where('application_id', '=', applicationId);
}

/** Returns the expression of the sum of an application's payments. */
export function sumToRead(applicationId: number): RawBuilder<string> {
  return sql<string>`(select coalesce(sum(amount), 0) from payments where application_id = ${applicationId})`;
}

/** Returns the payments of an application without the banks' references, in the order of recording. */
export async function findPayments(
  database: Database,
  applicationId: number,
): Promise<Omit<RecordedPayment, 'bankReference'>[]> {
  const rows = await database
    .selectFrom('payments')
    .select(['id', 'at', 'received_on', 'amount'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ received_on: receivedOn, ...row }) => ({ ...row, receivedOn }));
}

/** Returns the payments of an application with the name of the member of staff who recorded each, in the order of arrival. */
export async function readPayments(
  { database, keys }: { database: Database; keys: StoreKeys },
  applicationId: number,
): Promise<(RecordedPayment & { author: string })[]> {
  const rows = await database
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .innerJoin('people', 'people.key', 'users.person_key')
    .select(['payments.id', 'payments.at', 'received_on', 'amount', 'payments.details', 'payments.sealed_under'])
    .select(['given_names', 'family_name'])
    .where('payments.application_id', '=', applicationId)
    .orderBy('received_on')
    .orderBy('payments.at')
    .execute();
  return rows.map((row) => {
    const { id, at, received_on: receivedOn, amount } = row;
    const { bank_reference: written } = openRow(keys.ring, placeOf(applicationId, id), row);
    const bankReference = typeof written === 'string' ? written : '';
    return { id, at, receivedOn, amount, bankReference, author: accountName(row) };
  });
}

/** Returns the sums received for these applications as everybody outside the issuer is told them: a fresh payment may be a mistake. */
export async function findToldSums(
  database: Database,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await database
          .selectFrom('payments')
          .select(['application_id', 'amount'])
          .where('application_id', 'in', ids)
          .where('at', '<=', toldUntil(now))
          .execute();
  return new Map(ids.map((id) => [id, sumOf(rows.filter((row) => row.application_id === id))]));
}

/** Returns the payment that an event of the history is about; null if it is about none. */
export function paymentIn(
  { amount, received_on: receivedOn }: Readonly<Record<string, unknown>>,
  currency: string,
): HistoryEntry['payment'] {
  if (typeof amount !== 'string' || typeof receivedOn !== 'string') return null;
  return { currency, amount, received_on: receivedOn };
}

/** Returns the payment of this id as the history has it, also once it was removed; null if there was none. */
export async function findRecorded(
  database: Database,
  { applicationId, id, currency }: { applicationId: number; id: string; currency: string },
): Promise<HistoryEntry['payment']> {
  const row = await database
    .selectFrom('events')
    .select('facts')
    .where('application_id', '=', applicationId)
    .where('kind', '=', PAYMENT_EVENTS[0])
    .where(sql`facts ->> 'payment'`, '=', id)
    .executeTakeFirst();
  return row ? paymentIn(row.facts, currency) : null;
}

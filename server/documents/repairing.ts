/**
 * Repair of ties that earlier releases did not write: they tied a document to one application alone. The migration finds in the answers the
 * other applications that were submitted with it. The first record of an approved application may name documents that its investor has
 * replaced since, and records are ciphertext: the first start with its keys reads them.
 */
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { parseRecord, readRecord } from '../records/records.ts';

/** Name in `server_keys` while the repair is pending; the migration writes it. */
const OWED = 'document_ties_owed';

/** Ties every document to the applications whose earlier records name it. It can be stopped at any moment, and begins anew then. */
export async function repairTies(database: Database, keys: StoreKeys): Promise<void> {
  const owed = await database.selectFrom('server_keys').select('name').where('name', '=', OWED).executeTakeFirst();
  if (!owed) return;
  for (const { application_id, revision } of await earlierRecords(database)) {
    const record = await readRecord({ database, keys }, application_id, revision);
    const ids = record === null ? [] : parseRecord(record).documents.map(({ id }) => id);
    if (ids.length > 0) await tie(database, application_id, ids);
  }
  await database.deleteFrom('server_keys').where('name', '=', OWED).execute();
}

/** Returns the records that a later one of the same application has replaced. */
function earlierRecords(database: Database) {
  return database
    .selectFrom('records')
    .select(['application_id', 'revision'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('records as later')
          .select('later.revision')
          .whereRef('later.application_id', '=', 'records.application_id')
          .whereRef('later.revision', '>', 'records.revision'),
      ),
    )
    .orderBy('application_id')
    .execute();
}

function tie(database: Database, applicationId: number, ids: readonly string[]): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('document_ties')
      .columns(['document_id', 'application_id'])
      .expression(({ selectFrom }) =>
        selectFrom('documents')
          .select(['documents.id', sql<number>`${applicationId}::integer`.as('application_id')])
          .where('documents.id', 'in', ids),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

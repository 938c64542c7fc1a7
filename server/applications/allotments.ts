/** Allotments of completed applications: holders' numbers are ciphertext at rest. */
import type { Allotment } from '#domain/application/allotment.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/together.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

function placeOf(applicationId: number): RowPlace {
  return { table: 'allotments', applicationId, entity: 'allotment' };
}

/** Returns the change that records the allotment of an application. */
export function allotmentToWrite(
  database: Database,
  { keys }: { keys: StoreKeys },
  { applicationId, allottedOn, units, holderNumber }: Allotment & { applicationId: number },
): Change {
  const sealed = sealRow(keys.ring, placeOf(applicationId), { holder_number: holderNumber });
  const row = { allotted_on: allottedOn, units, ...sealed };
  return database
    .insertInto('allotments')
    .values({ application_id: applicationId, ...row })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(row));
}

/** Returns the change that removes the allotment of an application. */
export function allotmentToRemove(database: Database, applicationId: number): Change {
  return database.deleteFrom('allotments').where('application_id', '=', applicationId);
}

/** Returns the allotment of an application; null if it has none. */
export async function readAllotted(
  { database, keys }: { database: Database; keys: StoreKeys },
  applicationId: number,
): Promise<Allotment | null> {
  const row = await database
    .selectFrom('allotments')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const { holder_number: number } = openRow(keys.ring, placeOf(applicationId), row);
  return { allottedOn: row.allotted_on, units: row.units, holderNumber: typeof number === 'string' ? number : '' };
}

/**
 * Writes an application that is submitted as it is made: its row and all that belongs to it are one statement, without a transaction around
 * it.
 */
import { sql, type Insertable, type Kysely } from 'kysely';
import { isRefusedByConstraint } from '../database/refusals.ts';
import type { Tables } from '../database/tables.ts';
import { changeAndRead, COUNTED, type Change } from '../database/together.ts';

const NEXT_ID = sql<number>`nextval(pg_get_serial_sequence('applications', 'id'))::integer`;

/** Id that the statement of the last application drew for the next one, by database: so it costs no round trip. */
const spareIds = new WeakMap<Kysely<Tables>, number>();

/** Returns the id of an application that is about to be written. Nobody else gets it; one that is not used stays free. */
export async function reserveId(database: Kysely<Tables>): Promise<number> {
  const spare = spareIds.get(database);
  spareIds.delete(database);
  return spare ?? (await database.selectNoFrom(NEXT_ID.as('id')).executeTakeFirstOrThrow()).id;
}

export interface NewRows {
  /** Row of the application. */
  row: Insertable<Tables['applications']>;
  /** Changes beside the row. */
  changes: readonly Change[];
  /** Change that ties its documents, and the number that it has to tie; undefined if it names none. */
  tie: { change: Change; documents: number } | undefined;
}

/**
 * Writes all of it, or nothing if another application has its reference already, or one of its documents was not there to be tied.
 * @throws what the database throws
 */
export async function writeNew(
  database: Kysely<Tables>,
  { row: { reference, ...row }, changes, tie }: NewRows,
): Promise<'written' | 'reference_taken' | 'document_gone'> {
  // The row is refused without a reference, and everything with it.
  const known = (documents: number) =>
    sql<string>`case when (select count(*) from ${sql.ref(COUNTED)}) = ${documents}::integer then ${reference}::text else '' end`;
  const made = database
    .insertInto('applications')
    .values({ ...row, reference: tie ? known(tie.documents) : reference });
  try {
    const written = { changes: [made, ...changes], counted: tie?.change, read: NEXT_ID };
    spareIds.set(database, (await changeAndRead(database, written)).read);
    return 'written';
  } catch (error) {
    if (isRefusedByConstraint(error, 'applications_reference_key')) return 'reference_taken';
    if (isRefusedByConstraint(error, 'applications_reference_given')) return 'document_gone';
    throw error;
  }
}

/** An application that is lodged as it is made: its row and all that belongs to it are one statement, without a transaction around it. */
import { sql, type Kysely } from 'kysely';
import { refusedBy } from '../database/refusals.ts';
import type { Tables } from '../database/tables.ts';
import { changeAndRead, COUNTED, type Change } from '../database/together.ts';
import { columnsOf, type NewApplication } from './repository.ts';

const NEXT_ID = sql<number>`nextval(pg_get_serial_sequence('applications', 'id'))::integer`;

/** The id that the statement of the last application drew for the next one, of each database: so it costs no round trip. */
const spareIds = new WeakMap<Kysely<Tables>, number>();

/** Gives the id of an application that is about to be written. Nobody else gets it; one that is not used stays free. */
export async function drawId(database: Kysely<Tables>): Promise<number> {
  const spare = spareIds.get(database);
  spareIds.delete(database);
  return spare ?? (await database.selectNoFrom(NEXT_ID.as('id')).executeTakeFirstOrThrow()).id;
}

export interface NewlyLodged {
  id: number;
  application: NewApplication;
  /** What is written beside the row. */
  changes: readonly Change[];
  /** What ties its documents, and how many it has to tie; undefined where it names none. */
  tie: { change: Change; documents: number } | undefined;
}

/**
 * Writes all of it, or nothing: another application has its reference already, or one of its documents was not there to be tied.
 * @throws what the database throws
 */
export async function writeNew(
  database: Kysely<Tables>,
  { id, application, changes, tie }: NewlyLodged,
): Promise<'written' | 'reference_taken' | 'document_gone'> {
  const { reference, ...columns } = columnsOf(application);
  // Without a reference the row is refused, and everything with it.
  const known = (documents: number) =>
    sql<string>`case when (select count(*) from ${sql.ref(COUNTED)}) = ${documents}::integer then ${reference}::text else '' end`;
  const row = { ...columns, id, reference: tie ? known(tie.documents) : reference };
  const made = database.insertInto('applications').values(row);
  try {
    const written = { changes: [made, ...changes], counted: tie?.change, read: NEXT_ID };
    spareIds.set(database, (await changeAndRead(database, written)).read);
    return 'written';
  } catch (error) {
    if (refusedBy(error, 'applications_reference_key')) return 'reference_taken';
    if (refusedBy(error, 'applications_reference_given')) return 'document_gone';
    throw error;
  }
}

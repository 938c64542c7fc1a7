/** Internal notes of the issuer's staff about a received application: added, never changed, ciphertext at rest. */
import { MOST_ENTRIES } from '#domain/application/issuerPage.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/together.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { accountName } from '../users/users.ts';

export interface Note {
  id: string;
  at: Date;
  /** Name of the member of staff who wrote it. */
  author: string;
  text: string;
}

interface NewNote extends Pick<Note, 'id' | 'at' | 'text'> {
  applicationId: number;
  /** Null: nobody is signed in, who could not have the permission. */
  userId: number | null;
}

function placeOf(applicationId: number, id: string): RowPlace {
  return { table: 'notes', applicationId, entity: id };
}

/** Returns the change that adds a note. */
export function noteToWrite(
  database: Database,
  { keys }: { keys: StoreKeys },
  { id, applicationId, userId, at, text }: NewNote,
): Change {
  if (userId === null) throw new Error('A note has an author.');
  const sealed = sealRow(keys.ring, placeOf(applicationId, id), { text });
  return database.insertInto('notes').values({ id, application_id: applicationId, at, user_id: userId, ...sealed });
}

/** Returns the ids of the notes of an application. */
export async function findNoteIds(database: Database, applicationId: number): Promise<string[]> {
  const rows = await database.selectFrom('notes').select('id').where('application_id', '=', applicationId).execute();
  return rows.map(({ id }) => id);
}

/** Returns the notes of an application, newest first. */
export async function readNotes(
  { database, keys }: { database: Database; keys: StoreKeys },
  applicationId: number,
): Promise<Note[]> {
  const rows = await database
    .selectFrom('notes')
    .innerJoin('users', 'users.id', 'notes.user_id')
    .innerJoin('people', 'people.key', 'users.person_key')
    .select(['notes.id', 'notes.at', 'notes.details', 'notes.sealed_under', 'given_names', 'family_name'])
    .where('notes.application_id', '=', applicationId)
    .orderBy('notes.at', 'desc')
    .orderBy('notes.id')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map((row) => {
    const { text } = openRow(keys.ring, placeOf(applicationId, row.id), row);
    return { id: row.id, at: row.at, author: accountName(row), text: typeof text === 'string' ? text : '' };
  });
}

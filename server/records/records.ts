/** Records in the database: written with their application, read as they were written. */
import type { ApplicationRecord, RecordFacts } from '#domain/application/record.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/together.ts';
import { openRow, sealRow, type RowPlace } from '../numbers/rows.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { sha256 } from '../canonical.ts';
import type { DescribedRecord } from './describing.ts';

function placeOf(applicationId: number, revision: number): RowPlace {
  return { table: 'records', applicationId, entity: String(revision) };
}

/** Record that was described, with its application and revision. */
export interface NewRecord {
  facts: Pick<RecordFacts, 'id' | 'revision'>;
  madeAt: Date;
  digestKey: string;
  described: DescribedRecord;
}

/** Returns the changes that write the record in the transaction of the submission. */
export function recordToWrite(
  database: Database,
  { keys }: { keys: StoreKeys },
  { facts, madeAt, digestKey, described: { content: recordContent, sha256: hash, size } }: NewRecord,
): Change[] {
  const row = {
    application_id: facts.id,
    revision: facts.revision,
    sha256: hash,
    made_at: madeAt,
  };
  const sealed = sealRow(keys.ring, placeOf(facts.id, facts.revision), { recordContent, digestKey });
  return [
    database.insertInto('records').values({ ...row, ...sealed }),
    database.insertInto('record_files').values({ ...row, kind: 'json' as const, size, stored_name: null }),
  ];
}

/** Returns the SHA-256 of an application's newest record; null if there is none. */
export async function findRecordHash(database: Database, applicationId: number): Promise<string | null> {
  const row = await database
    .selectFrom('records')
    .select('sha256')
    .where('application_id', '=', applicationId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sha256 ?? null;
}

export interface StoredRecord {
  applicationId: number;
  revision: number;
  sha256: string;
  /** Canonical JSON: the record's file. */
  content: string;
  /** Key of its digests, in base64url. */
  digestKey: string;
}

/**
 * Returns the record of an application at this revision, or its newest; null if none was ever submitted, or before there were records.
 * @throws Error when it is not what was written
 */
export async function readRecord(
  { database, keys }: { database: Database; keys: StoreKeys },
  applicationId: number,
  atRevision: number | null = null,
): Promise<StoredRecord | null> {
  const row = await database
    .selectFrom('records')
    .selectAll()
    .where('application_id', '=', applicationId)
    .$if(atRevision !== null, (query) => query.where('revision', '=', atRevision ?? 0))
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { recordContent, digestKey } = openRow(keys.ring, placeOf(applicationId, row.revision), row);
  if (typeof recordContent !== 'string' || typeof digestKey !== 'string' || sha256(recordContent) !== row.sha256)
    throw new Error('A record is not what was written.');
  return { applicationId, revision: row.revision, sha256: row.sha256, content: recordContent, digestKey };
}

/** Returns the record as the page and the PDF read it. */
export function parseRecord({ content }: Pick<StoredRecord, 'content'>): ApplicationRecord {
  return JSON.parse(content) as ApplicationRecord;
}

/** Returns true if a file with this hash was given out as a record of any application. */
export async function isRecordFile(database: Database, hash: string): Promise<boolean> {
  const row = await database.selectFrom('record_files').select('kind').where('sha256', '=', hash).executeTakeFirst();
  return row !== undefined;
}

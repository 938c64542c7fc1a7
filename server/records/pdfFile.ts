/** The PDF of a record: made once, when it is first asked for, and given out as those very bytes ever after. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock, Ids } from '../deps.ts';
import type { DocumentStorage } from '../documents/storage.ts';
import { sha256 } from '../canonical.ts';
import { recordPdf } from './pdf/recordPdf.ts';
import { parseRecord, type StoredRecord } from './records.ts';

export interface PdfDeps {
  database: Database;
  storage: DocumentStorage;
  clock: Clock;
  ids: Ids;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** The PDF's bytes; null where the file is gone and this build makes another one, which would not be what was given out before. */
export async function pdfOf(deps: PdfDeps, record: StoredRecord): Promise<Buffer | null> {
  const known = await findPdf(deps.database, record);
  if (known === null) return makeFirst(deps, record);
  const kept = await readWhole(deps.storage, known.stored_name);
  if (kept !== null && sha256(kept) === known.sha256) return kept;
  deps.logger.warn({ applicationId: record.applicationId }, 'the PDF of a record is missing or was changed');
  const again = await recordPdf(parseRecord(record), record.sha256);
  if (sha256(again) !== known.sha256) return null;
  await store(deps, again, known.stored_name);
  return again;
}

/** Of two processes that make it at once one is first, and both give out that one's. */
async function makeFirst(deps: PdfDeps, record: StoredRecord): Promise<Buffer | null> {
  const bytes = await recordPdf(parseRecord(record), record.sha256);
  const hash = sha256(bytes);
  const stored_name = `record-${hash}.pdf`;
  await store(deps, bytes, stored_name);
  const { applicationId: application_id, revision } = record;
  const inserted = await deps.database
    .insertInto('record_files')
    .values({
      application_id,
      revision,
      kind: 'pdf',
      sha256: hash,
      size: bytes.length,
      stored_name,
      made_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'revision', 'kind']).doNothing())
    .returning('kind')
    .executeTakeFirst();
  return inserted === undefined ? pdfOf(deps, record) : bytes;
}

async function findPdf(database: Database, { applicationId, revision }: StoredRecord) {
  const row = await database
    .selectFrom('record_files')
    .select(['sha256', 'stored_name'])
    .where('application_id', '=', applicationId)
    .where('revision', '=', revision)
    .where('kind', '=', 'pdf')
    .executeTakeFirst();
  return row?.stored_name == null ? null : { sha256: row.sha256, stored_name: row.stored_name };
}

async function store({ storage, ids }: PdfDeps, bytes: Buffer, name: string): Promise<void> {
  const { incoming } = await storage.receive(Readable.from([bytes]), ids.uuid());
  await storage.keep(incoming, name);
}

async function readWhole(storage: DocumentStorage, name: string): Promise<Buffer | null> {
  const stream = await storage.read(name);
  return stream && buffer(stream);
}

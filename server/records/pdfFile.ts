/** The PDF of a record: made once, when it is first asked for, and given out as those very bytes ever after. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sha256 } from '../canonical.ts';
import { keepFiles, removeUnreferenced, type FileDeps } from '../storage/claims.ts';
import type { StoredFile } from '../storage/fileStore.ts';
import { parseRecord, type StoredRecord } from './records.ts';

/** What draws is read when the first PDF is asked for: a start would wait for it a tenth of a second. */
async function draw(record: StoredRecord): Promise<Buffer> {
  const { recordPdf } = await import('./pdf/recordPdf.ts');
  return recordPdf(parseRecord(record), record.sha256);
}

export interface PdfDeps extends FileDeps {
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * The PDF's bytes; null where the file is gone and this build makes another one, which would not be what was given out before.
 * @throws StorageUnavailable
 */
export async function pdfOf(deps: PdfDeps, record: StoredRecord): Promise<Buffer | null> {
  const known = await findPdf(deps, record);
  if (known === null) return makeFirst(deps, record);
  const kept = await deps.files.read(known);
  if (typeof kept !== 'string') return buffer(kept);
  deps.logger.warn(
    { applicationId: record.applicationId, fault: kept },
    'the PDF of a record is missing or was changed',
  );
  const again = await draw(record);
  if (sha256(again) !== known.sha256) return null;
  await keep(deps, again, async () => undefined);
  return again;
}

/** Of two processes that make it at once one is first, and both give out that one's. */
async function makeFirst(deps: PdfDeps, record: StoredRecord): Promise<Buffer | null> {
  const bytes = await draw(record);
  const hash = sha256(bytes);
  const { applicationId: application_id, revision } = record;
  const row = { application_id, revision, kind: 'pdf' as const, sha256: hash, size: bytes.length, stored_name: null };
  const inserted = await keep(deps, bytes, (transaction) =>
    transaction
      .insertInto('record_files')
      .values({ ...row, made_at: deps.clock.now() })
      .onConflict((conflict) => conflict.columns(['application_id', 'revision', 'kind']).doNothing())
      .returning('kind')
      .executeTakeFirst(),
  );
  if (inserted !== undefined) return bytes;
  // The other one's may be of another build.
  await removeUnreferenced(deps, hash);
  return pdfOf(deps, record);
}

async function findPdf({ database }: PdfDeps, { applicationId, revision }: StoredRecord): Promise<StoredFile | null> {
  const row = await database
    .selectFrom('record_files')
    .select(['sha256', 'size'])
    .where('application_id', '=', applicationId)
    .where('revision', '=', revision)
    .where('kind', '=', 'pdf')
    .executeTakeFirst();
  return row ?? null;
}

async function keep<Result>(
  deps: PdfDeps,
  bytes: Buffer,
  refer: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const received = await deps.files.receive(Readable.from([bytes]));
  try {
    return await keepFiles(deps, [received], refer);
  } finally {
    await deps.files.drop(received);
  }
}

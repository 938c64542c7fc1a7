/** PDF of a record: made once, on the first request, and given out as those very bytes ever after. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sha256 } from '../canonical.ts';
import { storeFiles, removeUnreferenced, type FileDeps } from '../storage/claims.ts';
import type { StoredFile } from '../storage/fileStore.ts';
import type { QueuedFor } from '../queues/fairQueue.ts';
import type { RecordDrawing } from './drawing.ts';
import type { StoredRecord } from './records.ts';

export interface PdfDeps extends FileDeps {
  drawing: Pick<RecordDrawing, 'draw'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reads PDFs of records, and makes each at most once at a time: a second request waits for the first and gets its PDF. */
export class RecordPdfs {
  readonly #deps: Omit<PdfDeps, 'logger'>;
  /** Reads under way, by application and revision. */
  readonly #beingRead = new Map<string, Promise<Buffer | null>>();

  constructor(deps: Omit<PdfDeps, 'logger'>) {
    this.#deps = deps;
  }

  /**
   * Returns the PDF's bytes. Null if the file is gone and this build makes another one, which would not be what was given out before.
   * @throws StorageUnavailable; Refusal 503 if it cannot be drawn now
   */
  async read(record: StoredRecord, { logger, caller }: Reading): Promise<Buffer | null> {
    const key = `${record.applicationId}/${record.revision}`;
    const known = this.#beingRead.get(key);
    if (known) return known;
    const reading = readPdf({ ...this.#deps, logger }, record, caller).finally(() => this.#beingRead.delete(key));
    this.#beingRead.set(key, reading);
    return reading;
  }
}

interface Reading {
  logger: PdfDeps['logger'];
  caller: QueuedFor;
}

async function readPdf(deps: PdfDeps, record: StoredRecord, caller: QueuedFor): Promise<Buffer | null> {
  const known = await findPdf(deps, record);
  if (known === null) return makeFirst(deps, record, caller);
  const kept = await deps.files.read(known);
  if (typeof kept !== 'string') return buffer(kept);
  deps.logger.warn(
    { applicationId: record.applicationId, fault: kept },
    'the PDF of a record is missing or was changed',
  );
  const again = await deps.drawing.draw(record, caller);
  if (sha256(again) !== known.sha256) return null;
  await keep(deps, again, async () => undefined);
  return again;
}

/** Makes the first PDF. Two processes that make it at once both give out the file of the first. */
async function makeFirst(deps: PdfDeps, record: StoredRecord, caller: QueuedFor): Promise<Buffer | null> {
  const bytes = await deps.drawing.draw(record, caller);
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
  // The file of the other process may be of another build.
  await removeUnreferenced(deps, hash);
  return readPdf(deps, record, caller);
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
    return await storeFiles(deps, [received], refer);
  } finally {
    await deps.files.drop(received);
  }
}

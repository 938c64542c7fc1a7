/** Quota of one session for documents that are not part of a submitted application. */
import { budgetTexts } from '#domain/texts/budgets.ts';
import { uploadsFullText } from '#domain/texts.ts';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { claimBudget, nextAllowedAt } from '../budgets/claim.ts';
import { budgetRefusal, secondsUntil } from '../budgets/refuse.ts';
import { watchingRoom } from '../budgets/room.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { ServerDeps } from '../deps.ts';
import { callerOf } from '../http/caller.ts';
import { CsrfRefused, UploadRefused } from '../http/errors.ts';
import { findSentDocument, type DocumentRow } from './documents.ts';
import { isFree } from './ties.ts';
import { uploadKeyOf } from './uploadKeys.ts';

const MEGABYTE = 1_000_000;

type QuotaDeps = Pick<ServerDeps, 'config' | 'database' | 'keys' | 'clock'>;

/** @throws UploadRefused 413 when one more file of `size` bytes would exceed the quota */
async function requireRoom(
  { database, config }: { database: Database; config: ServerDeps['config'] },
  sessionId: string,
  size: number,
): Promise<void> {
  const { uploadQuotaFiles: files, uploadQuotaSize: bytes } = config;
  const kept = await database
    .selectFrom('documents')
    .select([sql<number>`count(*)::integer`.as('files'), sql<number>`coalesce(sum(size), 0)::float8`.as('bytes')])
    .where('session_id', '=', sessionId)
    .where(isFree)
    .executeTakeFirstOrThrow();
  if (kept.files + 1 > files || kept.bytes + size > bytes)
    throw new UploadRefused(uploadsFullText(files, bytes / MEGABYTE), 413);
}

/** Kilobytes of a file; one that is begun counts whole. */
function kilobytes(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1_000));
}

function refusalOfBytes(until: Date, now: Date): UploadRefused {
  return new UploadRefused(budgetRefusal({ budget: 'stored_kb', until }), 429, secondsUntil(until, now));
}

/** Claims the day's budget of stored bytes. @throws UploadRefused 429 with a text, and the time when it goes on */
export async function claimStored(
  request: FastifyRequest,
  { database, keys, config, clock }: Pick<ServerDeps, 'database' | 'keys' | 'config' | 'clock'>,
  size: number,
): Promise<void> {
  const now = clock.now();
  const claim = { budget: 'stored_kb', amount: kilobytes(size), caller: callerOf(request), now } as const;
  const outcome = await claimBudget(database, { keys, config }, claim);
  if (!outcome.allowed) throw refusalOfBytes(outcome.until, now);
}

/**
 * Returns a hook that refuses an upload before it is received, if there is no room for even a byte. An upload that was received before
 * needs none.
 */
export function refuseWhenFull(deps: QuotaDeps): (request: FastifyRequest) => Promise<void> {
  const readRoom = watchingRoom(deps);
  return async (request) => {
    const key = uploadKeyOf(request);
    const { session } = request;
    if (session && key !== null && (await findSentDocument(deps.database, session, key))) return;
    if (session) await requireRoom(deps, session.id, 1);
    const room = await readRoom();
    if (room?.most != null && room.used >= room.most) throw new UploadRefused(budgetTexts.noRoom, 429);
    const now = deps.clock.now();
    const claim = { budget: 'stored_kb', amount: 1, caller: callerOf(request), now } as const;
    const until = await nextAllowedAt(deps.database, deps, claim);
    if (until !== null) throw refusalOfBytes(until, now);
  };
}

/**
 * Stores the row of a document if there is room for it; simultaneous uploads are checked one after the other. Returns the stored row: if
 * another request with the file's key has stored it meanwhile, that one.
 * @throws UploadRefused 413, CsrfRefused if the session has ended
 */
export async function insertDocument(
  transaction: Transaction<Tables>,
  config: ServerDeps['config'],
  row: DocumentRow,
): Promise<DocumentRow> {
  const session = await transaction
    .selectFrom('sessions')
    .select('ended_at')
    .where('id', '=', row.session_id)
    .forUpdate()
    .executeTakeFirst();
  // The applicant logged in or out while the file was received: the page sends it again in the session that goes on.
  if (session?.ended_at !== null) throw new CsrfRefused();
  const sent =
    row.upload_key === null
      ? null
      : await findSentDocument(transaction, { id: row.session_id, userId: null }, row.upload_key);
  if (sent) return sent;
  await requireRoom({ database: transaction, config }, row.session_id, row.size);
  await transaction.insertInto('documents').values(row).execute();
  return row;
}

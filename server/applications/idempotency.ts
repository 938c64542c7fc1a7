/** One submission for one key: the table's primary key decides, also between processes. */
import { serverTexts } from '#domain/texts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import { refusedBy } from '../database/refusals.ts';
import { inOneStatement, inTransaction } from '../database/transactions.ts';
import { canonicalText, sha256 } from '../canonical.ts';
import { Refusal } from '../http/errors.ts';
import { keyedHash, type StoreKeys } from '../numbers/storeKeys.ts';
import type { Session } from '../sessions/sessions.ts';
import type { SubmissionReply } from './submissionReply.ts';

export interface KeyedRequest {
  key: string;
  /** Who may ask for the reply again: the session, or the same person signed in to another. */
  owner: Pick<Session, 'id' | 'userId'>;
  /** Keyed: equal contents have equal hashes, and who does not have the key learns nothing from one. */
  contentHash: string;
}

/** Hash of the content of a key under which nothing has arrived. */
const NO_CONTENT = sha256(canonicalText(null));

type Owner = KeyedRequest['owner'];

/** A key as it stands, with the person whose session used it. */
export interface KnownKey {
  session_id: string;
  user_id: number | null;
  request_hash: string;
  /** Null in a key that was closed before anything arrived under it. */
  reply: SubmissionReply | null;
  closed_at: Date | null;
}

/** The key as it was used or closed; null when it is new. */
export async function findKey(database: Kysely<Tables>, key: string): Promise<KnownKey | null> {
  const row = await database
    .selectFrom('idempotency_keys')
    .innerJoin('sessions', 'sessions.id', 'idempotency_keys.session_id')
    .select(['session_id', 'request_hash', 'reply', 'closed_at', 'sessions.user_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** True for the session that used the key, and for the same person signed in to another. */
export function isOwnKey(row: KnownKey, { id, userId }: Owner): boolean {
  return row.session_id === id || (userId !== null && row.user_id === userId);
}

/**
 * The reply that was saved for this key; null when the key is new.
 * @throws Refusal 422 when the key was used for other content or by another session, 409 while it is in flight or once it is closed
 */
export async function findSavedReply(database: Database, request: KeyedRequest): Promise<SubmissionReply | null> {
  const row = await findKey(database, request.key);
  if (!row) return null;
  if (row.closed_at !== null) throw new Refusal(409, { message: serverTexts.keyClosed });
  if (row.request_hash !== request.contentHash || !isOwnKey(row, request.owner))
    throw new Refusal(422, { message: serverTexts.keyReused });
  if (row.reply === null) throw new Refusal(409, { message: serverTexts.keyInFlight });
  return row.reply;
}

/** Closes a key under which nothing has arrived; waits for a transaction that is using it, and tells false once that one is committed. */
export async function closeKey(
  transaction: Transaction<Tables>,
  { key, sessionId, keys, now }: { key: string; sessionId: string; keys: Pick<StoreKeys, 'hashKey'>; now: Date },
): Promise<boolean> {
  const closed = await transaction
    .insertInto('idempotency_keys')
    .values({
      key,
      session_id: sessionId,
      request_hash: keyedHash(keys, NO_CONTENT),
      application_id: null,
      reply: null,
      created_at: now,
      closed_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * What writes the key with what was answered under it. It waits for a transaction that is using the key, and is refused once that one is
 * committed: then nothing of this one happens.
 */
export function keyToWrite(
  database: Kysely<Tables>,
  { key, owner, contentHash }: KeyedRequest,
  { reply, now }: { reply: SubmissionReply; now: Date },
): Change {
  return database.insertInto('idempotency_keys').values({
    key,
    session_id: owner.id,
    request_hash: contentHash,
    application_id: reply.id,
    reply: JSON.stringify(reply),
    created_at: now,
  });
}

/**
 * Does `work`, which writes the key among what it changes (`keyToWrite`), in one transaction. Of several calls with one key the first does
 * it; the others wait for it and get its reply.
 * @throws what `work` throws, and Refusal as `findSavedReply`
 */
export function underKey(
  database: Database,
  keyed: KeyedRequest,
  work: (transaction: Transaction<Tables>) => Promise<SubmissionReply>,
): Promise<SubmissionReply> {
  // A repeat of what was committed is refused its key, and finds the saved reply.
  return orSavedReply(database, keyed, () => inTransaction(database, work, { isSafeTwice: true }));
}

/** As `underKey`, for work that changes everything, the key too, in one statement. */
export function underKeyInOneStatement(
  database: Database,
  keyed: KeyedRequest,
  work: () => Promise<SubmissionReply>,
): Promise<SubmissionReply> {
  return orSavedReply(database, keyed, () => inOneStatement(work));
}

async function orSavedReply(
  database: Database,
  keyed: KeyedRequest,
  work: () => Promise<SubmissionReply>,
): Promise<SubmissionReply> {
  try {
    return await work();
  } catch (error) {
    const saved = isKeyTaken(error) ? await findSavedReply(database, keyed) : null;
    if (saved === null) throw error;
    return saved;
  }
}

function isKeyTaken(error: unknown): boolean {
  return refusedBy(error, 'idempotency_keys_pkey');
}

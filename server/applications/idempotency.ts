/** One submission for one key: the table's primary key decides, also between processes. */
import { serverTexts } from '#domain/texts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Change } from '../database/together.ts';
import { isRefusedByConstraint } from '../database/refusals.ts';
import { inOneStatement } from '../database/transactions.ts';
import { canonicalText, sha256 } from '../canonical.ts';
import { Refusal } from '../http/errors.ts';
import { keyedHash, type StoreKeys } from '../numbers/storeKeys.ts';
import type { Session } from '../sessions/sessions.ts';
import type { SubmissionReply } from './submissionReply.ts';

export interface KeyedRequest {
  key: string;
  /** Owner, who may ask for the reply again: the session, or the same person signed in to another. */
  owner: Pick<Session, 'id' | 'userId'>;
  /** Keyed hash: equal contents have equal hashes, and a person without the key learns nothing from one. */
  contentHash: string;
}

/** Hash of the content of a key that nothing has arrived with. */
const NO_CONTENT = sha256(canonicalText(null));

type Owner = KeyedRequest['owner'];

/** Stored key, with the person whose session used it. */
export interface KnownKey {
  session_id: string;
  user_id: number | null;
  request_hash: string;
  /** Null in a key that was closed before anything arrived with it. */
  reply: SubmissionReply | null;
  closed_at: Date | null;
}

/** Returns the key as it was used or closed; null when it is new. */
export async function findKey(database: Kysely<Tables>, key: string): Promise<KnownKey | null> {
  const [row] = await findKeys(database, [key]);
  return row ?? null;
}

function findKeys(database: Kysely<Tables>, keys: readonly string[]): Promise<KnownKey[]> {
  return database
    .selectFrom('idempotency_keys')
    .innerJoin('sessions', 'sessions.id', 'idempotency_keys.session_id')
    .select(['session_id', 'request_hash', 'reply', 'closed_at', 'sessions.user_id'])
    .where('key', 'in', keys)
    .execute();
}

/** Returns true for the session that used the key, and for the same person signed in to another. */
export function isOwnKey(row: KnownKey, { id, userId }: Owner): boolean {
  return row.session_id === id || (userId !== null && row.user_id === userId);
}

/** Returns true while the draft is as one of these keys of the same caller saved it: nobody has changed it since. */
export async function isSavedUnder(
  database: Kysely<Tables>,
  { keys, owner, draft }: { keys: readonly string[]; owner: Owner; draft: { id: number; revision: number } },
): Promise<boolean> {
  const known = keys.length === 0 ? [] : await findKeys(database, keys);
  return known.some(
    (row) => isOwnKey(row, owner) && row.reply?.id === draft.id && row.reply.revision === draft.revision,
  );
}

/**
 * Returns the reply that was saved for this key; null when the key is new.
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

/**
 * Closes a key that nothing has arrived with. It waits for a transaction that is using the key, and returns false once that one is
 * committed.
 */
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
 * Returns the change that writes the key with its reply. It waits for a transaction that is using the key, and is refused once that one is
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
 * Does work that writes the key among its changes (`keyToWrite`), all of them in one statement. The first of several calls with one key
 * does it; the others wait for it and get its reply.
 * @throws what `work` throws, and Refusal as `findSavedReply`
 */
export function keyedInOneStatement(
  database: Database,
  keyed: KeyedRequest,
  work: () => Promise<SubmissionReply>,
): Promise<SubmissionReply> {
  return orSavedReply(database, keyed, () => inOneStatement(work));
}

/** Does work that writes the key among its changes; a call that comes later with the same key gets the reply of the first one. */
export async function orSavedReply<Outcome>(
  database: Database,
  keyed: KeyedRequest,
  work: () => Promise<Outcome>,
): Promise<Outcome | SubmissionReply> {
  try {
    return await work();
  } catch (error) {
    const saved = isKeyTaken(error) ? await findSavedReply(database, keyed) : null;
    if (saved === null) throw error;
    return saved;
  }
}

function isKeyTaken(error: unknown): boolean {
  return isRefusedByConstraint(error, 'idempotency_keys_pkey');
}

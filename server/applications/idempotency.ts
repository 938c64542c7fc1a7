/** One submission for one key: the table's primary key decides, also between processes. */
import { createHash } from 'node:crypto';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import { canonicalJson } from '../http/safeJson.ts';
import { keyedHash, type StoreKeys } from '../numbers/storeKeys.ts';
import type { Session } from '../sessions/sessions.ts';

export interface KeyedRequest {
  key: string;
  /** Who may ask for the reply again: the session, or the same person signed in to another. */
  owner: Pick<Session, 'id' | 'userId'>;
  contentHash: string;
}

/** Equal contents have equal hashes; who does not have the key learns nothing from one. */
export function hashContent(keys: Pick<StoreKeys, 'hashKey'>, content: unknown): string {
  return keyedHash(keys, createHash('sha256').update(canonicalJson(content)).digest('hex'));
}

/**
 * The reply that was saved for this key; null when the key is new.
 * @throws Refusal 422 when the key was used for other content or by another session, 409 while it is in flight
 */
export async function findSavedReply(database: Database, request: KeyedRequest): Promise<unknown> {
  const row = await database
    .selectFrom('idempotency_keys')
    .innerJoin('sessions', 'sessions.id', 'idempotency_keys.session_id')
    .selectAll('idempotency_keys')
    .select('sessions.user_id')
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return null;
  const { id, userId } = request.owner;
  const isOwner = row.session_id === id || (userId !== null && row.user_id === userId);
  if (row.request_hash !== request.contentHash || !isOwner) throw new Refusal(422, { message: serverTexts.keyReused });
  if (row.reply === null) throw new Refusal(409, { message: serverTexts.keyInFlight });
  return row.reply;
}

/** Claims the key; waits for a transaction that has claimed it already, and tells false once that one is committed. */
export async function claimKey(
  transaction: Transaction<Tables>,
  { key, owner, contentHash }: KeyedRequest,
  now: Date,
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({
      key,
      session_id: owner.id,
      request_hash: contentHash,
      application_id: null,
      reply: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function saveReply(
  transaction: Transaction<Tables>,
  key: string,
  saved: { applicationId: number; reply: unknown },
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ application_id: saved.applicationId, reply: JSON.stringify(saved.reply) })
    .where('key', '=', key)
    .execute();
}

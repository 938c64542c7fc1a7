/**
 * Browsers that have signed in before. Their tries are counted apart from all others, so that an attacker who guesses at an account from
 * elsewhere does not lock its owner out. The cookie's value is stored as a hash, and opens nothing by itself.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';

/** Longest time that browsers store any cookie. */
export const DEVICE_LIFETIME = 400 * 24 * 60 * 60 * 1000;

function hashOf(secret: string): string {
  return createHash('sha256').update(`device ${secret}`).digest('hex');
}

/** Returns the hash of a device that has signed in to this account before; null for any other, and for an unknown account. */
export async function findDevice(
  database: Database,
  { secret, username, now }: { secret: string | undefined; username: string; now: Date },
): Promise<string | null> {
  if (secret === undefined) return null;
  const row = await database
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .innerJoin('people', 'people.key', 'users.person_key')
    .select('devices.token_hash')
    .where('devices.token_hash', '=', hashOf(secret))
    .where('devices.last_used_at', '>', new Date(now.getTime() - DEVICE_LIFETIME))
    .where('people.kind', '=', 'account')
    .where('people.email', '=', username)
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/**
 * Notes that a person signed in to `userId` at this device, and returns the cookie's value from now on. A device that is new to the account
 * gets a new value, so that a planted one helps nobody; other users of the device move to it as well.
 */
export async function rememberDevice(
  { database, ids, clock }: Pick<ServerDeps, 'database' | 'ids' | 'clock'>,
  secret: string | undefined,
  userId: number,
): Promise<string> {
  const last_used_at = clock.now();
  if (secret !== undefined) {
    const known = await database
      .updateTable('devices')
      .set({ last_used_at })
      .where('token_hash', '=', hashOf(secret))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known.numUpdatedRows > 0n) return secret;
  }
  const fresh = ids.secret();
  if (secret !== undefined)
    await database
      .updateTable('devices')
      .set({ token_hash: hashOf(fresh) })
      .where('token_hash', '=', hashOf(secret))
      .execute();
  await database
    .insertInto('devices')
    .values({ token_hash: hashOf(fresh), user_id: userId, last_used_at })
    .execute();
  return fresh;
}

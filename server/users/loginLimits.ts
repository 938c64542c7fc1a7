/**
 * Limits on password tries. They are counted in the database, before anything is compared and for unknown names as well: so many tries at
 * once, or at several processes, get no further, and a refusal does not tell which accounts exist.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export const TRIES_WINDOW = 15 * 60_000;
/** Tries from one address. Small: it is one person, or one attacker, at one account. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/**
 * Tries from everywhere together, without the right ones: large enough that an attacker elsewhere does not lock the owner out before this
 * many tries.
 */
const PER_ACCOUNT = 100;
/** Tries at a device that has signed in to the account before, wherever it is: tries from elsewhere do not count there. */
const PER_DEVICE = 10;

interface Try {
  /** Name as it was typed, normalised; any text. */
  username: string;
  address: string;
  /** Hash of a device that has signed in to this account before. */
  device: string | null;
}

/** Returns the keys that count a try: the place it is made from, and the account as a whole unless the device is known. */
function keysOf({ username, address, device }: Try): { place: string; account: string | null; perPlace: number } {
  const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  if (device !== null)
    return { place: hash('account and device', username, device), account: null, perPlace: PER_DEVICE };
  return {
    place: hash('account and address', username, address),
    account: hash('account', username),
    perPlace: PER_ACCOUNT_AND_ADDRESS,
  };
}

/** Counts one more try under the key within the current window, and returns its number. One statement, so that none is missed. */
export async function countAttempt(database: Database, key_hash: string, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - TRIES_WINDOW);
  const row = await database
    .insertInto('login_counts')
    .values({ key_hash, tries: 1, began_at: now })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        tries: sql<number>`case when login_counts.began_at <= ${oldest} then 1 else login_counts.tries + 1 end`,
        began_at: sql<Date>`case when login_counts.began_at <= ${oldest} then ${now} else login_counts.began_at end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return row.tries;
}

/** Counts a try and returns true when it is allowed. */
export async function allowAttempt(database: Database, attempt: Try, now: Date): Promise<boolean> {
  const { place, account, perPlace } = keysOf(attempt);
  if ((await countAttempt(database, place, now)) > perPlace) return false;
  return account === null || (await countAttempt(database, account, now)) <= PER_ACCOUNT;
}

/** Clears the count of this place, and takes the try off the account's count: the password was right. */
export async function clearAttempts(database: Database, attempt: Try): Promise<void> {
  const { place, account } = keysOf(attempt);
  await database.deleteFrom('login_counts').where('key_hash', '=', place).execute();
  if (account === null) return;
  await database
    .updateTable('login_counts')
    .set({ tries: sql<number>`tries - 1` })
    .where('key_hash', '=', account)
    .where('tries', '>', 0)
    .execute();
}

/**
 * Cookie values of visitors who have no session yet: a caller who only reads leaves no row. The service recognises a value that it issued,
 * and the time of issue, so that an invented, planted or old one still opens nothing (reliability S7).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Clock, Ids } from '../deps.ts';

/** Bytes: seconds since 1970, random bytes, and the beginning of their HMAC. */
const TIME = 4;
const CHANCE = 16;
const SIGNED = TIME + CHANCE;
const MAC = 12;
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Clocks of several processes may differ by this much. */
const CLOCK_DIFFERENCE_SECONDS = 60;

interface SecretDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

const keys = new WeakMap<Database, Promise<string>>();

/** Returns the key of this database, made by the first process that needs it; each process reads it once. */
function keyOf({ database, ids }: SecretDeps): Promise<string> {
  const known = keys.get(database);
  if (known) return known;
  const read = readKey(database, ids.secret());
  keys.set(database, read);
  // The waiting callers get the failure; the next caller tries again.
  read.catch(() => keys.delete(database));
  return read;
}

async function readKey(database: Database, proposed: string): Promise<string> {
  const name = 'fresh_secrets';
  await database
    .insertInto('server_keys')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await database.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow())
    .value;
}

function macOf(key: string, signed: Buffer): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, MAC);
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}

/** Returns a new value, as long as a session's secret and with 128 random bits; valid for 30 days. */
export async function issueSecret(deps: SecretDeps): Promise<{ secret: string; expiresAt: Date }> {
  const time = secondsOf(deps.clock);
  const signed = Buffer.alloc(SIGNED);
  signed.writeUInt32BE(time);
  Buffer.from(deps.ids.secret(), 'base64url').copy(signed, TIME, 0, CHANCE);
  const secret = Buffer.concat([signed, macOf(await keyOf(deps), signed)]).toString('base64url');
  return { secret, expiresAt: new Date((time + LIFETIME_SECONDS) * 1000) };
}

/** Returns the end of a value that was issued here; null for any other, and for one that has ended. */
export async function endOfIssued(deps: SecretDeps, secret: string): Promise<Date | null> {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== SIGNED + MAC || bytes.toString('base64url') !== secret) return null;
  const signed = bytes.subarray(0, SIGNED);
  if (!timingSafeEqual(bytes.subarray(SIGNED), macOf(await keyOf(deps), signed))) return null;
  const age = secondsOf(deps.clock) - signed.readUInt32BE();
  const isAlive = age >= -CLOCK_DIFFERENCE_SECONDS && age < LIFETIME_SECONDS;
  return isAlive ? new Date((signed.readUInt32BE() + LIFETIME_SECONDS) * 1000) : null;
}

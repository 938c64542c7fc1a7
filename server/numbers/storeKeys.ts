/** The keys of one database: chosen, and proven to be those of its rows, before the service reads or writes any. */
import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { open, seal, type SealedPlace } from './cipher.ts';
import { keyFileIn, makeKeyFile, readKeyFile } from './keyFile.ts';
import { KeysUnusable, KEY_BYTES, type KeyRing } from './keyRing.ts';

export interface StoreKeys {
  ring: KeyRing;
  /** Key of the hashes of submitted contents: a plain hash would reveal whether a guessed number is the right one. */
  hashKey: KeyObject;
}

/** @throws KeysUnusable, with a message for the operator, when these are not the keys of this database */
export async function openStoreKeys(
  database: Database,
  config: Pick<Config, 'fieldKeys' | 'dataDirectory'>,
): Promise<StoreKeys> {
  const ring = config.fieldKeys ?? (await ownKeys(database, config.dataDirectory));
  await proveKeys(database, ring);
  return { ring, hashKey: await openHashKey(database, ring) };
}

/** A lost file is not replaced by a new key: the new key could read nothing that is stored. */
async function ownKeys(database: Database, dataDirectory: string): Promise<KeyRing> {
  const file = keyFileIn(dataDirectory);
  const found = await readKeyFile(file);
  if (found !== null) return found;
  if ((await markedKeys(database)).length > 0)
    throw new KeysUnusable(
      `The keys of this database are missing: it has been used with keys before. Bring ${file} back from your back-up, or set FIELD_KEYS.`,
    );
  return makeKeyFile(file);
}

const MARK = 'field_key_';

function markPlace(number: number): SealedPlace {
  return { table: 'server_keys', applicationId: null, entity: `${MARK}${number}`, field: 'value' };
}

/** Each key that has been used leaves a sealed mark, which reveals a wrong key under its number. */
async function markedKeys(database: Database): Promise<{ number: number; value: string }[]> {
  const rows = await database.selectFrom('server_keys').selectAll().where('name', 'like', `${MARK}%`).execute();
  return rows.map(({ name, value }) => ({ number: Number(name.slice(MARK.length)), value }));
}

async function proveKeys(database: Database, ring: KeyRing): Promise<void> {
  const missing = (await keysInUse(database)).filter((number) => !ring.keys.has(number));
  if (missing.length > 0)
    throw new KeysUnusable(
      `Rows of this database are stored under ${missing.length === 1 ? 'key' : 'keys'} ${missing.join(', ')}, which FIELD_KEYS does not hold. Add what is missing; a key may go once no row is under it.`,
    );
  for (const number of ring.keys.keys()) await mark(database, ring, number);
  for (const { number, value } of await markedKeys(database)) if (ring.keys.has(number)) proveKey(ring, number, value);
}

async function mark(database: Database, ring: KeyRing, number: number): Promise<void> {
  const value = seal({ ...ring, newest: number }, markPlace(number), 'in use');
  await database
    .insertInto('server_keys')
    .values({ name: `${MARK}${number}`, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

function proveKey(ring: KeyRing, number: number, value: string): void {
  try {
    open(ring, markPlace(number), { value, under: number });
  } catch {
    throw new KeysUnusable(
      `Key ${number} is not the key ${number} that this database was used with. Set FIELD_KEYS as it was; a new key gets a new number.`,
    );
  }
}

/** Numbers of the keys that rows are under. */
async function keysInUse(database: Database): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select distinct sealed_under as number from (
      select distinct sealed_under from people
      union all select distinct sealed_under from organisations
      union all select distinct sealed_under from bank_accounts
      union all select distinct sealed_under from application_steps
      union all select distinct sealed_under from records
      union all select distinct sealed_under from draft_access
      union all select distinct sealed_under from address_undos
      union all select distinct sealed_under from notes
      union all select distinct sealed_under from payments
      union all select distinct sealed_under from allotments
      union all select distinct sealed_under from holders
      union all select distinct sealed_under from subregisters
    ) as used where sealed_under is not null order by number`.execute(database);
  return rows.map(({ number }) => number);
}

const HASH_KEY = 'content_hashes';
const HASH_PLACE: SealedPlace = { table: 'server_keys', applicationId: null, entity: HASH_KEY, field: 'value' };

/** The first process that needs it makes it; it is stored under the newest key like any secret. */
async function openHashKey(database: Database, ring: KeyRing): Promise<KeyObject> {
  const sealed = (text: string) => `${ring.newest}.${seal(ring, HASH_PLACE, text)}`;
  await database
    .insertInto('server_keys')
    .values({ name: HASH_KEY, value: sealed(randomBytes(KEY_BYTES).toString('base64')) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value: kept } = await database
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', HASH_KEY)
    .executeTakeFirstOrThrow();
  const [under = '', value = ''] = kept.split('.');
  const text = open(ring, HASH_PLACE, { value, under: Number(under) });
  if (Number(under) < ring.newest)
    await database
      .updateTable('server_keys')
      .set({ value: sealed(text) })
      .where('name', '=', HASH_KEY)
      .where('value', '=', kept)
      .execute();
  return createSecretKey(Buffer.from(text, 'base64'));
}

const KEYED = 'hmac.';

/** Returns the stored form of a content's SHA-256. */
export function keyedHash({ hashKey }: Pick<StoreKeys, 'hashKey'>, sha256: string): string {
  return KEYED + createHmac('sha256', hashKey).update(sha256).digest('hex');
}

export function isKeyedHash(stored: string): boolean {
  return stored.startsWith(KEYED);
}

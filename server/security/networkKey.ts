/**
 * The key under which networks are hashed. It is made of the service's own keys and of a random secret that is replaced every 90 days.
 * Events of one quarter can be compared by network, but the database alone does not reveal the network, and nobody can find it out later.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { ServerDeps } from '../deps.ts';

const NAME = 'network_key';
const PERIOD = 90 * 24 * 60 * 60_000;

type KeyDeps = Pick<ServerDeps, 'database' | 'clock' | 'ids' | 'keys'>;

/** Keys of this process, by the database that they belong to. */
const known = new WeakMap<object, { period: number; secret: string }>();

/** HMAC-SHA-256 of a network under the key of this quarter, in hex. */
export async function networkHash(deps: KeyDeps, network: string): Promise<string> {
  const key = createHmac('sha256', deps.keys.hashKey)
    .update(await secretOf(deps))
    .digest();
  return createHmac('sha256', key).update(network).digest('hex');
}

async function secretOf({ database, clock, ids }: KeyDeps): Promise<string> {
  const period = Math.floor(clock.now().getTime() / PERIOD);
  const held = known.get(database);
  if (held?.period === period) return held.secret;
  // The first process of a quarter makes the key and replaces the former one; the others use the stored key.
  await database
    .insertInto('server_keys')
    .values({ name: NAME, value: `${period}.${ids.secret()}` })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((update) => ({ value: update.ref('excluded.value') }))
        .where(sql<number>`split_part(server_keys.value, '.', 1)::integer`, '<', period),
    )
    .execute();
  const { value } = await database
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const secret = value.slice(value.indexOf('.') + 1);
  known.set(database, { period, secret });
  return secret;
}

/** What stands in the database opens with its own key and at its own place, or not at all. */
import assert from 'node:assert/strict';
import { createSecretKey, randomBytes, randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/applications/stored.ts';
import { seal } from '#server/numbers/cipher.ts';
import { keyFileIn, makeKeyFile, readKeyFile } from '#server/numbers/keyFile.ts';
import { KeysUnusable, parseKeyRing, type KeyRing } from '#server/numbers/keyRing.ts';
import { sealRows } from '#server/numbers/sealing.ts';
import { readRecord } from '#server/records/records.ts';
import { openStoreKeys } from '#server/numbers/storeKeys.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { numbersOf } from './support/numbers.ts';
import { readySubmission } from './support/submissions.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';
const SWAPS = 1_000;
const ROWS = 10_000;

function aRing(...numbers: number[]): KeyRing {
  const keys = new Map(numbers.map((number) => [number, createSecretKey(randomBytes(32))]));
  return { newest: Math.max(...numbers), keys };
}

/** A value of a row that is ciphertext. */
interface Leaf {
  table: 'people' | 'bank_accounts';
  applicationId: number;
  row: string;
  field: string[];
  value: string;
}

async function leavesOf(database: Database): Promise<Leaf[]> {
  const { rows } = await sql<{ table: Leaf['table']; application_id: number; row: string; details: unknown }>`
    select 'people' as table, application_id, key::text as row, details from people where application_id is not null
    union all select 'bank_accounts', application_id, id::text, details from bank_accounts`.execute(database);
  return rows.flatMap(({ table, application_id: applicationId, row, details }) =>
    textsIn(details)
      .filter(({ value }) => /^[A-Za-z0-9_-]{40,}$/.test(value))
      .map(({ field, value }) => ({ table, applicationId, row, field, value })),
  );
}

function textsIn(value: unknown, field: string[] = []): { field: string[]; value: string }[] {
  if (typeof value === 'string') return [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, [...field, name]));
}

async function put(database: Database, { table, row, field }: Leaf, value: string): Promise<void> {
  const key = table === 'people' ? 'key' : 'id';
  await sql`update ${sql.table(table)}
    set details = jsonb_set(details, string_to_array(${field.join('/')}, '/'), to_jsonb(${value}::text))
    where ${sql.ref(key)} = ${row}::uuid`.execute(database);
}

describe('stored rows', () => {
  let server: TestServer;
  const ids: number[] = [];
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    for (const kind of ['joint', 'corporate_trust', 'joint'] as const) {
      const { data } = await readySubmission(server, client, 101, (offer) => anApplicationBy(kind, offer));
      ids.push(Number((await client.submit(data)).json()['id']));
    }
  });
  after(() => server.stop());

  it(
    `refuse each of ${SWAPS} swapped ciphertexts, half of them between people of one application`,
    { timeout: 3_600_000 },
    async () => {
      const leaves = await leavesOf(server.database);
      const people = leaves.filter(({ table }) => table === 'people');
      const any = <Item>(items: readonly Item[]): Item => {
        const item = items[randomInt(items.length)];
        if (item === undefined) throw new Error('There is nothing to choose from.');
        return item;
      };

      for (let swap = 0; swap < SWAPS; swap += 1) {
        const one = swap % 2 === 0 ? any(people) : any(leaves);
        const isLike = (leaf: Leaf): boolean =>
          leaf.applicationId === one.applicationId && leaf.table === one.table && leaf.row !== one.row;
        const field = one.field.join();
        const like = people.filter((leaf) => isLike(leaf) && leaf.field.join() === field);
        const other = any(swap % 2 === 0 && like.length > 0 ? like : leaves.filter((leaf) => leaf !== one));
        await put(server.database, one, other.value);
        await put(server.database, other, one.value);

        for (const { applicationId } of [one, other])
          await assert.rejects(readStored(server, applicationId), KeysUnusable, `${swap}: ${field}`);

        await put(server.database, one, one.value);
        await put(server.database, other, other.value);
      }
      for (const id of ids) assert.ok(await readStored(server, id));
    },
  );

  it('refuse a value that was cut, changed or is not encrypted, and say so without quoting it', async () => {
    const [leaf] = (await leavesOf(server.database)).filter(({ applicationId }) => applicationId === ids[0]);
    assert.ok(leaf);
    const flipped = `${leaf.value.slice(0, -2)}${leaf.value.at(-2) === 'A' ? 'B' : 'A'}${leaf.value.slice(-1)}`;
    for (const value of [flipped, leaf.value.slice(0, 20), 'x', '123456782']) {
      await put(server.database, leaf, value);
      await assert.rejects(readStored(server, leaf.applicationId), (error) => {
        assert.ok(error instanceof KeysUnusable);
        assert.doesNotMatch(error.message, /123456782/);
        return true;
      });
    }
    await put(server.database, leaf, leaf.value);
    await server.database.updateTable('people').set({ sealed_under: null }).where('key', '=', leaf.row).execute();
    await assert.rejects(readStored(server, leaf.applicationId), /not encrypted/);
    await server.database.updateTable('people').set({ sealed_under: 1 }).where('key', '=', leaf.row).execute();
  });

  it('refuse another key of the same number, and a ring without theirs, each by its number', async () => {
    const [id = 0] = ids;
    const { hashKey } = server.keys;

    await assert.rejects(readStored({ ...server, keys: { hashKey, ring: aRing(1) } }, id), /cannot be read with key 1/);
    await assert.rejects(readStored({ ...server, keys: { hashKey, ring: aRing(2) } }, id), /Key 1, .* is not among/);
    const { dataDirectory, database } = server;
    const start = (fieldKeys: KeyRing | null, folder = dataDirectory) =>
      openStoreKeys(database, { fieldKeys, dataDirectory: folder });
    await assert.rejects(start(aRing(1)), /Key 1 is not the key 1 that this database was used with/);
    await assert.rejects(start(aRing(2)), /stored under key 1, which FIELD_KEYS does not hold/);
    await assert.rejects(start(null, temporaryFolder('lost')), /keys of this database are missing/);
    assert.equal((await start(null)).ring.newest, 1);
  });

  it('never use a nonce twice', () => {
    const ring = aRing(1);
    const place = { table: 'people', applicationId: 1, entity: 'a', field: 'tfn' };
    const count = 1_000_000;

    const nonces = new Set(Array.from({ length: count }, () => seal(ring, place, '').slice(0, 16)));

    assert.equal(nonces.size, count);
  });

  it(
    `go under a new key, ${ROWS} of them while applications are submitted and read, and no reading fails`,
    { timeout: 3_600_000 },
    async () => {
      const client = await TestClient.open(server);
      const { data, application } = await readySubmission(server, client, 101);
      const many = async (): Promise<number> =>
        (await sql<{ n: number }>`select count(*)::integer as n from people`.execute(server.database)).rows[0]?.n ?? 0;
      while ((await many()) < ROWS) ids.push(Number((await client.submit(data)).json()['id']));
      const [[, first] = []] = server.keys.ring.keys;
      assert.ok(first);
      const newest = new Map([...server.keys.ring.keys, [2, createSecretKey(randomBytes(32))] as const]);
      const keys = { ...server.keys, ring: { newest: 2, keys: newest } };
      server.deps.keys = keys;
      let isOver = false;
      let reads = 0;

      const rotation = sealRows({ database: server.database, keys, which: 'outdated' }).finally(() => (isOver = true));
      while (!isOver) {
        const answer = await client.submit(data);
        assert.equal(answer.status, 200, answer.body.toString());
        const id = ids[randomInt(ids.length)] ?? 0;
        for (const each of [id, Number(answer.json()['id'])]) {
          assert.ok(numbersOf((await readStored({ ...server, keys }, each))?.application ?? {}).length > 0);
          reads += 1;
        }
      }

      const { rows, failure } = await rotation;
      assert.equal(failure, null);
      assert.ok(rows >= ROWS && reads > 1, `${rows} rows, ${reads} readings`);
      const alone = { ...keys, ring: { newest: 2, keys: new Map([...newest].filter(([number]) => number === 2)) } };
      for (const id of ids) {
        const stored = await readStored({ ...server, keys: alone }, id);
        assert.ok(numbersOf(stored?.application ?? {}).length > 0);
        assert.ok(await readRecord({ ...server, keys: alone }, id), 'its record reads as well');
      }
      const last = await readStored({ ...server, keys: alone }, ids.at(-1) ?? 0);
      assert.deepEqual(numbersOf(last?.application ?? {}).sort(), numbersOf(application).sort());
    },
  );

  it('leave a row that cannot be read as it is, and bring the others under the newest key all the same', async () => {
    const [leaf] = await leavesOf(server.database);
    assert.ok(leaf);
    await put(server.database, leaf, 'damaged');
    const keys = {
      ...server.keys,
      ring: {
        newest: 3,
        keys: new Map([...server.deps.keys.ring.keys, [3, createSecretKey(randomBytes(32))] as const]),
      },
    };

    const { failure } = await sealRows({ database: server.database, keys, which: 'outdated' });

    assert.ok(failure instanceof KeysUnusable);
    const left = await server.database
      .selectFrom('people')
      .select('key')
      .where('application_id', 'is not', null)
      .where('sealed_under', '<', 3)
      .execute();
    assert.deepEqual(left, [{ key: leaf.row }]);
  });
});

describe('keys', () => {
  const key = () => randomBytes(32).toString('base64');

  it('are numbered, the highest of them writes, and what is no key is refused', () => {
    const ring = parseKeyRing(`2:${key()},1:${key()}\n7:${randomBytes(32).toString('base64url')}`);

    assert.deepEqual([ring?.newest, [...(ring?.keys.keys() ?? [])]], [7, [2, 1, 7]]);
    for (const wrong of [
      '',
      key(),
      `0:${key()}`,
      '1:short',
      `1:${key()},1:${key()}`,
      `1:${key()},x`,
      `1:${key()}${key()}`,
    ])
      assert.equal(parseKeyRing(wrong), null, wrong);
  });

  it('are made once in a file of the service alone, also by several processes at once, and kept', async () => {
    const folder = path.join(temporaryFolder('keys'), 'new');
    const file = keyFileIn(folder);

    const rings = await Promise.all(Array.from({ length: 8 }, () => makeKeyFile(file)));

    const texts = rings.map(({ keys }) => keys.get(1)?.export().toString('hex'));
    assert.equal(new Set(texts).size, 1);
    assert.equal(fs.statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(fs.readdirSync(folder), ['keys']);
    fs.chmodSync(file, 0o644);
    assert.equal((await readKeyFile(file))?.keys.get(1)?.export().toString('hex'), texts[0]);
    assert.equal(fs.statSync(file).mode & 0o777, 0o600);
    fs.writeFileSync(file, 'nonsense');
    await assert.rejects(readKeyFile(file), KeysUnusable);
    assert.equal(await readKeyFile(`${file}${randomUUID()}`), null);
  });
});

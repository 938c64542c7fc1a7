import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

/** Of each kind: answers lost, calls lost, calls that arrive after the question. */
const TIMES = 500;
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

describe('what became of a submission without an answer', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  const ask = (client: TestClient, key: string) => client.post('/offer/api/submission-outcome/', { key });
  const told = ({ body }: Answer) => JSON.parse(body.toString()) as { outcome: string; reply?: unknown };
  const applications = async () => Number((await countRows(server))['applications']);

  it(`[2-SUB-09] gives the answer that was lost, ${TIMES} times, and makes nothing`, async () => {
    for (let turn = 0; turn < TIMES; turn += 1) {
      const client = await TestClient.open(server);
      const { data } = await readySubmission(server, client, 101);
      const key = randomUUID();
      const lost = JSON.parse((await client.submit(data, key)).body.toString());
      const before = await countRows(server);

      assert.deepEqual(told(await ask(client, key.toUpperCase())), { outcome: 'arrived', reply: lost });
      assert.deepEqual(await countRows(server), before);
    }
  });

  it(`[2-SUB-09] closes the key of a call that never arrived, ${TIMES} times: only another one submits`, async () => {
    for (let turn = 0; turn < TIMES; turn += 1) {
      const client = await TestClient.open(server);
      const { data } = await readySubmission(server, client, 101);
      const [key, before] = [randomUUID(), await applications()];

      assert.deepEqual(told(await ask(client, key)), { outcome: 'never_arrived' });
      const late = await client.submit(data, key);
      assert.equal(late.status, 409);
      assert.match(late.body.toString(), /This attempt was abandoned. Nothing was submitted./);
      assert.deepEqual(told(await ask(client, key)), { outcome: 'never_arrived' });
      assert.equal(await applications(), before);
      assert.equal((await client.submit(data, randomUUID())).status, 200);
      assert.equal(await applications(), before + 1);
    }
  });

  it(`[2-SUB-09] says what is true also where call and question arrive together, ${TIMES} times`, async () => {
    const ends = new Set<string>();
    for (let turn = 0; turn < TIMES; turn += 1) {
      const client = await TestClient.open(server);
      const { data } = await readySubmission(server, client, 101);
      const [key, before] = [randomUUID(), await applications()];

      const calls = [() => client.submit(data, key), () => ask(client, key)];
      await Promise.all((turn % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      const { outcome } = told(await ask(client, key));

      assert.ok(outcome === 'arrived' || outcome === 'never_arrived', outcome);
      assert.equal(await applications(), before + (outcome === 'arrived' ? 1 : 0));
      ends.add(outcome);
    }
    if (isPostgres) assert.equal(ends.size, 2, 'both ends were met');
  });

  it('tells somebody else with the key that it arrived, and nothing of it', async () => {
    const [client, stranger] = [await TestClient.open(server), await TestClient.open(server)];
    const { data } = await readySubmission(server, client, 101);
    const key = randomUUID();
    await client.submit(data, key);

    assert.deepEqual(told(await ask(stranger, key)), { outcome: 'arrived', reply: null });
  });

  it('refuses a question without a UUID, and one with more', async () => {
    const client = await TestClient.open(server);

    const answers = [
      await ask(client, 'not-a-uuid'),
      await client.post('/offer/api/submission-outcome/', { key: randomUUID(), other: '1' }),
      await client.post('/offer/api/submission-outcome/', {}),
    ];

    assert.deepEqual(
      answers.map(({ status }) => status),
      [400, 413, 400],
    );
  });

  it(
    'says that it is being submitted while it is',
    { skip: !isPostgres && 'one connection: the question waits' },
    async () => {
      const client = await TestClient.open(server);
      const [key, { deps }] = [randomUUID(), server];
      const session = await server.database.selectFrom('sessions').select('id').executeTakeFirstOrThrow();

      await deps.database.transaction().execute(async (transaction) => {
        const row = { key, session_id: session.id, request_hash: 'hmac.x', created_at: deps.clock.now() };
        await transaction
          .insertInto('idempotency_keys')
          .values({ application_id: null, reply: null, ...row })
          .execute();
        assert.deepEqual(told(await ask(client, key)), { outcome: 'in_flight' });
      });
    },
  );
});

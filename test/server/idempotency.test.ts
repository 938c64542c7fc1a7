import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const AT_ONCE = 50;
const LOST_REPLIES = 20;

describe('the key of a submission', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  it(`makes one application of ${AT_ONCE} equal calls at once, and gives its id to all that one session may make at once`, async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const before = await countRows(server);
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => client.submit(data, key)));

    // The others are refused before they are read: they may come again.
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].toSorted(), [200, 429]);
    const taken = answers.filter(({ status }) => status === 200);
    assert.ok(taken.length >= 16, String(taken.length));
    assert.equal(new Set(taken.map(({ body }) => body.toString())).size, 1);
    const after = await countRows(server);
    assert.equal(after['applications'], (before['applications'] ?? 0) + 1);
    assert.equal(after['outbox'], (before['outbox'] ?? 0) + 1);
    assert.equal(after['events'], (before['events'] ?? 0) + 1);
  });

  it(`gives the saved reply ${LOST_REPLIES} times when the answer was lost, also once the offer has closed`, async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const key = randomUUID();
    const first = (await client.submit(data, key)).body.toString();
    const before = await countRows(server);
    await server.database.updateTable('offers').set({ state: 'closed' }).where('id', '=', 101).execute();

    for (let call = 0; call < LOST_REPLIES; call += 1)
      assert.equal((await client.submit(data, key)).body.toString(), first);

    await server.database.updateTable('offers').set({ state: 'open' }).where('id', '=', 101).execute();
    assert.deepEqual(await countRows(server), before);
  });

  it('gives the same reply whatever the order of the fields', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const key = randomUUID();

    const first = await client.submit(data, key);
    const second = await client.submit(Object.fromEntries(Object.entries(data).reverse()), key);

    assert.equal(second.body.toString(), first.body.toString());
  });

  it('refuses the key with other content (422), from another session (422), and a call without one (400)', async () => {
    const client = await TestClient.open(server);
    const other = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const key = randomUUID();
    await client.submit(data, key);
    const before = await countRows(server);

    const answers = await Promise.all([
      client.submit({ ...data, purchase_amount: { totalAmount: '10000' } }, key),
      other.submit(data, key),
      client.submit(data, null),
      client.submit(data, 'not-a-uuid'),
    ]);

    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 422, 400, 400],
    );
    assert.deepEqual(await countRows(server), before);
  });

  it('leaves a key free that was refused with errors, so that the corrected application can use it', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const key = randomUUID();

    const refused = await client.submit({ ...data, purchase_amount: { totalAmount: '1' } }, key);
    const corrected = await client.submit(data, key);

    assert.deepEqual([refused.status, corrected.status], [400, 200]);
  });
});

describe('a statement that fails half-way', () => {
  it('leaves nothing behind, whichever statement it is, and the call can be repeated', async () => {
    let failAt = Infinity;
    let statements = 0;
    const server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const failing = server.database.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        if (statements === failAt) throw new Error('the disk is gone');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    server.deps.database = failing;
    const before = await countRows(server);
    const key = randomUUID();

    let answer: Pick<Answer, 'status' | 'body'> = { status: 500, body: Buffer.alloc(0) };
    for (failAt = 1; answer.status !== 200 && failAt < 100; failAt += 1) {
      statements = 0;
      answer = await client.submit(data, key);
      if (answer.status === 200) break;
      assert.equal(answer.status, 500);
      assert.doesNotMatch(answer.body.toString(), /disk|insert|Error/);
      // Two reads of a call run at once: where one fails, the other one may go on for a moment, and is none of the next call's.
      for (let seen = 0; seen !== statements;) {
        seen = statements;
        assert.deepEqual(await countRows(server), before, `after statement ${failAt}`);
      }
    }

    assert.equal(answer.status, 200);
    assert.ok(failAt > 12, `only ${failAt} statements were tried`);
    assert.equal((await countRows(server))['applications'], (before['applications'] ?? 0) + 1);
    await server.stop();
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { systemIds } from '#server/system.ts';
import { countRows, readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** Characters of a reference. */
const LENGTH = 6;

describe('a reference that another application has', () => {
  /** What is drawn next; then chance again. */
  const drawn: number[] = [];
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer({
      ids: { ...systemIds, below: (limit) => drawn.shift() ?? systemIds.below(limit) },
    });
    await addOffer(server);
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const draw = (...values: number[]): void =>
    void drawn.splice(0, Infinity, ...values.flatMap((value) => Array.from({ length: LENGTH }, () => value)));

  async function submit(leadId?: unknown): Promise<{ status: number; reference: unknown; id: unknown }> {
    const { data } = await readySubmission(server, client, 101);
    const answer = await client.submit({ ...data, splash_application_id: leadId });
    const { reference, id } = answer.json();
    return { status: answer.status, reference, id };
  }

  async function leave(visitor: TestClient): Promise<{ status: number; reference: unknown; id: unknown }> {
    const { id: offer } = await storedOffer(server, 101);
    const answer = await visitor.submit({ offer, action: 'splash', contact_details: { first_name: 'Nina' } }, null);
    const { reference, id } = answer.json();
    return { status: answer.status, reference, id };
  }

  it('is drawn again, for an application and for an early lead, which keeps its own when it is lodged', async () => {
    draw(0);
    assert.deepEqual((await submit()).reference, 'EMB-333333');

    draw(0, 0, 1);
    assert.deepEqual((await submit()).reference, 'EMB-444444');
    draw(0, 1, 2);
    const lead = await leave(client);
    assert.deepEqual([lead.status, lead.reference], [200, 'EMB-666666']);
    const lodged = await submit(lead.id);

    assert.deepEqual([lodged.status, lodged.reference, lodged.id], [200, 'EMB-666666', lead.id]);
  });

  it('is drawn ten times at most; then nothing is stored and the call can be repeated', async () => {
    const { data } = await readySubmission(server, client, 101);
    const before = await countRows(server);
    const key = crypto.randomUUID();
    draw(...Array.from({ length: 10 }, () => 0));

    const refused = await client.submit(data, key);
    assert.deepEqual([refused.status, drawn.length, await countRows(server)], [500, 0, before]);

    assert.equal((await client.submit(data, key)).status, 200);
  });
});

describe('a document that is removed between the check and the lodging', () => {
  it('lodges nothing, says so, and leaves the key free for the corrected application', async () => {
    const server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101);
    const document = application.investor_details?.investors?.[0]?.idDoc;
    const before = await countRows(server);
    const key = crypto.randomUUID();
    const { database } = server;
    let isRemoved = false;
    // The last moment at which another call can get in: the application has been judged, and draws its number.
    server.deps.database = new Proxy(database, {
      get: (target, name) => {
        if (name === 'selectNoFrom' && !isRemoved) {
          return (...selected: Parameters<typeof database.selectNoFrom>) => ({
            executeTakeFirstOrThrow: async () => {
              isRemoved = true;
              assert.equal((await client.call('DELETE', document?.delete_document ?? '')).status, 204);
              return database.selectNoFrom(...selected).executeTakeFirstOrThrow();
            },
          });
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

    const answer = await client.submit(data, key);

    assert.ok(isRemoved);
    assert.deepEqual(
      [answer.status, answer.json()],
      [400, { message: 'Please upload this document again', errors: {} }],
    );
    assert.deepEqual(await countRows(server), before);
    server.deps.database = database;
    const corrected = await readySubmission(server, client, 101);
    assert.equal((await client.submit(corrected.data, key)).status, 200);
    await server.stop();
  });
});

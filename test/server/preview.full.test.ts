import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

describe('a preview', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  async function offerCall(
    client: TestClient,
    query: string,
  ): Promise<{ status: number; preview: unknown; offer: Record<string, unknown> }> {
    const answer = await client.call('GET', `/api/offers/emberfield-copper/${query}`);
    const { preview, offer } = answer.json() as { preview: unknown; offer: Record<string, unknown> };
    return { status: answer.status, preview, offer };
  }

  it('[1-SHELL-53, 1-SHELL-54, 2-PREV-05] is what the offer call says it is, with the address of the real offer', async () => {
    const client = await TestClient.open(server);
    const [real, preview] = [await offerCall(client, ''), await offerCall(client, '?preview=true')];

    assert.deepEqual([real.preview, preview.preview], [false, true]);
    assert.equal(preview.offer['href'], '/offers/emberfield-copper/');
    assert.deepEqual({ ...preview.offer, id: real.offer['id'] }, real.offer);
    assert.equal((await offerCall(client, '?preview=yes')).status, 400);
  });

  it('[2-PREV-03] takes neither lead nor application, whatever a client posts', async () => {
    const client = await TestClient.open(server);
    const id = (await offerCall(client, '?preview=true')).offer['id'];
    const { data } = await readySubmission(server, client, 101);
    const before = await countRows(server);

    const lead = await client.submit(
      { offer: id, action: 'splash', landingpage: { username: 'staff@example.com' } },
      null,
    );
    const application = await client.submit({ ...data, offer: id });
    const unnamed = await client.submit({ ...data, offer: undefined });

    assert.deepEqual([lead.status, application.status, unnamed.status], [400, 400, 400]);
    assert.deepEqual(await countRows(server), before);
    // The same application is complete: it is the preview that refuses it.
    assert.equal((await client.submit(data)).status, 200);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readStored } from '#server/applications/stored.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const LEAD = {
  offer: 101,
  action: 'splash',
  landingpage: { username: 'jane.citizen@example.com', hasAccount: false, agree_to_terms: true },
};

describe('the early lead', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await addOffer(server, { id: 103, href: '/offers/gone/', state: 'closed' });
  });
  after(() => server.stop());

  it('[1-LAND-21, 1-LAND-22] stores a draft without a key and answers its id', async () => {
    const client = await TestClient.open(server);

    const answer = await client.submit(LEAD, null);

    const { id, status, submitted_at, payment } = answer.json();
    assert.deepEqual([answer.status, status, submitted_at, payment], [200, 'draft', null, null]);
    const stored = await readStored(server, Number(id));
    assert.deepEqual(stored?.application, { landingpage: LEAD.landingpage });
  });

  it('stores one lead for each session and offer, however often and at once it is sent', async () => {
    const client = await TestClient.open(server);
    const before = await countRows(server);

    const answers = await Promise.all(Array.from({ length: 10 }, () => client.submit(LEAD, null)));

    assert.equal(new Set(answers.map((answer) => answer.json()['id'])).size, 1);
    assert.equal((await countRows(server))['applications'], (before['applications'] ?? 0) + 1);
  });

  it('becomes the submitted application with its id, once', async () => {
    const client = await TestClient.open(server);
    const lead = (await client.submit(LEAD, null)).json();
    const { data } = await readySubmission(server, client, 101);

    const lodged = (await client.submit({ ...data, splash_application_id: lead['id'] })).json();
    const second = (await client.submit({ ...data, splash_application_id: lead['id'] })).json();

    assert.deepEqual([lodged['id'], lodged['status']], [lead['id'], 'submitted']);
    assert.notEqual(second['id'], lead['id']);
  });

  it("leaves another session's lead alone", async () => {
    const owner = await TestClient.open(server);
    const lead = (await owner.submit(LEAD, null)).json();
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);

    const lodged = (await client.submit({ ...data, splash_application_id: lead['id'] })).json();

    assert.notEqual(lodged['id'], lead['id']);
    assert.equal((await readStored(server, Number(lead['id'])))?.status, 'draft');
  });

  it('is refused when it is longer than any form, and stores nothing', async () => {
    const client = await TestClient.open(server);
    const before = await countRows(server);

    const long = await client.submit({ ...LEAD, contact_details: { first_name: 'x'.repeat(101) } }, null);
    const holding = { note: 'x'.repeat(19_900) };
    const large = await client.submit(
      { ...LEAD, contact_details: { selectedHolder: holding, first_name: 'x'.repeat(100) } },
      null,
    );

    assert.deepEqual([long.status, Object.keys(Object(long.json()['errors']))], [400, ['contact_details']]);
    assert.equal(large.status, 413);
    assert.deepEqual(await countRows(server), before);
  });

  it('is refused for an offer that is not open, and for actions that do not exist', async () => {
    const client = await TestClient.open(server);

    assert.deepEqual((await client.submit({ ...LEAD, offer: 103 }, null)).json(), { offer: ['This offer is closed'] });
    assert.equal((await client.submit({ ...LEAD, action: 'approve' }, null)).status, 400);
  });
});

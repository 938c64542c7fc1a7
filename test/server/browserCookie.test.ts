/** The cookie by which a browser is known again, for every person who uses it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { draftData } from './support/drafts.ts';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, encodeForm, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const SET = /^allot_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/;

describe('the cookie of a browser', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  const setBy = async (client: TestClient, data: object, cookie = ''): Promise<string | undefined> => {
    const headers = cookie ? { cookie: `${client.cookie}; ${cookie}` } : {};
    const answer = await client.post(
      '/offer/api/application-create-update/',
      { application_data: JSON.stringify(data) },
      { 'idempotency-key': crypto.randomUUID(), ...headers },
    );
    assert.equal(answer.status, 200, answer.body.toString());
    return [answer.headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((set) => set.startsWith('allot_browser='));
  };

  it('is set for everybody who submits, stays the same for a year from the last time, and is set anew where it was not given out here', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101);
    assert.equal(await setBy(client, draftData(application)), undefined, 'a draft leaves none');
    const first = (await setBy(client, data)) ?? '';
    assert.match(first, SET);

    const other = await TestClient.open(server);
    const again = await readySubmission(server, other, 101);
    const [own = ''] = first.split(';');
    assert.equal(await setBy(other, again.data, own), first);
    const invented = (await setBy(other, again.data, 'allot_browser=short')) ?? '';
    assert.match(invented, SET);
    assert.ok(!invented.startsWith(`${own};`));
  });

  it('behind TLS has a name that no neighbour can plant, and takes no other', async () => {
    const behindTls = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
    await addOffer(behindTls);
    const headers = {};
    const csrf = await behindTls.app.inject({ url: '/api/csrf/', headers });
    const [cookie] = String(csrf.headers['set-cookie']).split(';');
    const { data } = await readySubmission(server, await TestClient.open(server), 101);
    const form = await encodeForm({ application_data: JSON.stringify(data) });
    const planted = `allot_browser=${'a'.repeat(43)}`;
    const answer = await behindTls.app.inject({
      method: 'POST',
      url: '/offer/api/application-create-update/',
      payload: form.payload,
      headers: {
        ...headers,
        ...form.headers,
        cookie: `${cookie}; ${planted}`,
        'x-csrf-token': csrf.json<{ csrf_token: string }>().csrf_token,
        'idempotency-key': crypto.randomUUID(),
      },
    });
    await behindTls.stop();
    const set = String(answer.headers['set-cookie']);
    assert.match(set, /__Host-allot_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    assert.ok(!set.includes('aaaa'));
  });
});

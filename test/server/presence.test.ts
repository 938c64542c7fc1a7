/** In which pages a saved draft is open, and who saved it last: what two editors hear of each other. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { holdByCode } from '#server/drafts/holds.ts';
import { aDraft, draftData, pass, sendWell } from './support/drafts.ts';
import { OLIVIA, withPeopledServer } from './support/peopledServer.ts';
import { TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const CONTACT = { first_name: 'Nina', email_address: 'nina@example.com', tel_mobile: '+61400000678' };

let server: TestServer;
let desk: TestClient;
let phone: TestClient;
let id: number;
let revision: number;
withPeopledServer((started) => (server = started));

/** A draft of somebody who is signed in on two devices. */
beforeEach(async () => {
  [desk, phone] = [await TestClient.open(server), await TestClient.open(server)];
  for (const client of [desk, phone]) await client.logIn(OLIVIA, DEMO_PASSWORD);
  const saved = (await save(desk)).json();
  [id, revision] = [Number(saved['id']), Number(saved['revision'])];
});

const save = (by: TestClient, ifMatch?: number) =>
  sendWell(draftData({ contact_details: CONTACT }, ifMatch === undefined ? {} : { application_id: id }), {
    by,
    ifMatch,
  });

interface Said {
  revision: number | null;
  is_asked: boolean;
  others: { idle: number; has_let_go: boolean }[];
}
async function say(client: TestClient, page: string, doing = 'stay', idle = '0'): Promise<Said> {
  const answer = await client.post(`/api/applications/${id}/presence/`, { page, idle, doing });
  assert.equal(answer.status, 200, answer.body.toString());
  return answer.json() as unknown as Said;
}

describe('[R6] pages in which one draft is open', () => {
  it('hear of each other, for how long nobody has pressed a key there, and what was saved', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    assert.deepEqual(await say(desk, one), { revision, is_asked: false, others: [] });
    assert.deepEqual((await say(phone, other)).others, [{ idle: 0, has_let_go: false }]);
    await say(desk, one, 'stay', '240');
    await save(phone, revision);

    assert.deepEqual(await say(phone, other), {
      revision: revision + 1,
      is_asked: false,
      others: [{ idle: 240, has_let_go: false }],
    });
  });

  it('forget one that has left, and one that was not heard of for longer than a browser keeps quiet', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await say(desk, one);
    await say(phone, other, 'leave');
    assert.deepEqual((await say(desk, one)).others, []);
    await say(phone, other);
    pass(server, 70_000);
    assert.equal((await say(desk, one)).others.length, 1);
    pass(server, 6_000);
    assert.deepEqual((await say(desk, one)).others, []);
  });

  it('are asked to let go by one that takes over, until they have; another take-over asks that one', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await say(desk, one);
    await say(phone, other, 'take_over');
    assert.equal((await say(desk, one)).is_asked, true);
    assert.equal((await say(desk, one, 'let_go')).is_asked, false);
    assert.deepEqual((await say(phone, other)).others, [{ idle: 0, has_let_go: true }]);
    await say(desk, one, 'take_over');
    assert.equal((await say(phone, other)).is_asked, true);
    assert.equal((await say(desk, one)).is_asked, false);
  });

  it('are no use of the session: a hold ends 30 minutes after the last key however often they are told', async () => {
    const visitor = await TestClient.open(server);
    const draft = await sendWell(draftData({ contact_details: CONTACT }), { by: visitor });
    id = Number(draft.json()['id']);
    const page = randomUUID();
    for (let minute = 0; minute < 29; minute += 1) {
      pass(server, MINUTE);
      await say(visitor, page);
    }
    pass(server, 2 * MINUTE);
    const late = await visitor.post(`/api/applications/${id}/presence/`, { page, idle: '0', doing: 'stay' });
    assert.equal(late.status, 404);
  });

  it('refuses what is no page, and what no page does', async () => {
    for (const sent of [
      { page: 'x', idle: '0', doing: 'stay' },
      { page: randomUUID(), idle: '0', doing: 'dance' },
    ])
      assert.equal((await desk.post(`/api/applications/${id}/presence/`, sent)).status, 400);
  });
});

describe('[R6] a newer version', () => {
  const openedBy = async (client: TestClient) =>
    (await client.post(`/api/applications/${id}/open-draft/`, {})).json()['saved'] as {
      at: string;
      is_own: boolean;
      name: string | null;
    };

  it('says when it was saved, and that it was by the same person, also in another session', async () => {
    const saved = await openedBy(phone);
    assert.deepEqual(saved, { at: server.deps.clock.now().toISOString(), is_own: true, name: null });
  });

  it('names the account that saved it to whoever came by its code, and says of the other that it was nobody with a name', async () => {
    const { client: visitor, sessionId } = await aDraft(server);
    const now = server.deps.clock.now();
    await server.database
      .transaction()
      .execute((transaction) => holdByCode(transaction, { sessionId, applicationId: id, now, isShared: false }));
    assert.deepEqual(await openedBy(visitor), { at: now.toISOString(), is_own: false, name: 'Olivia Hartley' });

    await save(visitor, revision);
    assert.deepEqual(await openedBy(desk), { at: now.toISOString(), is_own: false, name: null });
  });
});

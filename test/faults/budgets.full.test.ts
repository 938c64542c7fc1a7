/** Somebody who uses up what costs money, so that nobody else gets any of it. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { readConfig, type Config } from '#server/config.ts';
import { ADVISER } from '#test/server/support/approvals.ts';
import { draftData, MOBILE, newestCode, newestToken, send, sendWell } from '#test/server/support/drafts.ts';
import { withPeopledServer } from '#test/server/support/peopledServer.ts';
import { readySubmission } from '#test/server/support/submissions.ts';
import { addOffer, TestClient, type Answer, type TestServer } from '#test/server/support/testServer.ts';

const SMS_PER_DAY = '20';
const REQUESTS = 42;

/** The defaults of budgets, with so few text messages a day that a small attack would use them up. */
function attacked(changes: Record<string, string> = {}): Partial<Config> {
  const { budgets, smsLimits } = readConfig({ SMS_PER_DAY, SMS_PER_DAY_PER_COUNTRY: SMS_PER_DAY, ...changes });
  return { budgets, smsLimits, trustedProxies: 1 };
}

describe('one session that asks for codes of drafts of its own', () => {
  let server: TestServer;
  // Its drafts are not bounded here: the texts alone have to hold.
  withPeopledServer((started) => (server = started), { config: attacked({ BUDGET_NEW_DRAFTS: '100/1000/20000' }) });
  before(() => addOffer(server));

  async function browser(address: string): Promise<TestClient> {
    const client = await TestClient.open(server);
    client.address = address;
    return client;
  }
  async function newToken(client: TestClient): Promise<void> {
    client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
  }
  const saved = async (by: TestClient, turn: number, email: string): Promise<{ id: number; draft_url: string }> => {
    const tel_mobile = `+614915${String(70_100 + turn).padStart(5, '0')}`;
    const contact_details = { first_name: 'Margot', email_address: email, tel_mobile };
    return (await sendWell(draftData({ contact_details }), { by })).json() as never;
  };
  const askForCode = (by: TestClient, url: string): Promise<Answer> => by.post(url, { action: 'send_sms_code' });

  /** Another browser comes by the link and opens with the code. */
  async function open(id: number, address: string): Promise<TestClient> {
    const client = new TestClient(server.app);
    client.address = address;
    const answer = await client.call('GET', `/d/${await newestToken(server, id)}`);
    client.follow(answer);
    await newToken(client);
    const url = String(answer.headers.location);
    assert.equal((await askForCode(client, url)).status, 200);
    const given = await client.post(url, { action: 'sms_login', otp_token: await newestCode(server, id) });
    assert.equal(given.json()['verified'], true);
    client.follow(given);
    await newToken(client);
    return client;
  }

  it(`gets its five with ${REQUESTS} requests; another person's draft still opens, and an approval still goes through`, async () => {
    const owner = await browser('203.0.113.1');
    const draft = await saved(owner, 90, 'margot.ellery@example.com');
    const adviser = await browser('203.0.113.2');
    const { application } = await readySubmission(server, adviser, 101);
    const contact_details = { ...application.contact_details, ...ADVISER, tel_mobile: MOBILE };
    const asked: Application = { ...application, contact_details };
    const waiting = (await sendWell(toWire(asked, { offer: 101 }), { by: adviser })).json();
    assert.equal(waiting['status'], 'pending_approval');

    const attacker = await browser('198.51.100.1');
    const statuses: number[] = [];
    for (let turn = 0; turn < REQUESTS / 2; turn += 1) {
      const own = await saved(attacker, turn, `mallory+${turn}@example.com`);
      const answer = await askForCode(attacker, own.draft_url);
      statuses.push(answer.status);
      if (answer.status === 200) continue;
      // In words, with the time when it goes on.
      assert.match(answer.body.toString(), /You can request another code from 22\/11\/2026, .* AEDT/);
      assert.ok(Number(answer.headers['retry-after']) > 23 * 3600, 'when it goes on');
    }

    assert.deepEqual(
      [statuses.filter((status) => status === 200).length, new Set(statuses.slice(5))],
      [5, new Set([429])],
    );
    await open(draft.id, '203.0.113.3');
    const investor = await open(Number(waiting['id']), '203.0.113.4');
    const page = await investor.call('GET', `/api/applications/${String(waiting['id'])}/record.json`);
    assert.equal(page.status, 200);
    const approved = await send(
      { ...toWire(asked, { offer: 101 }), application_id: Number(waiting['id']) },
      { by: investor, ifMatch: 1 },
    );
    assert.deepEqual([approved.status, approved.json()['status']], [200, 'submitted'], approved.body.toString());
  });

  it('gets no more than half of the day’s from many sessions and networks: followed links get the rest', async () => {
    await server.database.deleteFrom('sms_sends').execute();
    await server.database.deleteFrom('budget_uses').execute();
    const owner = await browser('203.0.113.1');
    const draft = await saved(owner, 91, 'ben@example.com');
    let sent = 0;
    for (let turn = 0; turn < 16; turn += 1) {
      const attacker = await browser(`198.51.100.${turn}`);
      const own = await saved(attacker, 30 + turn, `mallory${turn}@example.com`);
      if ((await askForCode(attacker, own.draft_url)).status === 200) sent += 1;
    }
    assert.equal(sent, Number(SMS_PER_DAY) / 2);
    await open(draft.id, '203.0.113.3');
  });
});

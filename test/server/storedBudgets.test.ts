/** Budgets at the calls that use them: uploads, charged look-ups, drafts, and their figures in the probe. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { budgetTexts } from '#domain/texts/budgets.ts';
import { readConfig } from '#server/config.ts';
import type { AddressBook } from '#server/lookups/addresses.ts';
import { doDueJobs } from './support/jobs.ts';
import { draftData, MOBILE, send } from './support/drafts.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** An address book that the service pays for. */
const CHARGED: AddressBook = {
  find: async () => [],
  open: async (id) => [{ id, fullAddress: '1 Example Street', is_group: false }],
  isCharged: (id) => !id.startsWith('group:'),
};

describe('a budget at a call', () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    const { budgets } = readConfig({
      BUDGET_STORED_KB: '3/6',
      BUDGET_LOOKUPS: '2/3',
      BUDGET_NEW_DRAFTS: '2/4/100',
      BUDGET_FIRST_EMAILS: '3/5/100',
    });
    const { lookups } = { lookups: { addresses: CHARGED } };
    server = await startTestServer({ config: { budgets, trustedProxies: 1 } });
    Object.assign(server.deps.lookups, lookups);
    await addOffer(server);
  });
  beforeEach(async () => {
    await server.database.deleteFrom('budget_uses').execute();
    client = await TestClient.open(server);
    client.address = '203.0.113.7';
  });
  after(() => server.stop());

  const saved = (email_address: string, by = client) =>
    send(draftData({ contact_details: { first_name: 'Ann', email_address, tel_mobile: MOBILE } }), { by });

  it('refuses an upload above it in words and before it is received, with the time when it goes on', async () => {
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await client.upload(ownPdf())).status, 200);
    server.travelTo(new Date(START.getTime() + 250));
    const refused = await client.upload(ownPdf());
    server.travelTo(START);
    assert.equal(refused.status, 429, refused.body.toString());
    assert.match(
      String(refused.json()['doc_file']),
      /limit has been reached\. You can upload more from 22\/11\/2026, 2:00 pm AEDT/,
    );
    // Counts the last, broken second in full: a caller who waits that long is not refused again.
    assert.equal(refused.headers['retry-after'], String(25 * 60 * 60));
    // None of the body was sent.
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900' };
    assert.equal((await client.call('POST', '/api/application_docs/', { headers })).status, 429);
  });

  it('counts the uploads of a network over its sessions', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const other = await TestClient.open(server);
      other.address = '203.0.113.7';
      assert.equal((await other.upload(ownPdf())).status, 200);
    }
    assert.equal((await client.upload(ownPdf())).status, 429);
    client.address = '203.0.113.8';
    assert.equal((await client.upload(ownPdf())).status, 200);
  });

  it('refuses every upload while the files have no room', async () => {
    const small = await startTestServer({ config: { maxStored: 1 } });
    const first = await TestClient.open(small);
    assert.equal((await first.upload(ownPdf())).status, 200);
    const next = await startTestServer({ config: { maxStored: 0 } });
    const refused = await (await TestClient.open(next)).upload(ownPdf());
    assert.deepEqual([refused.status, refused.json()], [429, { doc_file: [budgetTexts.noRoom] }]);
    await Promise.all([small.stop(), next.stop()]);
  });

  it('counts look-ups that the service pays for, and no others', async () => {
    const open = (filter: string, by = client) =>
      by.call('GET', `/offer/api/address-lookup/?address=x&country=AU&filter=${filter}`);
    for (let turn = 0; turn < 4; turn += 1) assert.equal((await open('group:1')).status, 200);
    assert.deepEqual([(await open('1')).status, (await open('2')).status], [200, 200]);
    const refused = await open('3');
    assert.equal(refused.status, 429);
    assert.match(String(refused.json()['message']), /enter the address manually, or try again from 22\/11\/2026/);
    assert.equal((await open('group:1')).status, 200);
  });

  it('counts an application that begins once: as a lead, a draft or a submission', async () => {
    const data = draftData({
      contact_details: { first_name: 'Ann', email_address: 'ann@example.com', tel_mobile: MOBILE },
    });
    assert.equal((await send({ ...data, action: 'splash' }, { by: client })).status, 200);
    const first = await send(data, { by: client });
    assert.equal(first.status, 200);
    const ids = { application_id: Number(first.json()['id']) };
    const again = await send({ ...data, ...ids }, { by: client, ifMatch: Number(first.json()['revision']) });
    assert.equal(again.status, 200);
    assert.equal((await saved('ann@example.com')).status, 200);
    const refused = await saved('ann@example.com');
    assert.equal(refused.status, 429);
    assert.match(String(refused.json()['message']), /Too many applications have been started\. .* from 22\/11\/2026,/);
    const { data: submission } = await readySubmission(server, client, 101);
    assert.equal((await send(submission, { by: client })).status, 429, 'a submission begins one, too');
    assert.equal((await send({ ...data, file_key: randomUUID(), action: 'splash' }, { by: client })).status, 429);
  });

  it('is claimed before a submission is answered, also where the application could not be stored', async () => {
    const { data } = await readySubmission(server, client, 101);
    const { database } = server;
    let claimed = 0;
    const claims = new Set<object>();
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    server.deps.database = database.withPlugin({
      transformQuery: ({ node, queryId }) => {
        const statement = JSON.stringify(node);
        if (statement.includes('budget_uses')) claims.add(queryId);
        if (!statement.includes("nextval(pg_get_serial_sequence('applications'")) return node;
        fail();
        throw new Error('the disk is gone');
      },
      transformResult: async ({ result, queryId }) => {
        if (!claims.has(queryId)) return result;
        await failed;
        // The claim takes as long as three statements more.
        for (let turn = 0; turn < 3; turn += 1) await database.selectFrom('offers').select('id').execute();
        claimed += 1;
        return result;
      },
    });
    const { status } = await client.submit(data, randomUUID());
    const claimedAtAnswer = claimed;
    server.deps.database = database;

    assert.equal(status, 500);
    assert.equal(claimedAtAnswer, claims.size);
    assert.ok(claims.size > 0);
  });

  it('counts the first e-mail of a session to each mailbox, and no further one', async () => {
    const first = await saved('ann@example.com');
    const { id, revision } = first.json();
    const change = async (email_address: string, ifMatch: unknown) =>
      send(draftData({ contact_details: { email_address, tel_mobile: MOBILE } }, { application_id: Number(id) }), {
        by: client,
        ifMatch: Number(ifMatch),
      });
    let standing: unknown = revision;
    for (const address of ['ann+1@example.com', 'ben@example.com', 'Ann@example.com', 'cho@example.com']) {
      const answer = await change(address, standing);
      assert.equal(answer.status, 200, answer.body.toString());
      standing = answer.json()['revision'];
    }
    const refused = await change('dan@example.com', standing);
    assert.equal(refused.status, 429);
    assert.match(String(refused.json()['message']), /Too many different email addresses/);
  });

  it('is shown in the probe', async () => {
    await saved('ann@example.com');
    await client.upload(ownPdf());
    let shown: Record<string, { used: number; most: number }> | undefined;
    // Left out while the database is busy.
    while (shown === undefined) shown = (await client.call('GET', '/api/health/')).json()['budgets'] as typeof shown;
    assert.deepEqual(
      [shown['new_drafts'], shown['first_emails'], shown['texts'], shown['all_texts'], shown['stored_kb']],
      [
        { used: 1, most: 100 },
        { used: 1, most: 100 },
        { used: 0, most: 1_000 },
        { used: 0, most: 2_000 },
        { used: 1, most: null },
      ],
    );
    assert.ok((shown['all_files']?.most ?? 0) > (shown['all_files']?.used ?? 0));
  });

  it('has links and requests for approval leave before other e-mails', async () => {
    const { data } = await readySubmission(server, client, 101);
    server.sent.length = 0;
    await server.database.deleteFrom('jobs').execute();
    assert.equal((await send(data, { by: client })).status, 200);
    const other = await TestClient.open(server);
    other.address = '203.0.113.9';
    assert.equal((await saved('late@example.com', other)).status, 200);
    await doDueJobs(server, ['message']);
    assert.deepEqual(
      server.sent.slice(0, 2).map(({ to }) => to.includes('late@example.com')),
      [true, false],
    );
  });
});

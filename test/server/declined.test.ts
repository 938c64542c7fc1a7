/** What an investor declined, or did not approve in time: what is told of it afterwards, and that it can be emptied at once. */
import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { serverTexts } from '#domain/texts.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { atApprovalLink, newCsrfToken, openToApprove, statusOf, waitingApplication } from './support/approvals.ts';
import { newestToken, pass, send } from './support/drafts.ts';
import { sendDueEmails } from './support/jobs.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { addOffer, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;
/** An adviser and an investor of the demo people. */
const ADVISERS_ACCOUNT = 'rohan.mehta@example.com';

describe('an application that its investor did not approve', () => {
  let server: TestServer;
  let adviser: TestClient;
  withPeopledServer((started) => (server = started));
  before(() => addOffer(server, { closes_at: '2090-01-01T00:00:00Z' }));
  beforeEach(async () => {
    server.sent.length = server.texted.length = 0;
    for (const sends of ['sms_sends', 'mail_sends'] as const) await server.database.deleteFrom(sends).execute();
    adviser = await TestClient.open(server);
  });

  const signedIn = async (): Promise<TestClient> => {
    const client = await TestClient.open(server);
    await client.logIn(ADVISERS_ACCOUNT, DEMO_PASSWORD);
    client.follow(await client.call('GET', '/advisor/'));
    await newCsrfToken(client);
    return client;
  };
  /** The investor has given their code, however many were sent to their number before. */
  const open = async (id: number) => {
    await server.database.deleteFrom('sms_sends').execute();
    return openToApprove(server, id);
  };
  const empty = (by: TestClient, id: number) => by.post(`/api/applications/${id}/empty/`, {});

  /** Declined by its investor so many days after its submission, both told. */
  async function declined(by: TestClient = adviser, days = 0) {
    const made = await waitingApplication(server, by);
    pass(server, days * DAY);
    const token = await newestToken(server, made.id);
    const { client } = await open(made.id);
    assert.equal((await client.post(`/api/applications/${made.id}/decline/`, {})).status, 204);
    return { ...made, token, client };
  }

  /** A browser that follows the link now. */
  async function follow(token: string, client = new TestClient(server.app)) {
    const answer = await client.call('GET', `/d/${token}`);
    client.follow(answer);
    await newCsrfToken(client);
    return { client, address: String(answer.headers.location) };
  }
  const pageAt = (client: TestClient, address: string) =>
    client.call('GET', address.replace('/offers/', '/api/offers/').replace('/draft/', '/drafts/'));

  /** Rows that hold, or lead to, anything of a person. */
  async function rowsOf(id: number): Promise<string[]> {
    const tables = [
      'application_steps',
      'people',
      'people_places',
      'organisations',
      'bank_accounts',
      'document_ties',
      'records',
      'record_files',
      'submitters',
      'draft_links',
      'draft_visits',
    ] as const;
    const found: string[] = [];
    for (const table of tables) {
      const rows = await server.database
        .selectFrom(table)
        .select('application_id')
        .where('application_id', '=', id)
        .execute();
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  it('[2-ROLE-08] is emptied at once for the investor who declined it: the row, its status and its history stay', async () => {
    const { id, client } = await declined();
    await sendDueEmails(server);
    assert.equal((await adviser.call('GET', `/api/applications/${id}/record.pdf`)).status, 200);
    const contents = server.contents().size;
    assert.ok((await rowsOf(id)).length > 0);

    assert.equal((await empty(client, id)).status, 204);

    assert.deepEqual(await rowsOf(id), []);
    assert.ok(server.contents().size < contents, 'contents go, too');
    assert.equal(await statusOf(server, id), 'withdrawn');
    const events = await server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'facts'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['submitted', 'draft_opened', 'declined', 'emptied'],
    );
    assert.deepEqual(events.at(-1), { kind: 'emptied', acting_as: 'investor', facts: {} });
    // A repeat finds it done, and writes nothing.
    assert.equal((await empty(client, id)).status, 204);
    const count = await server.database.selectFrom('events').select('id').where('application_id', '=', id).execute();
    assert.equal(count.length, 4);
  });

  it('[2-ROLE-08] is emptied once by two presses at a time', async () => {
    const { id, client } = await declined();
    await sendDueEmails(server);
    const answers = await Promise.all([empty(client, id), empty(client, id), empty(client, id)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204, 204],
    );
    const events = await server.database
      .selectFrom('events')
      .select('id')
      .where('application_id', '=', id)
      .where('kind', '=', 'emptied')
      .execute();
    assert.equal(events.length, 1);
  });

  it('[2-ROLE-08] is emptied by no one else: not the adviser, a stranger, staff, nor before it was declined', async () => {
    const advisersOwn = await signedIn();
    const { id, token } = await declined(advisersOwn);
    await sendDueEmails(server);
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    await newCsrfToken(staff);
    // The adviser's browser and account do not get there by the investor's link either.
    const account = await signedIn();
    for (const by of [advisersOwn, await TestClient.open(server), staff]) {
      const answer = await empty(by, id);
      assert.deepEqual([answer.status, answer.json()['message']], [404, serverTexts.notFound]);
    }
    for (const by of [advisersOwn, account]) {
      const { address } = await follow(token, by);
      assert.equal((await pageAt(by, address)).json()['may_empty'], false);
      assert.equal((await empty(by, id)).status, 404);
    }
    assert.ok((await rowsOf(id)).length > 0);

    const waiting = await waitingApplication(server, adviser);
    const { client } = await open(waiting.id);
    assert.notEqual((await empty(client, waiting.id)).status, 204);
    assert.equal(await statusOf(server, waiting.id), 'pending_approval');
  });

  it('[2-ROLE-08] waits until the e-mails about the decline have left, an hour at most', async () => {
    const { id, client } = await declined();
    const early = await empty(client, id);
    assert.deepEqual([early.status, early.json()['message']], [409, serverTexts.emptiedLater]);
    assert.ok((await rowsOf(id)).includes('people'));

    pass(server, 61 * 60_000);
    assert.equal((await empty(client, id)).status, 204);
    assert.deepEqual(await rowsOf(id), []);
  });

  it('[2-ROLE-08] is reached later by the link of the e-mail, which says that it was declined and has it emptied', async () => {
    const { id, token } = await declined(adviser, 20);
    await sendDueEmails(server);
    // The 30 days of its link end meanwhile.
    pass(server, 29 * DAY);
    await clearOnce(server.deps);
    const another = await waitingApplication(server, await TestClient.open(server));
    const stranger = await follow(await newestToken(server, another.id));

    const { client, address } = await follow(token);
    const page = await pageAt(client, address);
    assert.deepEqual(page.json(), { application_id: id, status: 'withdrawn', ended: 'declined', may_empty: true });
    assert.equal((await pageAt(stranger.client, address)).status, 404, 'for a session that came by another link');
    assert.equal((await pageAt(stranger.client, stranger.address)).status, 200);
    assert.equal((await client.post(address, { action: 'send_sms_code' })).status, 404, 'it opens nothing');
    assert.equal((await empty(client, id)).status, 204);

    assert.deepEqual(await rowsOf(id), []);
    assert.equal((await empty(client, id)).status, 204);
    assert.equal((await follow(token)).address, '/d/');
    assert.equal((await pageAt(client, address)).status, 404);
  });

  it('[2-ROLE-08] tells the adviser that it was declined, and then that it was emptied', async () => {
    for (const by of [adviser, await signedIn()]) {
      const { id, client } = await declined(by);
      await sendDueEmails(server);
      const record = (await by.call('GET', `/api/applications/${id}/record/`)).json();
      assert.deepEqual([record['status'], record['ended'], record['approve_until']], ['withdrawn', 'declined', null]);
      await empty(client, id);

      for (const kind of ['record/', 'record.json', 'record.pdf']) {
        const answer = await by.call('GET', `/api/applications/${id}/${kind}`);
        const { emptied_at: at, reference, ...rest } = answer.json();
        assert.deepEqual([answer.status, rest], [410, { message: serverTexts.emptied, ended: 'declined' }]);
        assert.equal(at, server.deps.clock.now().toISOString());
        assert.match(String(reference), /^EMB-/);
      }
      assert.equal((await client.call('GET', `/api/applications/${id}/record/`)).status, 404);
    }
  });

  it('[2-ROLE-08] says until when it can be approved: in the reply, at the link, once it is open and beside the record', async () => {
    const { id, until } = await waitingUntil(null);
    const { client, address } = await atApprovalLink(server, id);
    assert.equal((await pageAt(client, address)).json()['approve_until'], until);
    const { opened } = await open(id);
    assert.equal((opened as unknown as Record<string, unknown>)['approve_until'], until);
    const record = (await adviser.call('GET', `/api/applications/${id}/record/`)).json();
    assert.deepEqual([record['approve_until'], record['ended']], [until, null]);
  });

  it('[2-ROLE-08] says the closing of its offer where that is earlier', async () => {
    await waitingUntil(5);
  });

  /** Waits as an offer that closes in so many days lets it; null: none closes before 30. */
  async function waitingUntil(closesIn: number | null): Promise<{ id: number; until: string }> {
    const now = server.deps.clock.now().getTime();
    const until = new Date(now + (closesIn ?? 30) * DAY).toISOString();
    await addOffer(server, { closes_at: closesIn === null ? '2090-01-01T00:00:00Z' : until });
    const made = await waitingApplication(server, adviser);
    const reply = await server.database
      .selectFrom('idempotency_keys')
      .select('reply')
      .where('application_id', '=', made.id)
      .executeTakeFirstOrThrow();
    assert.equal(reply.reply?.approve_until, until);
    await addOffer(server, { closes_at: '2090-01-01T00:00:00Z' });
    return { id: made.id, until };
  }

  it('[2-ROLE-08, 2-SUB-09] reads as expired, not as declined, once nobody approved it in time', async () => {
    const made = await waitingApplication(server, await signedIn());
    const token = await newestToken(server, made.id);
    const { client, opened } = await open(made.id);
    pass(server, 30 * DAY);
    await clearOnce(server.deps);
    assert.equal(await statusOf(server, made.id), 'withdrawn');

    const later = await signedIn();
    const record = (await later.call('GET', `/api/applications/${made.id}/record/`)).json();
    assert.deepEqual([record['status'], record['ended']], ['withdrawn', 'approval_expired']);
    const late = await follow(token);
    const page = await pageAt(late.client, late.address);
    const expired = { application_id: made.id, status: 'withdrawn', ended: 'approval_expired', may_empty: false };
    assert.deepEqual(page.json(), expired);
    assert.equal((await empty(late.client, made.id)).status, 404);
    const submitted = await send(
      { offer: 101, application_id: made.id, file_key: made.fileKey },
      { by: later, ifMatch: opened.revision },
    );
    assert.deepEqual([submitted.status, submitted.json()['code']], [404, 'approval_expired']);
    assert.equal((await client.call('GET', `/api/applications/${made.id}/record/`)).status, 404);

    // Its answers go 30 days later; its adviser reads that.
    pass(server, 30 * DAY);
    await clearOnce(server.deps);
    assert.deepEqual(await rowsOf(made.id), []);
    assert.equal((await follow(token)).address, '/d/');
    const gone = await (await signedIn()).call('GET', `/api/applications/${made.id}/record/`);
    assert.deepEqual([gone.status, gone.json()['ended']], [410, 'approval_expired']);
  });
});

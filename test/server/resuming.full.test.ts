/** Coming back to saved drafts: an account's list of them, and the link again for whoever has lost theirs (3-LAND-20). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { recordVerifiedMobile } from '#server/drafts/numbers.ts';
import { countStatements } from './support/countStatements.ts';
import { aDraft, EMAIL, MOBILE, newestCode, newestToken } from './support/drafts.ts';
import { wordsOfHtml, wordsOfText } from './support/emails.ts';
import { doDueJobs, sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SLUG = 'emberfield-copper';
const CONTACT = {
  holdingProfileType: 'NEW',
  applicant_role: 'investor',
  first_name: 'Margot',
  email_address: EMAIL,
  tel_mobile: MOBILE,
} as const;
const OLIVIA = 'olivia.hartley@example.com';
const GRACE = 'grace.nakamura@example.com';

interface Saved {
  id: number;
  reference: string;
  revision: number;
  draft_url: string;
}

let server: TestServer;
before(async () => {
  server = await startTestServer();
  await addOffer(server);
  await addOffer(server, { id: 102, href: '/offers/second/', name: 'Second offer' });
  await seedDemoPeople(server.deps);
});
after(() => server.stop());
beforeEach(async () => {
  server.travelTo(START);
  server.sent.length = 0;
  await server.database.deleteFrom('login_counts').execute();
  await server.database.deleteFrom('mail_sends').execute();
  await server.database.deleteFrom('jobs').where('kind', 'in', ['resend_link', 'message']).execute();
  await server.database.updateTable('applications').set({ draft_id: null, address_hash: null }).execute();
});

const later = (ms: number): void => server.travelTo(new Date(server.deps.clock.now().getTime() + ms));

async function save(
  client: TestClient,
  contact: Partial<Application['contact_details']> = {},
  { offer = 101, ...ids }: { offer?: number; file_key?: string; application_id?: number; ifMatch?: number } = {},
): Promise<Saved> {
  const { ifMatch, ...names } = ids;
  const data = {
    ...toWire({ contact_details: { ...CONTACT, ...contact } }, { offer }),
    action: 'save_as_draft',
    file_key: randomUUID(),
    ...names,
  };
  const answer = await client.post(
    '/offer/api/application-create-update/',
    { application_data: JSON.stringify(data) },
    { 'idempotency-key': randomUUID(), ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
  );
  assert.equal(answer.status, 200, answer.body.toString());
  return answer.json() as unknown as Saved;
}

async function signedIn(username: string): Promise<TestClient> {
  const client = await TestClient.open(server);
  assert.equal((await client.logIn(username, DEMO_PASSWORD)).status, 204);
  return client;
}

describe('the drafts of an account', () => {
  const list = async (client: TestClient) => {
    const answer = await client.call('GET', '/api/drafts/');
    assert.equal(answer.status, 200);
    return answer.json()['results'] as Record<string, unknown>[];
  };

  it('[3-LAND-20] are those saved and not submitted, the last saved first, with whose they are', async () => {
    const olivia = await signedIn(OLIVIA);
    const fileKey = randomUUID();
    const first = await save(olivia, {}, { file_key: fileKey });
    later(20 * MINUTE);
    const second = await save(olivia, {}, { offer: 102 });
    const lodgedKey = randomUUID();
    const third = await save(olivia, {}, { file_key: lodgedKey });
    const { data } = await readySubmission(server, olivia, 101);
    const lodged = await olivia.post(
      '/offer/api/application-create-update/',
      { application_data: JSON.stringify({ ...data, application_id: third.id, file_key: lodgedKey }) },
      { 'idempotency-key': randomUUID(), 'if-match': `"${third.revision}"` },
    );
    assert.equal(lodged.json()['status'], 'submitted', lodged.body.toString());

    const shown = await list(await signedIn(OLIVIA));
    assert.deepEqual(shown, [
      {
        application_id: second.id,
        reference: second.reference,
        investor_name: 'Margot',
        own_reference: null,
        revision: second.revision,
        file_key: shown[0]?.['file_key'],
        saved_at: new Date(START.getTime() + 20 * MINUTE).toISOString(),
        draft_url: second.draft_url,
        offer: { slug: 'second', name: 'Second offer', is_open: true },
      },
      {
        application_id: first.id,
        reference: first.reference,
        investor_name: 'Margot',
        own_reference: null,
        revision: first.revision,
        file_key: fileKey,
        saved_at: START.toISOString(),
        draft_url: first.draft_url,
        offer: { slug: SLUG, name: shown[1]?.['offer'] && (shown[1]['offer'] as { name: string }).name, is_open: true },
      },
    ]);
  });

  it('are nobody else’s: none of a visitor, of another account, and of who acts for the issuer', async () => {
    const grace = await signedIn(GRACE);
    await grace.call('GET', '/investor/').then((answer) => grace.follow(answer));
    grace.token = String((await grace.call('GET', '/api/csrf/')).json()['csrf_token']);
    await save(grace);
    assert.equal((await list(grace)).length, 1);
    assert.deepEqual(await list(await TestClient.open(server)), []);
    assert.deepEqual(await list(await signedIn(OLIVIA)), []);
    const anonymous = await TestClient.open(server);
    await save(anonymous);
    assert.deepEqual(await list(anonymous), []);

    grace.follow(await grace.call('GET', '/issuer/'));
    assert.deepEqual(await list(grace), []);
  });

  it('say where the offer takes none any more, and are gone once they are cleared', async () => {
    const olivia = await signedIn(OLIVIA);
    await save(olivia, {}, { offer: 102 });
    await addOffer(server, { id: 102, href: '/offers/second/', name: 'Second offer', state: 'closed' });
    assert.deepEqual(
      (await list(olivia)).map(({ offer }) => offer),
      [{ slug: 'second', name: 'Second offer', is_open: false }],
    );
    await addOffer(server, { id: 102, href: '/offers/second/', name: 'Second offer' });

    later(30 * DAY);
    await clearOnce(server.deps);
    assert.deepEqual(await list(await signedIn(OLIVIA)), []);
  });
});

describe('Send me my link again', () => {
  let client: TestClient;
  let draft: Saved;
  beforeEach(async () => {
    client = await TestClient.open(server);
    draft = await save(client);
    await sendDueEmails(server);
    server.sent.length = 0;
  });

  const offerName = 'Emberfield Copper Share Offer';
  const ask = async (address: string, { by = client, slug = SLUG } = {}): Promise<Answer> =>
    by.post(`/offers/${slug}/resend-link/`, { email_address: address });
  const askAndSend = async (address = EMAIL, slug = SLUG): Promise<string[]> => {
    server.sent.length = 0;
    const answer = await ask(address, { by: await TestClient.open(server), slug });
    assert.deepEqual([answer.status, answer.body.toString()], [204, '']);
    await doDueJobs(server, ['resend_link']);
    await sendDueEmails(server);
    return server.sent.map(({ to }) => to);
  };

  it('[3-LAND-20] [3-DRAFT-01] e-mails the same link to the address, whatever its case and spaces, and ends nothing', async () => {
    const token = await newestToken(server, draft.id);

    assert.deepEqual(await askAndSend('  Margot.ELLERY@example.com '), [EMAIL]);
    const [email] = server.sent;
    assert.equal(email?.subject, `Your saved application for ${offerName}`);
    assert.match(email?.text ?? '', new RegExp(`/d/${token}\n`));
    const links = await server.database
      .selectFrom('draft_links')
      .select('voided_at')
      .where('application_id', '=', draft.id)
      .execute();
    assert.deepEqual(links, [{ voided_at: null }]);
    const desk = new TestClient(server.app);
    assert.equal((await desk.call('GET', `/d/${token}`)).headers['location'], draft.draft_url);
  });

  it('[3-DRAFT-01] makes another link beside one that ends within a week, which goes on to its end', async () => {
    const first = await newestToken(server, draft.id);
    later(23 * DAY);
    await askAndSend();
    assert.equal(await newestToken(server, draft.id), first, 'it lasts a week still');
    later(10 * MINUTE);

    assert.deepEqual(await askAndSend(), [EMAIL]);
    const second = await newestToken(server, draft.id);
    assert.notEqual(second, first);
    assert.match(server.sent[0]?.text ?? '', new RegExp(`/d/${second}\n`));
    for (const token of [first, second])
      assert.equal((await client.call('GET', `/d/${token}`)).headers['location'], draft.draft_url);
  });

  it('answers a known and an unknown address alike, and writes down neither', async () => {
    later(5 * MINUTE);
    const answers = [await ask(EMAIL), await ask('nobody@example.com'), await ask('x'), await ask('')];

    const shown = answers.map(({ status, body, headers: { date: _date, ...headers } }) => ({
      status,
      body: body.toString(),
      names: Object.keys(headers).sort(),
    }));
    assert.deepEqual(new Set(shown.map((one) => JSON.stringify(one))).size, 1);
    assert.equal(shown[0]?.status, 204);
    const jobs = await server.database.selectFrom('jobs').selectAll().where('kind', '=', 'resend_link').execute();
    const counts = await server.database.selectFrom('login_counts').selectAll().execute();
    assert.ok(jobs.length >= 3 && !/margot|nobody/i.test(JSON.stringify([jobs, counts])));
    const application = await server.database
      .selectFrom('applications')
      .select('address_hash')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    assert.match(application.address_hash ?? '', /^[0-9a-f]{64}$/);
  });

  it('asks the database as often for an address without a draft as for one with drafts', async () => {
    const addresses = [EMAIL, 'nobody.at.all@example.com'];
    const statements = countStatements(server);
    const counts: number[] = [];
    for (const address of addresses) {
      await server.database.deleteFrom('login_counts').execute();
      const before = statements();
      await ask(address);
      counts.push(statements() - before);
    }
    assert.ok(counts[0] !== undefined && counts[0] > 0);
    assert.equal(counts[0], counts[1]);
  });

  it('sends nothing to an address that no draft names, of another offer, or of what is submitted or cleared', async () => {
    later(5 * MINUTE);
    assert.deepEqual(await askAndSend('nobody@example.com'), []);
    assert.deepEqual(await askAndSend(EMAIL, 'second'), []);
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: START })
      .where('id', '=', draft.id)
      .execute();
    assert.deepEqual(await askAndSend(), []);
    assert.equal((await ask(EMAIL, { slug: 'no-such-offer' })).status, 404);
  });

  it('keeps no hash of an address for what was submitted or cleared', async () => {
    const hashOf = async (id: number): Promise<string | null> =>
      (
        await server.database
          .selectFrom('applications')
          .select('address_hash')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).address_hash;
    const fileKey = randomUUID();
    const lodging = await save(client, {}, { file_key: fileKey });
    const { data } = await readySubmission(server, client, 101);
    const names = { application_id: lodging.id, file_key: fileKey };
    await client.post(
      '/offer/api/application-create-update/',
      { application_data: JSON.stringify({ ...data, ...names }) },
      { 'idempotency-key': randomUUID(), 'if-match': `"${lodging.revision}"` },
    );
    assert.equal(await hashOf(lodging.id), null);
    assert.notEqual(await hashOf(draft.id), null);
    later(30 * DAY);
    await clearOnce(server.deps);
    assert.equal(await hashOf(draft.id), null);
  });

  it('follows the address to which a draft was changed, an adviser’s to the adviser', async () => {
    const moved = await save(
      client,
      { applicant_role: 'advisor', adviser_email: 'ada@example.com', adviser_mobile: '+61400000001' },
      { application_id: draft.id, ifMatch: draft.revision },
    );
    assert.equal(moved.id, draft.id);
    await sendDueEmails(server);
    later(5 * MINUTE);

    assert.deepEqual(await askAndSend(), []);
    assert.deepEqual(await askAndSend('ada@example.com'), ['ada@example.com']);
  });

  it('sends the draft of an account its link as well: the code is asked for all the same', async () => {
    const olivia = await signedIn(OLIVIA);
    const own = await save(olivia, { email_address: 'olivia@example.net' });

    assert.deepEqual(await askAndSend('olivia@example.net'), ['olivia@example.net']);
    const desk = await TestClient.open(server);
    desk.follow(await desk.call('GET', `/d/${await newestToken(server, own.id)}`));
    assert.equal((await desk.call('POST', `/api/applications/${own.id}/open-draft/`)).status, 404);
  });

  it('sends no second one within five minutes of the last, and ten in a day', async () => {
    assert.equal((await askAndSend()).length, 1);
    later(5 * MINUTE - 1);
    assert.deepEqual(await askAndSend(), []);
    later(1);
    assert.equal((await askAndSend()).length, 1);
    assert.equal((await askAndSend()).length, 0);
    for (let asked = 0; asked < 20; asked += 1) {
      later(20 * MINUTE);
      await askAndSend();
    }
    const mails = await server.database
      .selectFrom('outbox')
      .select('id')
      .where('application_id', '=', draft.id)
      .where('template', '=', 'links_again')
      .execute();
    assert.equal(mails.length, 10);
    later(DAY);
    assert.equal((await askAndSend()).length, 1);
  });

  it('[3-LAND-20] sends every draft of the address in one e-mail: three newer ones of a stranger do not hide it', async () => {
    const ids = [draft.id];
    for (let count = 0; count < 3; count += 1) {
      later(MINUTE);
      ids.push((await save(await TestClient.open(server), { tel_mobile: '+61491570159' })).id);
    }
    await sendDueEmails(server);
    later(10 * MINUTE);

    assert.deepEqual(await askAndSend(), [EMAIL]);
    const { subject = '', text = '', html = '' } = server.sent[0] ?? {};
    assert.equal(subject, `Your saved applications for ${offerName}`);
    const tokens = await Promise.all(ids.map((id) => newestToken(server, id)));
    assert.deepEqual(
      [...text.matchAll(/\/d\/([\w-]+)/g)].map(([, token]) => token),
      tokens.toReversed(),
      'those saved last first',
    );
    const line = new RegExp(
      `saved on 21 November 2026, using a code sent to the mobile number \\(Australia, \\+61\\) that ends in 156:\n.*/d/${tokens[0]}\n`,
    );
    assert.match(text, line, 'by its mobile the owner knows their own');
    assert.deepEqual(wordsOfHtml(html), wordsOfText(text));
  });

  it('[3-LAND-20] makes one e-mail of however many drafts of strangers, first those in which a code was given, and the others in turn', async () => {
    const many = 60;
    await verify(draft.id);
    await copies(draft.id, many);
    const listed = (): string[] =>
      [...(server.sent[0]?.text ?? '').matchAll(/\/d\/([\w-]+)/g)].map(([, token = '']) => token);
    later(10 * MINUTE);
    assert.equal((await askAndSend()).length, 1);
    const first = listed();
    assert.equal(first.length, 50);
    assert.ok(first.includes(await newestToken(server, draft.id)));
    assert.match(server.sent[0]?.text ?? '', /There are more applications/);
    later(10 * MINUTE);
    assert.equal((await askAndSend()).length, 1);
    const second = listed();

    assert.ok(second.includes(await newestToken(server, draft.id)));
    assert.equal(new Set([...first, ...second]).size, many + 1, 'all of them, in two e-mails');
  });

  /** Notes that a code was given in a draft. */
  const verify = (applicationId: number): Promise<unknown> =>
    server.database
      .transaction()
      .execute((transaction) =>
        recordVerifiedMobile(transaction, server.deps, { applicationId, mobile: MOBILE, now: server.deps.clock.now() }),
      );

  /** So many drafts of strangers at the same address, saved later. */
  async function copies(id: number, count: number): Promise<void> {
    const contact = await server.database
      .selectFrom('applications')
      .select('address_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let made = 0; made < count; made += 1) {
      const other = await aDraft(server);
      await server.database
        .updateTable('applications')
        .set({ address_hash: contact.address_hash })
        .where('id', '=', other.id)
        .execute();
    }
  }

  it('[3-LAND-20] nine first e-mails that a stranger causes at another offer hold back no link, and end none', async () => {
    const token = await newestToken(server, draft.id);
    for (let count = 0; count < 9; count += 1) {
      const stranger = await TestClient.open(server);
      await save(stranger, { email_address: EMAIL.replace('@', `+${count}@`) }, { offer: 102 });
    }
    await sendDueEmails(server);
    assert.equal(server.sent.length, 9, 'ten with the first of the owner');
    server.sent.length = 0;
    await save(await TestClient.open(server), { email_address: EMAIL.replace('@', '+9@') }, { offer: 102 });
    await sendDueEmails(server);
    assert.equal(server.sent.length, 0, 'an eleventh waits');

    assert.deepEqual(await askAndSend(), [EMAIL]);
    assert.match(server.sent[0]?.text ?? '', new RegExp(`/d/${token}\n`));
    assert.equal((await client.call('GET', `/d/${token}`)).headers['location'], draft.draft_url);
  });

  it('[3-LAND-20] links that a stranger asks for at other tags of the mailbox hold back none of the address itself', async () => {
    const tagged = (tag: number): string => EMAIL.replace('@', `+${tag}@`);
    for (let count = 0; count < 7; count += 1)
      await save(await TestClient.open(server), { email_address: tagged(count) }, { offer: 102 });
    await sendDueEmails(server);
    for (let round = 0; round < 3; round += 1) {
      later(10 * MINUTE);
      for (let count = 0; count < 7; count += 1) {
        await server.database.deleteFrom('login_counts').execute();
        await ask(tagged(count), { slug: 'second' });
      }
      await doDueJobs(server, ['resend_link']);
      await sendDueEmails(server);
    }
    const sends = server.database.selectFrom('mail_sends').select('outbox_id').where('kind', '=', 'link');
    assert.equal((await sends.execute()).length, 20, 'to one mailbox in a day');

    assert.deepEqual(await askAndSend(), [EMAIL]);
    later(6 * MINUTE);
    assert.deepEqual(await askAndSend(), [], 'above it one for each address that has had an e-mail before');
  });

  it('leaves whoever is at work on the draft at it, as long as they would have been', async () => {
    const desk = new TestClient(server.app);
    desk.follow(await desk.call('GET', `/d/${await newestToken(server, draft.id)}`));
    desk.token = String((await desk.call('GET', '/api/csrf/')).json()['csrf_token']);
    await desk.post(draft.draft_url, { action: 'send_sms_code' });
    const opened = await desk.post(draft.draft_url, {
      action: 'sms_login',
      otp_token: await newestCode(server, draft.id),
    });
    desk.follow(opened);
    desk.token = String((await desk.call('GET', '/api/csrf/')).json()['csrf_token']);
    const open = async (): Promise<number> =>
      (await desk.call('POST', `/api/applications/${draft.id}/open-draft/`)).status;
    assert.equal(await open(), 200);

    later(6 * MINUTE);
    assert.equal((await askAndSend()).length, 1);
    assert.equal(await open(), 200);
    later(30 * MINUTE);
    assert.equal(await open(), 404);
  });

  it('is asked five times a quarter of an hour for one address, and forty times from one network', async () => {
    const owed = async (): Promise<number> =>
      (await server.database.selectFrom('jobs').select('id').where('kind', '=', 'resend_link').execute()).length;
    for (let count = 0; count < 7; count += 1) assert.equal((await ask(EMAIL)).status, 204);
    assert.equal(await owed(), 5);
    for (let count = 0; count < 33; count += 1) assert.equal((await ask(`n${count}@example.com`)).status, 204);
    assert.equal((await ask('other@example.com')).status, 429);
    assert.equal((await ask(EMAIL)).status, 429);
    later(15 * MINUTE);
    assert.equal((await ask(EMAIL)).status, 204);
  });

  it('owes one link, however often its job is done', async () => {
    later(5 * MINUTE);
    await ask(EMAIL);
    const job = server.database.updateTable('jobs').where('kind', '=', 'resend_link');
    await doDueJobs(server, ['resend_link']);
    await job.set({ status: 'waiting', ended_at: null }).execute();
    await doDueJobs(server, ['resend_link']);
    await sendDueEmails(server);

    assert.equal(server.sent.length, 1);
  });
});

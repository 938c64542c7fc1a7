/** Reminders of saved drafts, and the pages that they lead to (reliability P6, P14). */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { enqueueReminders } from '#server/drafts/reminders.ts';
import { enqueueLink } from '#server/drafts/enqueue.ts';
import { voidLinks } from '#server/drafts/links.ts';
import { aDraft, EMAIL, newestToken, owedOf, type TestDraft } from './support/drafts.ts';
import { wordsOfHtml, wordsOfText } from './support/emails.ts';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { doDueJobs, sendDueEmails } from './support/jobs.ts';
import { addOffer, encodeForm, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const OFFER = 'Emberfield Copper Share Offer';

describe('reminders of a draft', () => {
  let server: TestServer;
  let draft: TestDraft;
  before(async () => {
    server = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
  });
  beforeEach(async () => {
    server.travelTo(START);
    await server.database.updateTable('applications').set({ saved_at: null }).execute();
    await server.database.deleteFrom('mail_sends').execute();
    await server.database.updateTable('outbox').set({ status: 'given_up' }).execute();
    await server.database.updateTable('offers').set({ closing_moved_at: null }).execute();
    await addOffer(server, { closes_at: '2027-03-01T17:00:00+11:00' });
    await server.database.updateTable('offers').set({ closing_moved_at: null }).execute();
    draft = await aDraft(server);
    await within((transaction) => enqueueLink(transaction, server.deps, { applicationId: draft.id, now: now() }));
    await sendDueEmails(server);
    server.sent.length = 0;
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const within = (work: (transaction: Parameters<typeof enqueueLink>[0]) => Promise<unknown>) =>
    server.database.transaction().execute(work);
  const days = (count: number): void => server.travelTo(new Date(START.getTime() + count * DAY));
  /** What two processes do at the same time. */
  const remind = async (): Promise<void> => {
    await Promise.all([enqueueReminders(server.deps), enqueueReminders(server.deps)]);
    await sendDueEmails(server);
  };
  const subjects = () => server.sent.map(({ subject }) => subject);
  const saveAgain = () =>
    server.database.updateTable('applications').set({ saved_at: now() }).where('id', '=', draft.id).execute();
  const move = (closes_at: string | null, changes = {}) => addOffer(server, { closes_at, ...changes });
  const pageOf = async (name: string, token?: string) =>
    `/d/${token ?? (await newestToken(server, draft.id))}/${name}/`;
  const press = async (address: string, headers: Record<string, string> = {}) => {
    const form = await encodeForm({ sure: 'yes' });
    return new TestClient(server.app).call('POST', address, { ...form, headers: { ...form.headers, ...headers } });
  };
  const statusOf = async (): Promise<string> =>
    (
      await server.database
        .selectFrom('applications')
        .select('status')
        .where('id', '=', draft.id)
        .executeTakeFirstOrThrow()
    ).status;

  it('whoever applies is told three days before it is deleted, once, with the link, the closing time and two ways out', async () => {
    const link = await newestToken(server, draft.id);
    days(26.99);
    await remind();
    assert.deepEqual(subjects(), []);
    days(27);
    await remind();
    days(28);
    await remind();

    const [email, ...others] = server.sent;
    assert.ok(email && others.length === 0);
    assert.equal(email.to, EMAIL);
    assert.equal(email.subject, `Your saved application for ${OFFER} will be deleted soon`);
    const address = `${PUBLIC_URL}/d/${link}`;
    assert.equal(
      email.text,
      [
        'Dear Margot,',
        `Your application for ${OFFER} has not been submitted yet. If you do not save it again, it will be deleted on 21/12/2026, 1:00 pm AEDT, with everything in it.`,
        'Applications close on 01/03/2027, 5:00 pm AEDT.',
        `Open your application:\n${address}`,
        'To open it, you also need a code. Request one on the page and we will send it to your mobile number (Australia, +61) that ends in 156.',
        `Do not remind me:\n${address}/quiet/`,
        `Delete my draft:\n${address}/delete/`,
        'Kind regards\nEmberfield Copper Limited',
        `You are receiving this email because your address was given in a saved application for ${OFFER}.\n`,
      ].join('\n\n'),
    );
    assert.deepEqual(wordsOfHtml(email.html), wordsOfText(email.text));
  });

  it('a save puts it off: the next one comes three days before the new day', async () => {
    days(20);
    await saveAgain();
    days(28);
    await remind();
    assert.deepEqual(subjects(), []);
    days(47);
    await remind();
    await saveAgain();
    days(74);
    await remind();

    assert.equal(server.sent.length, 2);
    assert.match(server.sent[1]?.text ?? '', /deleted on 06\/02\/2027/);
  });

  it('one that was saved before its reminder left is not reminded of', async () => {
    days(27);
    await enqueueReminders(server.deps);
    await saveAgain();
    server.travelTo(new Date(now().getTime() + DAY));
    await sendDueEmails(server);

    assert.deepEqual(subjects(), []);
  });

  it('the link is a new one only where none is good any more', async () => {
    await within((transaction) => voidLinks(transaction, { applicationId: draft.id, now: now() }));
    days(27);
    await remind();

    const token = await newestToken(server, draft.id);
    assert.ok(server.sent[0]?.text.includes(`/d/${token}\n`));
    assert.deepEqual(
      (await owedOf(server, draft.id)).map(({ template }) => template),
      ['application_link', 'draft_ending'],
    );
  });

  it('none goes to an early lead, a draft whose day has passed, or an application that was submitted', async () => {
    days(30);
    await remind();
    days(27);
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: now() })
      .where('id', '=', draft.id)
      .execute();
    await remind();

    assert.deepEqual(subjects(), []);
  });

  it('one without an address holds up no other, however many there are', async () => {
    const bare = await aDraft(server, { email_address: '' });
    days(27);
    await remind();

    assert.equal(server.sent.length, 1);
    assert.deepEqual(await owedOf(server, bare.id), []);
  });

  it('they are a job of their own, every ten minutes', async () => {
    await server.database
      .insertInto('jobs')
      .values({
        id: crypto.randomUUID(),
        kind: 'reminders',
        key: 'every',
        payload: '{}',
        due_at: START,
        created_at: START,
      })
      .execute();
    days(27);
    await doDueJobs(server, ['reminders']);
    await sendDueEmails(server);

    assert.equal(server.sent.length, 1);
    await server.database.deleteFrom('jobs').where('kind', '=', 'reminders').execute();
  });

  describe('of a closing time that has moved', () => {
    it('each move is told once, with the new time', async () => {
      days(1);
      await move('2027-02-01T12:00:00+11:00');
      await remind();
      await move('2027-02-01T12:00:00+11:00');
      await remind();
      days(2);
      await move('2027-03-01T17:00:00+11:00');
      await remind();

      assert.deepEqual(subjects(), [
        `${OFFER}: the closing time has changed`,
        `${OFFER}: the closing time has changed`,
      ]);
      assert.match(server.sent[0]?.text ?? '', /Applications close on 01\/02\/2027, 12:00\spm AEDT\./);
      assert.match(server.sent[1]?.text ?? '', /Applications close on 01\/03\/2027, 5:00\spm AEDT\./);
    });

    it('it is told as it is when the e-mail leaves: one that has passed, and one that is no more', async () => {
      days(1);
      await move('2026-11-21T17:00:00+11:00');
      await remind();
      days(2);
      await move(null);
      await remind();

      assert.match(server.sent[0]?.text ?? '', /Applications closed on 21\/11\/2026, 5:00\spm AEDT\./);
      assert.match(server.sent[1]?.text ?? '', /Applications no longer have a closing time\./);
    });

    it('an earlier move that has not been told is not told any more', async () => {
      days(1);
      await move('2027-02-01T12:00:00+11:00');
      await enqueueReminders(server.deps);
      days(2);
      await move('2027-02-02T12:00:00+11:00');
      await remind();

      assert.equal(server.sent.length, 1);
      assert.match(server.sent[0]?.text ?? '', /02\/02\/2027/);
    });

    it('whoever saved after it, and an import that leaves it, need no word', async () => {
      days(1);
      await move('2027-03-01T17:00:00+11:00', { tagline: 'Another one' });
      await remind();
      await move('2027-02-01T12:00:00+11:00');
      days(2);
      await saveAgain();
      await remind();

      assert.deepEqual(subjects(), []);
    });
  });

  describe('the page `Do not remind me`', () => {
    it('ends them at the press of its button, and is not opened in vain', async () => {
      const address = await pageOf('quiet');
      const asked = await new TestClient(server.app).call('GET', address);
      assert.equal(asked.status, 200);
      assert.match(asked.body.toString(), /Stop reminders\?[^]*Emberfield Copper Share Offer[^]*Stop reminders/);

      const done = await press(address);
      assert.deepEqual(
        [done.status, /We will not send you any more reminders/.test(done.body.toString())],
        [200, true],
      );
      days(1);
      await move('2027-02-01T12:00:00+11:00');
      days(27);
      await remind();

      assert.deepEqual(subjects(), []);
      assert.equal(await statusOf(), 'draft');
    });

    it('ends one that is on its way, too', async () => {
      days(27);
      await enqueueReminders(server.deps);
      await press(await pageOf('quiet'));
      await sendDueEmails(server);

      assert.deepEqual(subjects(), []);
    });
  });

  describe('the page `Delete my draft`', () => {
    it('asks first, names the offer and the last save alone, and says that it can be restored for a day', async () => {
      const answer = await new TestClient(server.app).call('GET', await pageOf('delete'));
      const text = answer.body.toString();

      assert.equal(answer.status, 200);
      assert.match(text, /<h1>Delete this saved application\?<\/h1>/);
      assert.match(text, /Emberfield Copper Share Offer, last saved on 21\/11\/2026, 1:00\spm AEDT\./);
      assert.match(
        text,
        /You can restore it for one day with the same link and a code\. After that, it is permanently deleted\./,
      );
      assert.doesNotMatch(text, /Margot|margot|156/);
    });

    it('[3-DRAFT-01] deletes for a day at the press of its button, without a session or a code, and says so', async () => {
      const address = await pageOf('delete');
      const answer = await press(address);

      assert.deepEqual([answer.status, /<h1>Deleted<\/h1>/.test(answer.body.toString())], [200, true]);
      assert.equal(answer.headers['set-cookie'], undefined);
      assert.equal(await statusOf(), 'withdrawn');
      assert.match(answer.body.toString(), /You can restore it until 22\/11\/2026, 1:00\spm AEDT/);
      assert.equal((await press(address)).status, 404);
    });
  });

  it('nothing is changed by looking, nor by a press without its field or from another site', async () => {
    for (const name of ['quiet', 'delete']) {
      const address = await pageOf(name);
      const client = new TestClient(server.app);
      for (const method of ['GET', 'HEAD'] as const) assert.equal((await client.call(method, address)).status, 200);
      const { headers, payload } = await encodeForm({ sure: 'no' });
      assert.equal((await client.call('POST', address, { headers, payload })).status, 400);
      assert.equal((await client.call('POST', address)).status, 415);
      for (const foreign of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: 'null' },
        { origin: 'https://evil.example' },
      ] as Record<string, string>[])
        assert.equal((await press(address, foreign)).status, 403, JSON.stringify(foreign));
    }

    assert.equal(await statusOf(), 'draft');
    days(27);
    await remind();
    assert.equal(server.sent.length, 1);
  });

  it('a press on the page itself is taken as browsers send it, whose origin such a page hides', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, { origin: 'null' }, {}] as Record<
      string,
      string
    >[])
      assert.equal((await press(await pageOf('quiet'), headers)).status, 200, JSON.stringify(headers));
  });

  it('unknown, voided and expired links, and those of a submitted application, look alike', async () => {
    const token = await newestToken(server, draft.id);
    const bodies = new Set<string>();
    const note = async (tokenOrNot: string) => {
      for (const name of ['quiet', 'delete']) {
        const address = await pageOf(name, tokenOrNot);
        for (const answer of [await new TestClient(server.app).call('GET', address), await press(address)]) {
          assert.equal(answer.status, 404);
          bodies.add(answer.body.toString());
        }
      }
    };
    await note('x'.repeat(43));
    days(30);
    await note(token);
    server.travelTo(START);
    await within((transaction) => voidLinks(transaction, { applicationId: draft.id, now: now() }));
    await note(token);
    await within((transaction) => enqueueLink(transaction, server.deps, { applicationId: draft.id, now: now() }));
    const newer = await newestToken(server, draft.id);
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: now() })
      .where('id', '=', draft.id)
      .execute();
    await note(newer);

    assert.equal(bodies.size, 1);
    assert.match([...bodies][0] ?? '', /This link is no longer valid/);
  });

  it('the pages run nothing, load nothing, and name their address to nobody', async () => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const { headers, body } = await new TestClient(server.app).call('GET', await pageOf('delete', token));
      const policy = String(headers['content-security-policy']);
      assert.match(
        policy,
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['cache-control'], 'no-store');
      assert.doesNotMatch(body.toString(), /<script|https?:|src=|href=/);
    }
  });
});

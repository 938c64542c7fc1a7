/** Drafts that were deleted by their link or their code alone, and the day in which the same link and a code restore them (3-DRAFT-01). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { sql } from 'kysely';
import { clearOnce } from '#server/clearingJob.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { readStored } from '#server/applications/stored.ts';
import { lockApplication } from '#server/drafts/deleted.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { EMAIL, MOBILE, newestCode, newestToken, OTHER_MOBILE, pass, send, wrongCode } from './support/drafts.ts';
import { wordsOfHtml, wordsOfText } from './support/emails.ts';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { OLIVIA } from './support/peopledServer.ts';
import { withSavedDraft } from './support/savedDraft.ts';
import { storedOffer, uploadedDocument } from './support/submissions.ts';
import { CONTACT, followLink, giveCode, newToken, saveBy, verifyOther, type SavedDraft } from './support/travellers.ts';
import { encodeForm, ownPdf, START, TestClient, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OFFER = 'Emberfield Copper Share Offer';
/** The embedded database does one transaction after the other: nothing waits in it. */
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

describe('a draft that was deleted by its link or its code alone', () => {
  let server: TestServer;
  let home: TestClient;
  let saved: SavedDraft;
  let link: string;
  withSavedDraft((begun) => ({ server, home, saved, link } = begun));

  const deleteBy = (client: TestClient) => client.call('POST', `/api/applications/${saved.id}/delete-draft/`);
  const pressDelete = async (token = link) =>
    new TestClient(server.app).call('POST', `/d/${token}/delete/`, await encodeForm({ sure: 'yes' }));
  const statusOf = async () =>
    (await server.database.selectFrom('applications').select('status').where('id', '=', saved.id).executeTakeFirst())
      ?.status;
  const pageOf = async (client: TestClient) => {
    const id = saved.draft_url.split('/').at(-2);
    return client.call('GET', `/api/offers/emberfield-copper/drafts/${id}/`);
  };
  const tomorrow = () => new Date(START.getTime() + DAY).toISOString();
  /** Another browser that has opened it by link and code. */
  const opener = async () => {
    const client = await followLink(server, saved.id, link);
    await giveCode(server, client, saved);
    return client;
  };
  const eventsOf = async () =>
    (
      await server.database
        .selectFrom('events')
        .select('kind')
        .where('application_id', '=', saved.id)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);

  it('[3-DRAFT-01] is gone at once for its account and for the session that began it: 204, and nothing restores it', async () => {
    assert.equal((await deleteBy(home)).status, 204);
    const client = await followLink(server, saved.id, link);
    assert.equal((await pageOf(client)).status, 404);
    assert.equal(await server.database.selectFrom('deleted_drafts').select('ends_at').executeTakeFirst(), undefined);

    const olivia = await TestClient.open(server);
    await olivia.logIn(OLIVIA, DEMO_PASSWORD);
    saved = await saveBy(olivia);
    const again = await TestClient.open(server);
    await again.logIn(OLIVIA, DEMO_PASSWORD);
    assert.equal((await deleteBy(again)).status, 204);
    assert.deepEqual(await readPeople(), []);
  });

  it('[3-DRAFT-01] is gone for a day alone for an account that came by the code and saved it, until a day later', async () => {
    const client = await signedInAtLink();
    saved = await saveBy(client, { of: saved });
    assert.equal((await deleteBy(client)).status, 200);
    pass(server, 2 * 60_000);
    await giveCode(server, await followLink(server, saved.id, link), saved);
    pass(server, DAY);
    const later = await TestClient.open(server);
    await later.logIn(OLIVIA, DEMO_PASSWORD);
    assert.equal((await deleteBy(later)).status, 204);
  });

  /** A browser that is signed in, and has opened the draft by its link and code. */
  const signedInAtLink = async () => {
    const client = await TestClient.open(server);
    await client.logIn(OLIVIA, DEMO_PASSWORD);
    client.follow(await client.call('GET', `/d/${link}`));
    await newToken(client);
    await giveCode(server, client, saved);
    return client;
  };

  const readPeople = () =>
    server.database.selectFrom('people').select('id').where('application_id', '=', saved.id).execute();

  it('[3-DRAFT-01] answers up to when it can be restored, and is gone meanwhile for every page, list, save and reminder', async () => {
    const other = await opener();
    const answer = await deleteBy(other);

    assert.deepEqual([answer.status, answer.json()], [200, { until: tomorrow() }]);
    assert.equal(await statusOf(), 'withdrawn');
    for (const client of [other, home]) {
      const data = { ...(await dataOf()), action: 'save_as_draft' };
      const refused = await send(data, { by: client, ifMatch: saved.revision });
      assert.deepEqual([refused.status, refused.json()['code']], [404, 'draft_deleted']);
      assert.equal((await client.call('POST', `/api/applications/${saved.id}/open-draft/`)).status, 404);
      assert.equal((await deleteBy(client)).status, 404);
    }
    assert.equal((await pageOf(home)).status, 404);
    const quiet = await new TestClient(server.app).call('GET', `/d/${link}/quiet/`);
    assert.equal(quiet.status, 404);
    server.sent.length = 0;
    pass(server, 23 * HOUR);
    await clearOnce(server.deps);
    assert.notDeepEqual(await readPeople(), []);
  });

  /** A whole application with a document of its own. */
  const withDocument = async () => {
    const document = await uploadedDocument(home, ownPdf());
    const made = anIndividualApplication(await storedOffer(server, 101));
    return { application: withKnownDocuments(made, new Map([['doc-1', document]])), download: document.download ?? '' };
  };
  const dataOf = async () => {
    const stored = await readStored(server.deps, saved.id);
    return {
      offer: 101,
      ...stored?.application,
      application_id: saved.id,
      contact_details: CONTACT,
      file_key: saved.fileKey,
    };
  };

  it('[3-DRAFT-01] tells its address, with the time, the link that restores it and nothing of the answers', async () => {
    await pressDelete();
    await sendDueEmails(server);

    const [email, ...others] = server.sent;
    assert.ok(email && others.length === 0);
    assert.equal(email.to, EMAIL);
    assert.equal(email.subject, `Your saved application for ${OFFER} was deleted`);
    assert.equal(
      email.text,
      [
        'Dear Margot Ellery,',
        `Your saved application for ${OFFER} was deleted, with everything in it. It was deleted with the link from our email or a code.`,
        'You can restore it until 22/11/2026, 1:00 pm AEDT. After that, it is permanently deleted.',
        `Restore the application:\n${PUBLIC_URL}/d/${link}`,
        'To open it, you also need a code. Request one on the page and we will send it to your mobile number (Australia, +61) that ends in 156.',
        'If you want it deleted, you do not need to do anything.',
        'Kind regards\nEmberfield Copper Limited',
        `You are receiving this email because your address was given in a saved application for ${OFFER}.\n`,
      ].join('\n\n'),
    );
    assert.deepEqual(wordsOfHtml(email.html), wordsOfText(email.text));
  });

  it('[3-DRAFT-01] its link leads to a page that says when it was deleted and until when it can be restored', async () => {
    const pressed = await pressDelete();
    assert.match(pressed.body.toString(), /You can restore it until 22\/11\/2026, 1:00 pm AEDT/);
    pass(server, HOUR);
    const client = await followLink(server, saved.id, link);

    const page = (await pageOf(client)).json();
    assert.deepEqual(
      [page['deleted'], page['verified'], page['link_is_good'], page['masked_mobile'], page['status']],
      [{ at: START.toISOString(), until: tomorrow() }, false, true, maskMobile('+61491570156'), 'draft'],
    );
  });

  it('[3-DRAFT-01] is restored by the link and the code with its documents, answers and revision, and open there then', async () => {
    const { application, download } = await withDocument();
    saved = await saveBy(home, { of: saved, application });
    const before = await readStored(server.deps, saved.id);
    const other = await opener();
    await deleteBy(other);
    pass(server, 23 * HOUR);
    await clearOnce(server.deps);
    const client = await followLink(server, saved.id, link);
    const opened = await giveCode(server, client, saved);
    await sendDueSms(server);

    assert.equal(opened.json()['revision'], saved.revision);
    assert.equal(await statusOf(), 'draft');
    assert.deepEqual((await readStored(server.deps, saved.id))?.application, before?.application);
    const document = await client.call('GET', download);
    assert.equal(document.status, 200);
    assert.deepEqual((await eventsOf()).slice(-3), ['draft_deleted', 'draft_restored', 'draft_opened']);
    const next = await saveBy(client, { of: saved, contact: { first_name: 'Greta' }, application });
    assert.equal(next.revision, saved.revision + 1);
    // It lives on as any other draft.
    pass(server, 2 * DAY);
    await clearOnce(server.deps);
    assert.notDeepEqual(await readPeople(), []);
  });

  it('[3-DRAFT-01] sends a code that says what it does, which opens nothing else', async () => {
    await pressDelete();
    const client = await followLink(server, saved.id, link);
    await client.post(saved.draft_url, { action: 'send_sms_code' });
    await sendDueSms(server);

    const code = await newestCode(server, saved.id);
    assert.equal(server.texted[0]?.to, MOBILE);
    assert.match(
      server.texted[0]?.text ?? '',
      new RegExp(`Your code for ${OFFER} is ${code}. It restores the application that was deleted.`),
    );
    const verify = await client.post(saved.draft_url, { action: 'verify_mobile', verification_code: code });
    assert.equal(verify.status, 400);
    const wrong = await client.post(saved.draft_url, { action: 'sms_login', otp_token: wrongCode(code) });
    assert.deepEqual(wrong.json(), { verified: false });
    assert.equal(await statusOf(), 'withdrawn');
  });

  it('[3-DRAFT-01] is restored by no code that was sent before it was deleted, and by none after five wrong ones', async () => {
    const asker = await followLink(server, saved.id, link);
    await asker.post(saved.draft_url, { action: 'send_sms_code' });
    const early = await newestCode(server, saved.id);
    await pressDelete();
    assert.equal(
      (await asker.post(saved.draft_url, { action: 'sms_login', otp_token: early })).json()['verified'],
      false,
    );
    pass(server, 2 * 60_000);
    await asker.post(saved.draft_url, { action: 'send_sms_code' });
    const code = await newestCode(server, saved.id);
    for (let guess = 0; guess < 5; guess += 1)
      await asker.post(saved.draft_url, { action: 'sms_login', otp_token: wrongCode(code) });

    const late = await asker.post(saved.draft_url, { action: 'sms_login', otp_token: code });
    assert.deepEqual(late.json(), { verified: false, code_over: true });
    assert.equal(await statusOf(), 'withdrawn');
  });

  it('[3-DRAFT-01] is not restored by a link that had ended: of a former address, by age, or invented', async () => {
    const former = link;
    saved = await saveBy(home, { of: saved, contact: { email_address: 'new@example.com' } });
    const newest = await newestToken(server, saved.id);
    await pressDelete(newest);
    for (const token of [former, 'x'.repeat(43)]) {
      const answer = await new TestClient(server.app).call('GET', `/d/${token}`);
      assert.equal(answer.headers['location'], '/d/');
    }
    assert.equal((await pageOf(await followLink(server, saved.id, newest))).status, 200);

    // A link whose 30 days are over restores nothing.
    await server.database
      .updateTable('draft_links')
      .set({ expires_at: server.deps.clock.now() } as never)
      .where('application_id', '=', saved.id)
      .execute();
    const over = await new TestClient(server.app).call('GET', `/d/${newest}`);
    assert.equal(over.headers['location'], '/d/');
  });

  it('[3-DRAFT-01] is gone for good after the day: its link says so, and nothing of a person is left', async () => {
    const files = server.contents().size;
    const { application } = await withDocument();
    saved = await saveBy(home, { of: saved, application });
    await pressDelete();
    assert.equal(server.contents().size, files + 1);
    const client = await followLink(server, saved.id, link);
    pass(server, DAY);

    // Before the clearing comes, too.
    assert.equal((await pageOf(client)).status, 404);
    const asked = await client.post(saved.draft_url, { action: 'send_sms_code' });
    assert.equal(asked.status, 404);
    await clearOnce(server.deps);

    assert.deepEqual(await readPeople(), []);
    assert.equal(server.contents().size, files);
    for (const table of ['deleted_drafts', 'draft_links', 'draft_access', 'document_ties'] as const)
      assert.equal(
        await server.database
          .selectFrom(table)
          .select('application_id')
          .where('application_id', '=', saved.id)
          .executeTakeFirst(),
        undefined,
        table,
      );
    assert.equal((await eventsOf()).at(-1), 'draft_removed');
    assert.equal(await statusOf(), 'withdrawn');
  });

  it('[3-DRAFT-01] asks the number that it had a day before: one that was given just before the deletion restores nothing', async () => {
    await opener();
    pass(server, 2 * 60_000);
    const thief = await opener();
    const changed = await verifyOther(server, thief, saved, OTHER_MOBILE);
    assert.equal(changed.revision, saved.revision + 1);
    await deleteBy(thief);
    const client = await followLink(server, saved.id, link);
    assert.equal((await pageOf(client)).json()['masked_mobile'], maskMobile('+61491570156'));
    pass(server, 2 * 60_000);
    await giveCode(server, client, saved);

    // Its codes open it again.
    pass(server, 2 * 60_000);
    const after = await followLink(server, saved.id, link);
    assert.equal((await pageOf(after)).json()['masked_mobile'], maskMobile('+61491570156'));
  });

  it(
    '[3-DRAFT-01] is restored where its time ends while the clearing waits for whoever restores it',
    { skip: !isPostgres },
    async () => {
      await pressDelete();
      const client = await followLink(server, saved.id, link);
      await client.post(saved.draft_url, { action: 'send_sms_code' });
      const code = await newestCode(server, saved.id);
      const ends_at = new Date(server.deps.clock.now().getTime() + MINUTE);
      const deleted = server.database.updateTable('deleted_drafts').set({ ends_at });
      await deleted.where('application_id', '=', saved.id).execute();
      const held = await holdRow();
      const restoring = client.post(saved.draft_url, { action: 'sms_login', otp_token: code });
      await waiting(1);
      pass(server, MINUTE);
      const clearing = clearOnce(server.deps);
      await waiting(2);
      held.release();

      assert.equal((await restoring).json()['verified'], true);
      await clearing;
      assert.equal(await statusOf(), 'draft');
      assert.notDeepEqual(await readPeople(), []);
    },
  );

  /** Holds the row of the application locked until it is released. */
  const holdRow = async () => {
    let release = (): void => undefined;
    const end = new Promise<void>((resolve) => (release = resolve));
    await new Promise<void>((resolve) => {
      void server.database.transaction().execute(async (transaction) => {
        await lockApplication(transaction, saved.id);
        resolve();
        await end;
      });
    });
    return { release };
  };
  /** Resolves once so many statements wait for a lock. */
  const waiting = async (count: number) => {
    const found = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database);
      return rows.length;
    };
    await until(async () => (await found()) >= count);
  };

  it('[3-DRAFT-01] is deleted once by presses at once or after one another, whose answers may be lost: a repeat says that it is gone', async () => {
    const other = await opener();
    const [one, two] = await Promise.all([deleteBy(other), deleteBy(other)]);
    assert.equal([one, two].filter(({ status }) => status === 200).length, 1);
    for (const { status } of [one, two]) assert.ok([200, 404, 409].includes(status), String(status));
    const late = await deleteBy(other);
    assert.equal(late.status, 404);
    for (const answer of [await pressDelete(), await pressDelete()]) assert.equal(answer.status, 404);
    await sendDueEmails(server);
    assert.equal(server.sent.length, 1);
    assert.equal((await eventsOf()).filter((kind) => kind === 'draft_deleted').length, 1);
  });

  it('[3-DRAFT-01] is restored once by the same code at once or again, whose answer may be lost, and its link and another code open it', async () => {
    await pressDelete();
    const client = await followLink(server, saved.id, link);
    await client.post(saved.draft_url, { action: 'send_sms_code' });
    const code = await newestCode(server, saved.id);
    const press = () => client.post(saved.draft_url, { action: 'sms_login', otp_token: code });
    const both = await Promise.all([press(), press()]);
    assert.equal(both.filter((answer) => answer.json()['verified'] === true).length, 1);
    // The new cookie came with no answer: the former one holds nothing.
    assert.equal((await press()).status, 403);
    assert.equal((await pageOf(client)).status, 404);
    assert.equal((await eventsOf()).filter((kind) => kind === 'draft_restored').length, 1);

    pass(server, 2 * 60_000);
    const opened = await giveCode(server, await followLink(server, saved.id, link), saved);
    assert.equal(opened.json()['revision'], saved.revision);
  });

  it('[3-DRAFT-01] of a deletion and a save at once one comes first, and the draft is deleted whole', async () => {
    const other = await opener();
    const [save] = await Promise.all([
      send({ ...(await dataOf()), action: 'save_as_draft' }, { by: home, ifMatch: saved.revision }),
      deleteBy(other),
    ]);

    assert.ok([200, 404].includes(save.status), String(save.status));
    assert.equal(await statusOf(), 'withdrawn');
    const client = await followLink(server, saved.id, link);
    pass(server, 2 * 60_000);
    const opened = await giveCode(server, client, saved);
    assert.equal(opened.json()['revision'], save.status === 200 ? saved.revision + 1 : saved.revision);
  });

  it('[3-DRAFT-01] gives the key of its file to no second draft: what the file has begun meanwhile keeps it', async () => {
    await pressDelete();
    await newToken(home);
    const another = await saveBy(home, { contact: { first_name: 'Second' } });
    await server.database
      .updateTable('applications')
      .set({ file_key: saved.fileKey })
      .where('id', '=', another.id)
      .execute();
    const client = await followLink(server, saved.id, link);
    await giveCode(server, client, saved);

    const rows = await server.database
      .selectFrom('applications')
      .select(['id', 'file_key', 'status'])
      .where('id', 'in', [saved.id, another.id])
      .orderBy('id')
      .execute();
    assert.deepEqual(rows, [
      { id: saved.id, file_key: null, status: 'draft' },
      { id: another.id, file_key: saved.fileKey, status: 'draft' },
    ]);
  });

  it('[1-UPL-08] lets a document that it shares with a draft go with that draft’s own decision', async () => {
    const { application, download } = await withDocument();
    saved = await saveBy(home, { of: saved, application });
    await pressDelete();

    const answer = await home.call('DELETE', download);
    assert.equal(answer.status, 204, answer.body.toString());
  });

  it('a late repeat of a save brings nothing back, and nothing leaves that was to be sent about it', async () => {
    const key = randomUUID();
    const data = { ...(await dataOf()), action: 'save_as_draft' };
    await send(data, { by: home, ifMatch: saved.revision, key });
    await pressDelete();

    assert.equal((await send(data, { by: home, ifMatch: saved.revision, key })).status, 409);
    await sendDueEmails(server);
    assert.deepEqual(
      server.sent.map(({ subject }) => subject),
      [`Your saved application for ${OFFER} was deleted`],
    );
  });
});

/** A change of a draft's e-mail address: whom of the former owners it tells, and the link that undoes it for a day (3-DRAFT-01). */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { readStored } from '#server/applications/stored.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { changeMobile } from '#server/commands/changeMobile.ts';
import { restoreAddress } from '#server/commands/restoreAddress.ts';
import { runCommand, runWithin } from '#server/commands/runCommand.ts';
import { inTransaction } from '#server/database/transactions.ts';
import { readUndo } from '#server/drafts/addressUndo.ts';
import { undoAddressChange } from '#server/drafts/restoringAddress.ts';
import { deriveUndoToken } from '#server/drafts/secrets.ts';
import { Refusal } from '#server/http/errors.ts';
import { findAccount } from '#server/users/users.ts';
import { callingSession } from './support/callingSession.ts';
import { EMAIL, MOBILE, newestCode, newestToken, OTHER_MOBILE, pass, send, wrongCode } from './support/drafts.ts';
import { wordsOfHtml, wordsOfText } from './support/emails.ts';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { withSavedDraft } from './support/savedDraft.ts';
import { CONTACT, followLink, giveCode, saveBy, verifyOther, type SavedDraft } from './support/travellers.ts';
import { TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OFFER = 'Emberfield Copper Share Offer';
/** A member of the issuer’s staff, of the demo people. */
const STAFF = 'grace.nakamura@example.com';
const THIEF = 'thief@example.net';

describe('a change of a draft’s e-mail address', () => {
  let server: TestServer;
  let home: TestClient;
  let saved: SavedDraft;
  let link: string;
  withSavedDraft((begun) => ({ server, home, saved, link } = begun));

  /** Another browser that has opened the draft by link and code. */
  const opener = async (token = link) => {
    const client = await followLink(server, saved.id, token);
    await giveCode(server, client, saved);
    // The next code is a minute away.
    pass(server, 2 * MINUTE);
    return client;
  };
  const change = async (client: TestClient, email_address = THIEF, more = {}) => {
    saved = await saveBy(client, { of: saved, contact: { email_address, ...more } });
  };
  const undosOf = () =>
    server.database
      .selectFrom('address_undos')
      .selectAll()
      .where('application_id', '=', saved.id)
      .orderBy('created_at')
      .execute();
  const tokenOf = (row: { seed: string } | undefined) => deriveUndoToken(server.deps, { seed: row?.seed ?? '' });
  const told = async () => {
    await sendDueEmails(server);
    return server.sent.filter(({ subject }) => subject.startsWith('Email address changed'));
  };
  const contactOf = async () => (await readStored(server.deps, saved.id))?.application.contact_details;
  const browser = () => TestClient.open(server);
  const look = (token: string) => new TestClient(server.app).call('GET', `/api/address-undo/${token}/`);
  const ask = (client: TestClient, token: string) =>
    client.post(`/api/address-undo/${token}/`, { action: 'send_sms_code' });
  const give = (client: TestClient, token: string, code: string) =>
    client.post(`/api/address-undo/${token}/`, { action: 'undo', otp_token: code });
  /** Asks for the code at the link and gives it. */
  const undo = async (token: string) => {
    const client = await browser();
    const asked = await ask(client, token);
    assert.equal(asked.status, 200, asked.body.toString());
    return give(client, token, await newestCode(server, saved.id));
  };

  describe('tells the former one', () => {
    it('[3-DRAFT-01] where its link was followed, without a name, an answer, a document or the new address', async () => {
      await followLink(server, saved.id, link);
      await change(home, THIEF, { first_name: 'Greta' });
      const token = tokenOf((await undosOf())[0]);

      const [email, ...others] = await told();
      assert.ok(email && others.length === 0);
      assert.equal(email.to, EMAIL);
      assert.equal(email.subject, `Email address changed on an application for ${OFFER}`);
      assert.equal(
        email.text,
        [
          'Hello,',
          `The email address on a saved application for ${OFFER} was changed from yours to another one. The links that we have sent you no longer work.`,
          'If this was not you, you can undo the change until 22/11/2026, 1:00 pm AEDT.',
          `Undo the change:\n${PUBLIC_URL}/undo/#${token}`,
          'You also need a code, which we will send to the mobile number used for codes before the change. The link undoes this change and does nothing else.',
          'If you made the change, you do not need to do anything.',
          'Kind regards\nEmberfield Copper Limited',
          `You are receiving this email because your address was given and confirmed in a saved application for ${OFFER}.\n`,
        ].join('\n\n'),
      );
      assert.deepEqual(wordsOfHtml(email.html), wordsOfText(email.text));
      for (const text of [email.text, email.html])
        for (const secret of ['Margot', 'Greta', 'Ellery', THIEF, '156', saved.draft_url])
          assert.ok(!text.includes(secret), secret);
      const rows = JSON.stringify(await undosOf());
      for (const secret of [EMAIL, MOBILE, token]) assert.ok(!rows.includes(secret), secret);
    });

    it('[3-DRAFT-01] where a code was given while the draft named it, also where the visit was left since', async () => {
      const owner = await opener();
      await owner.call('POST', `/api/applications/${saved.id}/leave-draft/`);
      await change(home);
      assert.equal((await told()).length, 1);
    });

    it('[3-DRAFT-01] where a code was given while the draft named it, though nobody has followed its link', async () => {
      await home.post(saved.draft_url, { action: 'send_sms_code' });
      const code = await newestCode(server, saved.id);
      const verified = await home.post(saved.draft_url, { action: 'verify_mobile', verification_code: code });
      assert.equal(verified.json()['verified'], true, verified.body.toString());
      await change(home);
      assert.equal((await told()).length, 1);
    });

    it('[3-DRAFT-01] not where nobody has followed its link or given a code: it may be a stranger’s, mistyped', async () => {
      await change(home);
      assert.deepEqual([await told(), await undosOf()], [[], []]);
    });

    it('[3-DRAFT-01] not of another spelling of it, and not while the new one is half typed; then once', async () => {
      await followLink(server, saved.id, link);
      await change(home, ` ${EMAIL.toUpperCase()} `);
      assert.deepEqual(await undosOf(), []);
      // A page that saves itself may save half an address, as a thief may.
      saved = await saveBy(home, { of: saved, contact: { email_address: 'thief@' }, isAutomatic: true });
      assert.deepEqual(await told(), []);
      saved = await saveBy(home, { of: saved, contact: { email_address: 'thief@examp' }, isAutomatic: true });
      await change(home);

      assert.deepEqual(
        (await told()).map(({ to }) => to.toLowerCase()),
        [EMAIL],
      );
      assert.equal((await undo(tokenOf((await undosOf())[0]))).json()['verified'], true);
      assert.equal((await contactOf())?.email_address?.trim().toLowerCase(), EMAIL);
    });

    it('[3-DRAFT-01] no more once the draft names it again before the e-mail has left', async () => {
      await followLink(server, saved.id, link);
      await change(home);
      await change(home, EMAIL);
      assert.deepEqual(
        [await told(), await undosOf()].map(({ length }) => length),
        [0, 1],
      );
      const token = tokenOf((await undosOf())[0]);
      assert.deepEqual((await look(token)).json(), { is_undone: true });
      assert.equal((await ask(await browser(), token)).status, 404);
      pass(server, DAY);
      assert.equal((await look(token)).status, 404);
      await clearOnce(server.deps);
      assert.deepEqual(await undosOf(), []);
    });

    it('[3-DRAFT-01] each time with the same link: whoever changes it to and fro ends none that was sent', async () => {
      await followLink(server, saved.id, link);
      await change(home);
      const token = tokenOf((await undosOf())[0]);
      await told();
      for (let round = 0; round < 12; round += 1) {
        await change(home, EMAIL);
        pass(server, 1000);
        await change(home);
      }

      const mails = await told();
      assert.ok(mails.length > 1 && mails.every(({ text }) => text.includes(`/undo/#${token}\n`)));
      assert.equal((await undo(token)).json()['verified'], true);
    });
  });

  describe('is undone by the link and the code', () => {
    let token: string;
    let thief: TestClient;
    beforeEach(async () => {
      thief = await opener();
      await change(thief);
      token = tokenOf((await undosOf())[0]);
    });

    it('[3-DRAFT-01] names the former address again, opens nothing, and ends the links and sessions of the other', async () => {
      const theirs = await newestToken(server, saved.id);
      assert.deepEqual((await look(token)).json(), {
        offer_name: OFFER,
        masked_mobile: maskMobile('+61491570156'),
        until: new Date(server.deps.clock.now().getTime() + DAY).toISOString(),
      });
      const client = await browser();
      assert.deepEqual((await ask(client, token)).json(), {});
      await sendDueSms(server);
      assert.equal(server.texted.at(-1)?.to, MOBILE);
      assert.match(server.texted.at(-1)?.text ?? '', /It undoes the change of the email address\./);
      const answer = await give(client, token, await newestCode(server, saved.id));

      assert.deepEqual(
        [answer.status, answer.json(), answer.headers['set-cookie']],
        [200, { verified: true }, undefined],
      );
      assert.deepEqual(await contactOf(), { ...(await contactOf()), ...CONTACT, email_address: EMAIL });
      const known = server.database.selectFrom('draft_known').select('since').where('application_id', '=', saved.id);
      assert.deepEqual(await known.execute(), []);
      for (const caller of [client, thief, home])
        assert.equal((await caller.call('POST', `/api/applications/${saved.id}/open-draft/`)).status, 404);
      assert.equal((await new TestClient(server.app).call('GET', `/d/${theirs}`)).headers['location'], '/d/');
      // A save of the thief's other tab, with what it knew.
      const data = { ...CONTACT, email_address: THIEF };
      const late = await send(
        { offer: 101, contact_details: data, application_id: saved.id, action: 'save_as_draft' },
        { by: thief, ifMatch: saved.revision },
      );
      assert.equal(late.status, 404);
      const owner = await followLink(server, saved.id, link);
      pass(server, 2 * MINUTE);
      await giveCode(server, owner, saved);
      const event = await server.database
        .selectFrom('events')
        .select(['kind', 'facts'])
        .where('application_id', '=', saved.id)
        .where('kind', '=', 'address_restored')
        .executeTakeFirst();
      assert.deepEqual(event, { kind: 'address_restored', facts: { status: 'draft' } });
    });

    it('[3-DRAFT-01] once, however many at once or after one another, whose answers may be lost: each says that it is undone', async () => {
      const client = await browser();
      await ask(client, token);
      const code = await newestCode(server, saved.id);
      await server.database.deleteFrom('security_events').execute();
      const answers = await Promise.all([give(client, token, code), give(client, token, code)]);
      answers.push(await give(client, token, code));

      for (const answer of answers) assert.deepEqual([answer.status, answer.json()], [200, { verified: true }]);
      assert.deepEqual((await look(token)).json(), { is_undone: true });
      const count = (table: 'events' | 'security_events') =>
        server.database.selectFrom(table).select('id').where('application_id', '=', saved.id);
      assert.equal((await count('events').where('kind', '=', 'address_restored').execute()).length, 1);
      assert.deepEqual(await count('security_events').execute(), [], 'no repeat is a wrong code');
      assert.equal((await ask(client, token)).status, 404);
    });

    it('[3-DRAFT-01] says for a day that it is undone, and is dead then in the same words as an invented one', async () => {
      await undo(token);
      pass(server, DAY - MINUTE);
      assert.deepEqual((await look(token)).json(), { is_undone: true });
      pass(server, MINUTE);

      const [used, invented] = [await look(token), await look('x'.repeat(43))];
      assert.deepEqual([used.status, used.json()], [404, invented.json()]);
      assert.equal((await give(await browser(), token, '123456')).status, 404);
      await clearOnce(server.deps);
      assert.deepEqual(await undosOf(), []);
    });

    it('[3-DRAFT-01] by the same link, as often as the address is changed again', async () => {
      await undo(token);
      const owner = await followLink(server, saved.id, link);
      pass(server, 2 * MINUTE);
      const opened = await giveCode(server, owner, saved);
      saved = { ...saved, revision: Number(opened.json()['revision']) };
      await change(owner);
      assert.equal((await look(token)).json()['offer_name'], OFFER);
      pass(server, 2 * MINUTE);

      assert.equal((await undo(token)).json()['verified'], true);
      assert.equal((await contactOf())?.email_address, EMAIL);
    });

    it('[3-DRAFT-01] for a day: then the link is dead and the row is gone', async () => {
      const client = await browser();
      pass(server, DAY - MINUTE);
      await ask(client, token);
      const code = await newestCode(server, saved.id);
      pass(server, MINUTE);

      assert.equal((await look(token)).status, 404);
      assert.equal((await give(client, token, code)).status, 404);
      await clearOnce(server.deps);
      assert.deepEqual(await undosOf(), []);
      assert.equal((await contactOf())?.email_address, THIEF);
    });

    it('[3-DRAFT-01] by no guess: 20 wrong codes end the link, five a code, and strangers at the draft’s link use up none of them', async () => {
      // The thief's fresh browsers use up the guesses and texts of the draft first.
      const theirs = await newestToken(server, saved.id);
      for (let round = 0; round < 4; round += 1) {
        const stranger = await followLink(server, saved.id, theirs);
        await stranger.post(saved.draft_url, { action: 'send_sms_code' });
        const code = await newestCode(server, saved.id);
        for (let guess = 0; guess < 5; guess += 1)
          await stranger.post(saved.draft_url, { action: 'sms_login', otp_token: wrongCode(code) });
        pass(server, 61 * MINUTE);
      }
      const client = await browser();
      for (let round = 0; round < 4; round += 1) {
        const asked = await ask(client, token);
        assert.equal(asked.status, 200, asked.body.toString());
        const code = await newestCode(server, saved.id);
        const answers = [];
        for (let guess = 0; guess < 5; guess += 1) answers.push((await give(client, token, wrongCode(code))).json());
        assert.deepEqual(answers.at(-1), { verified: false, code_over: true });
        pass(server, 2 * MINUTE);
      }

      assert.equal((await look(token)).status, 404);
      assert.equal((await contactOf())?.email_address, THIEF);
    });

    it('[3-DRAFT-01] by a code of that link in the session that asked for it alone, not by one that opens the draft', async () => {
      const client = await browser();
      const asked = await ask(client, token);
      assert.equal(asked.status, 200);
      const code = await newestCode(server, saved.id);
      assert.deepEqual((await give(await browser(), token, code)).json(), { verified: false, code_over: true });
      const theirs = await followLink(server, saved.id);
      pass(server, 2 * MINUTE);
      await theirs.post(saved.draft_url, { action: 'send_sms_code' });
      const opening = await newestCode(server, saved.id);
      assert.deepEqual((await give(theirs, token, opening)).json(), { verified: false, code_over: true });
      const opened = await client.post(saved.draft_url, { action: 'sms_login', otp_token: code });
      assert.equal(opened.status, 404);
      assert.equal((await give(client, token, code)).json()['verified'], true);
    });

    it('[3-DRAFT-01] by a code that neither another change of the address nor a deletion ends', async () => {
      const client = await browser();
      await ask(client, token);
      const code = await newestCode(server, saved.id);
      await change(thief, 'third@example.net');
      await thief.call('POST', `/api/applications/${saved.id}/delete-draft/`);

      assert.equal((await give(client, token, code)).json()['verified'], true);
      assert.equal((await contactOf())?.email_address, EMAIL);
    });

    it('[3-DRAFT-01] sends at most five codes, one in a minute', async () => {
      const client = await browser();
      const statuses = [];
      for (let round = 0; round < 6; round += 1) {
        statuses.push((await ask(client, token)).status);
        statuses.push((await ask(client, token)).status);
        pass(server, 2 * MINUTE);
      }
      assert.deepEqual(statuses, [200, 400, 200, 400, 200, 400, 200, 400, 200, 400, 400, 400]);
    });

    it('[3-DRAFT-01] no more once the draft is submitted or deleted for good, and its row goes', async () => {
      await server.database
        .updateTable('applications')
        .set({ status: 'submitted', submitted_at: server.deps.clock.now() })
        .where('id', '=', saved.id)
        .execute();

      assert.equal((await look(token)).status, 404);
      assert.equal((await give(await browser(), token, '123456')).status, 404);
      await clearOnce(server.deps);
      assert.deepEqual(await undosOf(), []);
      await server.database
        .updateTable('applications')
        .set({ status: 'draft', submitted_at: null })
        .where('id', '=', saved.id)
        .execute();
    });

    it('[3-DRAFT-01] also where it was deleted since: it stays deleted, and the former link restores it', async () => {
      const deleted = await thief.call('POST', `/api/applications/${saved.id}/delete-draft/`);
      assert.equal(deleted.status, 200);
      assert.equal((await undo(token)).json()['verified'], true);

      const row = await server.database
        .selectFrom('applications')
        .select('status')
        .where('id', '=', saved.id)
        .executeTakeFirstOrThrow();
      assert.equal(row.status, 'withdrawn');
      const owner = await followLink(server, saved.id, link);
      pass(server, 2 * MINUTE);
      const opened = await giveCode(server, owner, saved);
      assert.equal(
        (opened.json()['application'] as { contact_details: object }).contact_details['email_address' as never],
        EMAIL,
      );
    });
  });

  it('[3-DRAFT-01] sends the code to the number of a day before where the thief gave one of their own first, and puts it back', async () => {
    await opener();
    const thief = await opener();
    saved = await verifyOther(server, thief, saved, OTHER_MOBILE);
    await change(thief, THIEF, { tel_mobile: OTHER_MOBILE });
    const token = tokenOf((await undosOf())[0]);
    assert.equal((await look(token)).json()['masked_mobile'], maskMobile('+61491570156'));
    await undo(token);

    const contact = await contactOf();
    assert.deepEqual([contact?.email_address, contact?.tel_mobile], [EMAIL, MOBILE]);
    pass(server, 2 * MINUTE);
    const owner = await followLink(server, saved.id, link);
    await giveCode(server, owner, saved);
  });

  it('[3-DRAFT-01] sends it to a number that has opened the draft for a day, though it was another one before', async () => {
    const owner = await opener();
    saved = await verifyOther(server, owner, saved, OTHER_MOBILE);
    pass(server, DAY);
    const again = await opener();
    await change(again, THIEF, { tel_mobile: OTHER_MOBILE });

    assert.equal((await look(tokenOf((await undosOf())[0]))).json()['masked_mobile'], maskMobile(OTHER_MOBILE));
  });

  it('[3-OTP-03, 3-DRAFT-01] sends it to the number that the registrar has put in since', async () => {
    const thief = await opener();
    await change(thief);
    const token = tokenOf((await undosOf())[0]);
    const userId = Number((await findAccount(server.database, STAFF))?.id);
    const session = await callingSession(server, { userId, actingAs: 'issuer' });
    const call = { session, target: saved.id, input: OTHER_MOBILE };
    assert.deepEqual(await runCommand(server.deps, changeMobile, call), { masked: maskMobile(OTHER_MOBILE) });

    assert.equal((await look(token)).json()['masked_mobile'], maskMobile(OTHER_MOBILE));
    await undo(token);
    assert.equal((await contactOf())?.tel_mobile, OTHER_MOBILE);
  });

  it('[3-DRAFT-01] changes nothing of an application that was submitted at the same moment', async () => {
    await change(await opener());
    const token = tokenOf((await undosOf())[0]);
    assert.equal((await ask(await browser(), token)).status, 200);
    const now = server.deps.clock.now();
    const found = await readUndo(server.deps, { by: { token }, now });
    const { session_id: sessionId } = await server.database
      .selectFrom('draft_codes')
      .select('session_id')
      .where('application_id', '=', saved.id)
      .where('purpose', '=', 'undo')
      .executeTakeFirstOrThrow();
    const code = await newestCode(server, saved.id, sessionId ?? '');
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: now })
      .where('id', '=', saved.id)
      .execute();

    assert.ok(found);
    const by = { sessionId: sessionId ?? '', userId: null, browserHash: null };
    // There is no number any more that undoes anything.
    assert.equal(await undoAddressChange(server.deps, { undo: found, code, by, now }), 'wrong');
    const input = { address: EMAIL, addressHash: null, number: MOBILE, userId: null };
    const outcome = await inTransaction(server.database, (transaction) =>
      runWithin({ ...server.deps, database: transaction }, restoreAddress, {
        session: null,
        target: saved.id,
        input,
        now,
      }),
    );
    assert.ok(outcome instanceof Refusal && outcome.statusCode === 404);
    assert.equal((await contactOf())?.email_address, THIEF);
    assert.equal((await undosOf()).length, 1);
  });

  it('[3-DRAFT-01] of two changes, undoing the first ends the second, and undoing the second leaves the first', async () => {
    await opener();
    await change(home, 'second@example.com');
    await followLink(server, saved.id);
    pass(server, MINUTE);
    await change(home, 'third@example.com');
    const [first, second] = (await undosOf()).map(tokenOf);
    assert.ok(first && second);
    await undo(second);
    assert.equal((await contactOf())?.email_address, 'second@example.com');
    assert.deepEqual((await look(first)).json()['offer_name'], OFFER);
    assert.deepEqual((await look(second)).json(), { is_undone: true });

    pass(server, 2 * MINUTE);
    assert.equal((await undo(first)).json()['verified'], true);
    assert.equal((await contactOf())?.email_address, EMAIL);
    assert.deepEqual([(await look(first)).status, (await look(second)).status], [200, 404]);
  });

  it('[3-DRAFT-01] takes the draft back from an account that made it its own with the change', async () => {
    await opener();
    await change(home);
    const olivia = await server.database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    await server.database.updateTable('applications').set({ user_id: olivia.id }).where('id', '=', saved.id).execute();
    await undo(tokenOf((await undosOf())[0]));

    const { user_id } = await server.database
      .selectFrom('applications')
      .select('user_id')
      .where('id', '=', saved.id)
      .executeTakeFirstOrThrow();
    assert.equal(user_id, null);
  });
});

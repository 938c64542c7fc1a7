/** Nobody approves for themselves: every way in which an adviser without authority has done so, and the honest ways that pass. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import type { ContactDetails } from '#domain/application.ts';
import { contactErrors, draftMessageTexts } from '#domain/texts.ts';
import { approvalNoteTexts, separationTexts } from '#domain/texts/approval.ts';
import { toWire } from '#domain/wire.ts';
import { findApprovalFindings } from '#server/applications/submitters.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import {
  ADVISER,
  advisersApplication,
  approvalOf,
  atApprovalLink,
  INVESTOR,
  newCsrfToken,
  openToApprove,
  statusOf,
  waitingApplication,
  type Opened,
} from './support/approvals.ts';
import { newestToken, send, sendWell } from './support/drafts.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { addOffer, TestClient, type TestServer } from './support/testServer.ts';

/** An adviser of the demo people. */
const ACCOUNT = 'rohan.mehta@example.com';

describe('an adviser without authority', () => {
  let server: TestServer;
  let adviser: TestClient;
  withPeopledServer((started) => (server = started));
  before(() => addOffer(server, { issuer_email: 'issuer@example.com', has_personal_advice: true }));
  beforeEach(async () => {
    server.sent.length = server.texted.length = 0;
    for (const sends of ['sms_sends', 'mail_sends'] as const) await server.database.deleteFrom(sends).execute();
    adviser = await TestClient.open(server);
  });

  const signedIn = async (): Promise<TestClient> => {
    const client = await TestClient.open(server);
    assert.equal((await client.logIn(ACCOUNT, DEMO_PASSWORD)).status, 204);
    client.follow(await client.call('GET', '/advisor/'));
    await newCsrfToken(client);
    return client;
  };

  /** What is wrong with the contact details of such an application. */
  const contactErrorsOf = async (
    contact: ContactDetails,
    by = adviser,
    profile: Record<string, unknown> = {},
  ): Promise<unknown> => {
    const application = await advisersApplication(server, by, contact);
    const answer = await send(
      {
        ...toWire(application, { offer: 101 }),
        ...(Object.keys(profile).length > 0 && { applicant_profile: profile }),
      },
      { by },
    );
    assert.equal(answer.status, 400, answer.body.toString());
    return (answer.json()['errors'] as Record<string, unknown>)['contact_details'];
  };

  const ADVISED = {
    is_personal_advised: true,
    adviser_name: 'Ava Reed',
    adviser_workplace: 'Reed & Co',
    adviser_email: 'ava.work@example.com',
  };

  it('[1-CONT-19, 1-CONT-21] gives their own e-mail and mobile also after personal advice', async () => {
    const own = { adviser_email: '', adviser_mobile: '', email_address: 'ava@example.com', tel_mobile: '+61491570157' };
    assert.deepEqual(await contactErrorsOf(own, adviser, ADVISED), {
      adviser_email: contactErrors.email,
      adviser_mobile: contactErrors.mobile,
    });
  });

  for (const [how, own, given] of [
    ['in capitals', 'ava@example.com', ' AVA@Example.com'],
    ['with a tag', 'ava@example.com', 'ava+x@example.com'],
    ['with other dots, at Gmail', 'ava.reed@gmail.com', 'a.vareed@googlemail.com'],
  ] as const)
    it(`[1-CONT-19, 1-ADV-07] does not give their own mailbox as the investor’s: ${how}`, async () => {
      assert.deepEqual(await contactErrorsOf({ adviser_email: own, email_address: given }), {
        email_address: contactErrors.investorsOwnEmail,
      });
    });

  it('[1-CONT-19, 1-ADV-07] does not give their own mobile as the investor’s, however it is written', async () => {
    assert.deepEqual(await contactErrorsOf({ tel_mobile: '0491 570 157' }), {
      tel_mobile: contactErrors.investorsOwnMobile,
    });
  });

  it('[1-CONT-19, 1-ADV-07] does not give the address under which they advise', async () => {
    assert.deepEqual(await contactErrorsOf({ email_address: 'ava.work+a@example.com' }, adviser, ADVISED), {
      email_address: contactErrors.investorsOwnEmail,
    });
  });

  it('[1-CONT-19, 1-ADV-07] does not give address and mobile of their own account', async () => {
    const client = await signedIn();
    const [user] = (await client.call('GET', '/api/user__user/')).json()['results'] as { tel_mobile: string }[];
    assert.ok(user?.tel_mobile);
    assert.deepEqual(await contactErrorsOf({ email_address: ACCOUNT, tel_mobile: user.tel_mobile }, client), {
      email_address: contactErrors.investorsOwnEmail,
      tel_mobile: contactErrors.investorsOwnMobile,
    });
  });

  /** Neither a code nor the decision, and the words that say what to do. */
  const refusedAt = async (id: number, client: TestClient, bar: keyof typeof separationTexts.bars): Promise<void> => {
    const { address } = await atApprovalLink(server, id, client);
    const [, draftId] = /\/draft\/(.+)\/$/.exec(address) ?? [];
    const page = await client.call('GET', `/api/offers/emberfield-copper/drafts/${draftId}/`);
    assert.deepEqual([page.status, page.json()['barred_by'], page.json()['verified']], [200, bar, false]);
    for (const asked of [{ action: 'send_sms_code' }, { action: 'sms_login', otp_token: '123456' }]) {
      const answer = await client.post(address, asked);
      assert.equal(answer.status, 400);
      assert.equal(answer.json(), separationTexts.bars[bar]);
    }
    assert.notEqual((await client.post(`/api/applications/${id}/decline/`, {})).status, 204);
    assert.equal(await statusOf(server, id), 'pending_approval');
  };

  it('[1-ADV-07, 2-ROLE-08] opens nothing in the session that submitted, with a mailbox of their own invention', async () => {
    const { id } = await waitingApplication(server, adviser, { email_address: 'invented@example.com' });
    await refusedAt(id, adviser, 'session');
  });

  it('[1-ADV-07, 2-ROLE-08] opens nothing in another session of the same browser', async () => {
    const { id } = await waitingApplication(server, adviser);
    const other = new TestClient(server.app);
    other.browserCookie = adviser.browserCookie;
    await refusedAt(id, other, 'browser');
  });

  it('[1-ADV-07, 2-ROLE-08] opens nothing in another session of the same account, in another browser', async () => {
    const { id } = await waitingApplication(server, await signedIn());
    await refusedAt(id, await signedIn(), 'account');
  });

  it('[1-ADV-07, 2-ROLE-08] opens nothing once they have signed in in the browser that submitted', async () => {
    const { id } = await waitingApplication(server, adviser);
    await adviser.logIn(ACCOUNT, DEMO_PASSWORD);
    await refusedAt(id, adviser, 'browser');
  });

  it('[1-ADV-07, 2-ROLE-08] who signs in where the investor has given the code neither approves nor declines', async () => {
    const made = await waitingApplication(server, await signedIn());
    const { client, opened } = await openToApprove(server, made.id);
    await client.logIn(ACCOUNT, DEMO_PASSWORD);
    const approved = await send(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    assert.notEqual(approved.status, 200);
    assert.notEqual((await client.post(`/api/applications/${made.id}/decline/`, {})).status, 204);
    assert.equal(await statusOf(server, made.id), 'pending_approval');
  });

  it('[1-ADV-07] who cannot decide has the link sent to the investor’s mobile, three times a day, and uses up none of their codes', async () => {
    const { id, application } = await waitingApplication(server, adviser);
    const { address } = await atApprovalLink(server, id, adviser);
    const sendLink = () => adviser.post(address, { action: 'text_link' });
    const later = (minutes: number) => server.travelTo(new Date(server.deps.clock.now().getTime() + minutes * 60_000));
    const investor = await atApprovalLink(server, id);
    assert.equal((await sendLink()).status, 200);
    await sendDueSms(server);
    const sms = server.texted.find(({ text }) => text.includes('/d/'));
    assert.equal(sms?.to, application.contact_details?.tel_mobile);
    assert.match(sms?.text ?? '', new RegExp(`/d/${await newestToken(server, id)}$`));
    assert.equal((await investor.client.post(investor.address, { action: 'send_sms_code' })).status, 200, 'at once');

    const soon = await sendLink();
    assert.deepEqual([soon.status, soon.json()], [400, draftMessageTexts.linkLater(1)], 'one a minute');
    for (let sent = 1; sent < 3; sent += 1) {
      later(2);
      assert.equal((await sendLink()).status, 200);
    }
    later(2);
    assert.equal((await sendLink()).status, 400, 'three a day');
    for (let asked = 1; asked < 5; asked += 1) {
      later(2);
      assert.equal((await investor.client.post(investor.address, { action: 'send_sms_code' })).status, 200);
    }
    assert.equal((await investor.client.post(investor.address, { action: 'text_link' })).status, 400, 'not barred');
  });

  for (const [who, changes] of [
    ['the investor', { applicant_role: 'investor' }],
    ['an adviser with authority', { adviser_has_authority: true }],
  ] as const)
    it(`[1-ADV-07, 2-ROLE-06] submits what waits not once more as ${who}, by the same file, session or browser`, async () => {
      const made = await waitingApplication(server, adviser);
      const { landingpage } = made.application;
      const contact_details = { ...made.application.contact_details, ...changes };
      const data = toWire({ ...made.application, contact_details, landingpage: { ...landingpage } }, { offer: 101 });
      const authority = { ...data, contact_details: { ...contact_details, adviser_authority_doc: anyDocument(data) } };
      const sameBrowser = await TestClient.open(server);
      sameBrowser.browserCookie = adviser.browserCookie;
      const tries: [TestClient, string][] = [
        [adviser, made.fileKey],
        [adviser, randomUUID()],
        [await TestClient.open(server), made.fileKey],
        [sameBrowser, randomUUID()],
      ];
      for (const [by, file_key] of tries) {
        const own = by === adviser ? authority : { ...authority, ...(await withOwnDocuments(by, contact_details)) };
        const answer = await send({ ...own, file_key }, { by });
        assert.equal(answer.status, 400, answer.body.toString());
        assert.deepEqual(answer.json()['errors'], { review: { '': separationTexts.waits } });
      }

      const { client } = await openToApprove(server, made.id);
      assert.equal((await client.post(`/api/applications/${made.id}/decline/`, {})).status, 204);
      const again = await sendWell({ ...authority, file_key: made.fileKey }, { by: adviser });
      assert.equal(again.json()['status'], 'submitted', 'after it was declined');
    });

  it('[1-ADV-07] submits what waits not past its investor with another spelling of the name, but for a partner with a mobile of their own', async () => {
    const { application } = await waitingApplication(server, adviser);
    const asInvestor = (email_address: string, tel_mobile: string) => {
      const { investors: named = [] } = application.investor_details ?? {};
      const investors = named.map((one) => ({ ...one, legalFirstName: 'Jаne' }));
      const { landingpage, contact_details: waiting } = application;
      const contact_details = { ...waiting, applicant_role: 'investor', email_address, tel_mobile } as const;
      const investor_details = { ...application.investor_details, investors };
      const data = toWire(
        { ...application, contact_details, investor_details, landingpage: { ...landingpage } },
        { offer: 101 },
      );
      return send({ ...data, file_key: randomUUID() }, { by: adviser });
    };
    const { email_address = '', tel_mobile = '' } = application.contact_details ?? {};
    const past = await asInvestor(email_address, tel_mobile);
    assert.deepEqual([past.status, past.json()['errors']], [400, { review: { '': separationTexts.waits } }]);
    assert.equal((await asInvestor(email_address, '+61491570156')).status, 200, 'a couple with one address');
  });

  /** A document that the application names already. */
  function anyDocument(data: object): unknown {
    return JSON.parse(/\{"id":"[0-9a-f-]{36}","filename"[^}]*\}/.exec(JSON.stringify(data))?.[0] ?? 'null');
  }

  /** The same application with documents of another session. */
  async function withOwnDocuments(by: TestClient, contact_details: ContactDetails): Promise<object> {
    const application = await advisersApplication(server, by);
    const data = toWire({ ...application, contact_details }, { offer: 101 });
    return { ...data, contact_details: { ...contact_details, adviser_authority_doc: anyDocument(data) } };
  }

  describe('passes, honestly,', () => {
    const approves = async (contact: ContactDetails = {}): Promise<void> => {
      const made = await waitingApplication(server, adviser, contact);
      const { client, opened } = await openToApprove(server, made.id);
      await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
      assert.equal(await statusOf(server, made.id), 'submitted');
    };

    it('[1-ADV-07] with the investor’s own phone in the adviser’s office', () => approves());

    it('[1-ADV-07] for a couple with one e-mail address and two mobiles', async () => {
      const other = { email_address: 'the.couple@example.com' };
      await approves({ ...other, tel_mobile: '+61491570110' });
      await approves({ ...other, tel_mobile: '+61491570158' });
    });

    it('[1-ADV-07] when they invest for themselves beside a client who is asked', async () => {
      const made = await waitingApplication(server, adviser);
      const application = await advisersApplication(server, adviser);
      const [first, ...others] = application.investor_details?.investors ?? [];
      const own = {
        ...application,
        contact_details: {
          ...application.contact_details,
          applicant_role: 'investor' as const,
          email_address: ADVISER.adviser_email,
          tel_mobile: ADVISER.adviser_mobile,
        },
        investor_details: {
          ...application.investor_details,
          investors: [{ ...first, legalFirstName: 'Ava', legalLastName: 'Reed' }, ...others],
        },
      };
      const answer = await sendWell(toWire(own, { offer: 101 }), { by: adviser });
      assert.equal(answer.json()['status'], 'submitted');
      assert.equal(await statusOf(server, made.id), 'pending_approval');
    });
  });

  it('[1-ADV-07] leaves who submitted and who approved, and whether from one network, and of neither more than hashes', async () => {
    const made = await waitingApplication(server, adviser);
    const { client, opened } = await openToApprove(server, made.id);
    await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    const rows = await server.database
      .selectFrom('submitters')
      .selectAll()
      .where('application_id', '=', made.id)
      .orderBy('revision')
      .execute();
    assert.deepEqual(
      rows.map(({ acted_as, email_proven, mobile_proven }) => ({ acted_as, email_proven, mobile_proven })),
      [
        { acted_as: 'adviser', email_proven: false, mobile_proven: false },
        { acted_as: 'investor', email_proven: true, mobile_proven: true },
      ],
    );
    assert.ok(rows.every(({ browser_hash, network_hash }) => /^[0-9a-f]{64}$/.test(`${browser_hash}`) && network_hash));
    assert.notEqual(rows[0]?.browser_hash, rows[1]?.browser_hash);
    const event = await server.database
      .selectFrom('events')
      .select('facts')
      .where('application_id', '=', made.id)
      .where('kind', '=', 'approved')
      .executeTakeFirstOrThrow();
    assert.equal(event.facts['same_network'], true);
  });

  const noticeOf = ({ reference }: Opened) =>
    server.sent.find(({ to, text }) => to === 'issuer@example.com' && text.includes(reference));

  it('[1-ADV-07] is told to the issuer, in its e-mail and beside the record, and to nobody else, where a second browser approves at once', async () => {
    // The adviser's second browser, in which they have submitted something for another client in their account.
    const first = await signedIn();
    const second = await signedIn();
    const other = await advisersApplication(server, second);
    const [person, ...rest] = other.investor_details?.investors ?? [];
    const investors = [{ ...person, legalFirstName: 'Another' }, ...rest];
    await sendWell(toWire({ ...other, investor_details: { ...other.investor_details, investors } }, { offer: 101 }), {
      by: second,
    });
    const made = await waitingApplication(server, first, { email_address: 'invented@example.com' });
    const anonymous = new TestClient(server.app);
    anonymous.browserCookie = second.browserCookie;
    const { client, opened } = await openToApprove(server, made.id, anonymous);
    await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });

    const expected = {
      adviser: { email: false, mobile: false },
      investor: { email: true, mobile: true },
      same_device: true,
      at_once: true,
    };
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    const record = async (by: TestClient) => (await by.call('GET', `/api/applications/${made.id}/record/`)).json();
    const seen = await record(staff);
    assert.deepEqual(seen['approval'], expected);
    const own = await record(client);
    assert.equal(own['approval'], undefined);
    assert.equal(own['sha256'], seen['sha256']);
    assert.doesNotMatch(JSON.stringify(seen['record']), /same_device|confirmed/);

    await sendDueEmails(server);
    const notice = noticeOf(opened);
    for (const note of [approvalNoteTexts.sameDevice, approvalNoteTexts.atOnce])
      assert.ok(notice?.text.includes(note), note);
    for (const { to, text } of server.sent)
      if (to !== 'issuer@example.com') assert.ok(!text.includes(approvalNoteTexts.sameDevice), to);
  });

  it('[1-ADV-07] keeps from the issuer’s e-mail what does not stand out: an approval on the investor’s own phone, later', async () => {
    const made = await waitingApplication(server, adviser);
    server.travelTo(new Date(server.deps.clock.now().getTime() + 10 * 60_000));
    const { client, opened } = await openToApprove(server, made.id);
    await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    await sendDueEmails(server);
    const text = noticeOf(opened)?.text ?? '';
    assert.ok(text.includes('Investor: email address confirmed, mobile number confirmed'));
    for (const note of [approvalNoteTexts.sameDevice, approvalNoteTexts.atOnce]) assert.ok(!text.includes(note));
  });

  it('[1-ADV-07] leaves the mailbox unconfirmed where the link went out as a text message', async () => {
    const made = await waitingApplication(server, adviser);
    const { address } = await atApprovalLink(server, made.id, adviser);
    assert.equal((await adviser.post(address, { action: 'text_link' })).status, 200);
    server.travelTo(new Date(server.deps.clock.now().getTime() + 10 * 60_000));
    const { client, opened } = await openToApprove(server, made.id);
    await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    const findings = await findApprovalFindings(server.database, made.id);
    assert.deepEqual(findings?.investor, { email: false, mobile: true });
  });

  it('[1-CONT-19] the investor’s address is compared only where they have no authority', async () => {
    const application = await advisersApplication(server, adviser, {
      email_address: 'ava+x@example.com',
      adviser_has_authority: true,
    });
    const data = toWire(application, { offer: 101 });
    const contact_details = { ...application.contact_details, adviser_authority_doc: anyDocument(data) };
    const answer = await sendWell({ ...data, contact_details }, { by: adviser });
    assert.equal(answer.json()['status'], 'submitted');
    assert.equal(INVESTOR, 'jane.citizen@example.com');
  });
});

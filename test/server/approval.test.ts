/** An adviser's application without authority, from its request to the investor's approval: through the service's calls alone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { mapNumbers } from '#domain/application/numbers.ts';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { contactErrors, draftMessageTexts, serverTexts } from '#domain/texts.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { listDocuments, withKnownDocuments } from '#server/applications/documentReferences.ts';
import { readStored } from '#server/applications/stored.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import {
  ADVISER,
  advisersApplication,
  approvalOf,
  atApprovalLink,
  INVESTOR,
  newCsrfToken,
  openToApprove,
  statusOf as statusIn,
  waitingApplication,
  type Waiting,
} from './support/approvals.ts';
import { draftData, newestCode, newestToken, owedOf, send, sendWell } from './support/drafts.ts';
import { doDueJobs, sendDueEmails } from './support/jobs.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { uploadedDocument } from './support/submissions.ts';
import { addOffer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const STRANGER = {
  holdingProfileType: 'NEW',
  applicant_role: 'investor',
  first_name: 'Sam',
  tel_mobile: '+61491570159',
} as const;

describe('an application that waits for approval', () => {
  let server: TestServer;
  let adviser: TestClient;
  withPeopledServer((started) => (server = started));
  before(() => addOffer(server, { issuer_email: 'issuer@example.com' }));
  beforeEach(async () => {
    server.sent.length = server.texted.length = 0;
    for (const sends of ['sms_sends', 'mail_sends'] as const) await server.database.deleteFrom(sends).execute();
    adviser = await TestClient.open(server);
  });

  const ready = (email_address: string): Promise<Application> =>
    advisersApplication(server, adviser, { email_address });

  /** Lodged at once, or saved as a draft before, which has a `draftId`. */
  async function waiting({ isSavedBefore = false, email = INVESTOR } = {}): Promise<
    Waiting & { draftId: string | null }
  > {
    if (!isSavedBefore) {
      const lodged = await waitingApplication(server, adviser, { email_address: email });
      return { ...lodged, draftId: null };
    }
    const application = await ready(email);
    const fileKey = randomUUID();
    const data = { ...toWire(application, { offer: 101 }), file_key: fileKey };
    const saved = (await sendWell({ ...data, action: 'save_as_draft' }, { by: adviser })).json();
    const id = Number(saved['id']);
    const answer = await sendWell({ ...data, application_id: id }, { by: adviser, ifMatch: Number(saved['revision']) });
    assert.equal(answer.json()['status'], 'pending_approval');
    const [, draftId = null] = /\/draft\/(.+)\/$/.exec(String(saved['draft_url'])) ?? [];
    return { id, application, fileKey, draftId };
  }

  const atLink = (id: number) => atApprovalLink(server, id);
  const open = (id: number) => openToApprove(server, id);
  const statusOf = (id: number) => statusIn(server, id);

  async function mailsOf(id: number): Promise<string[]> {
    const rows = await owedOf(server, id);
    return rows.map(({ template }) => template).sort();
  }

  it('[1-ADV-07, 2-ROLE-05, 2-ROLE-06] e-mails the investor the way to it, and opens it with a code of their own mobile', async () => {
    const made = await waiting();
    await sendDueEmails(server);
    const request = server.sent.find(({ to }) => to === INVESTOR);
    assert.match(request?.subject ?? '', /^Please approve the application for /);
    assert.match(
      request?.text ?? '',
      new RegExp(`${draftMessageTexts.review}:\n.*/d/${await newestToken(server, made.id)}\n`),
    );
    assert.match(request?.text ?? '', /we will send it to your mobile number \(Australia, \+61\) that ends in \d{3}\./);
    const toAdviser = server.sent.find(({ to }) => to === ADVISER.adviser_email);
    assert.doesNotMatch(toAdviser?.text ?? '', /\/d\//);

    const { client, address } = await atLink(made.id);
    const [, draftId] = /\/draft\/(.+)\/$/.exec(address) ?? [];
    const page = await client.call('GET', `/api/offers/emberfield-copper/drafts/${draftId}/`);
    const mobile = made.application.contact_details?.tel_mobile ?? '';
    assert.deepEqual(page.json(), {
      application_id: made.id,
      status: 'pending_approval',
      verified: false,
      barred_by: null,
      link_is_good: true,
      masked_mobile: maskMobile(mobile),
      approve_until: '2026-12-21T02:00:00.000Z',
      waits_until: null,
      deleted: null,
    });

    const { opened } = await open(made.id);
    assert.equal(opened.status, 'pending_approval');
    assert.deepEqual(
      opened.application.contact_details,
      fromWire(toWire(made.application, { offer: 101 })).application.contact_details,
    );
  });

  it('[1-LAND-24, 2-REV-08] lets the investor agree and confirm anew: the terms and the confirmations of the adviser are not handed on', async () => {
    const { opened } = await open((await waiting()).id);
    const { landingpage = {} } = opened.application;
    assert.deepEqual(
      ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents'].filter((field) => field in landingpage),
      [],
    );
    assert.equal('review' in opened.application, false);
  });

  it('[2-ROLE-08, 3-ROLE-14, 3-ROLE-10] is the issuer’s once the investor has approved it, and each is told', async () => {
    const made = await waiting({ isSavedBefore: true });
    assert.deepEqual(await mailsOf(made.id), ['adviser_confirmation', 'application_link', 'approval_request']);
    const { client, opened } = await open(made.id);
    // Whoever approves reads the record of what they approve.
    const seen = (await client.call('GET', `/api/applications/${made.id}/record/`)).json();
    const answer = await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });

    assert.equal(answer.json()['status'], 'submitted');
    assert.equal(answer.json()['id'], made.id);
    assert.equal(await statusOf(made.id), 'submitted');
    const owed = await mailsOf(made.id);
    for (const template of ['approved_notice', 'confirmation', 'issuer_notice'])
      assert.ok(owed.includes(template), template);
    await sendDueEmails(server);
    const reference = String(answer.json()['reference']);
    const mail = (to: string, words: RegExp) =>
      server.sent.some(({ text, ...sent }) => sent.to === to && text.includes(reference) && words.test(text));
    assert.ok(mail(INVESTOR, /Thank you\. We have received your application/));
    assert.ok(
      mail(
        ADVISER.adviser_email,
        /Jane Citizen has approved the application for .* that you made, and may have changed it first\./,
      ),
    );
    const both = /both get these instructions\. Please make sure that the amount is paid only once\./;
    for (const to of [INVESTOR, ADVISER.adviser_email]) assert.ok(mail(to, both), to);
    // What had not left before says nothing of a wait any more.
    assert.ok(!mail(ADVISER.adviser_email, /needs to review and approve the application/));
    assert.ok(!mail(INVESTOR, /has filled in an application/), 'no request for what is approved');

    const events = await server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'facts'])
      .where('application_id', '=', made.id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      events.slice(-3).map(({ kind, acting_as }) => ({ kind, acting_as })),
      [
        { kind: 'submitted', acting_as: 'adviser' },
        { kind: 'draft_opened', acting_as: 'investor' },
        { kind: 'approved', acting_as: 'investor' },
      ],
    );
    const [of, , by] = events.slice(-3).map(({ facts }) => facts as { record?: string; approves?: string });
    assert.ok(of?.record);
    assert.equal(seen['sha256'], of.record);
    assert.equal(by?.approves, of.record);
    assert.notEqual(by.record, of.record);
    const records = await server.database
      .selectFrom('records')
      .select('revision')
      .where('application_id', '=', made.id)
      .execute();
    assert.equal(records.length, 2);
    // What they approved is theirs to read; what it was opened by opens nothing more.
    assert.equal((await client.call('GET', `/api/applications/${made.id}/record/`)).status, 200);
    assert.equal((await atLink(made.id).catch(() => null))?.address ?? '/d/', '/d/');
    const again = await send(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    assert.equal(again.status, 404);
  });

  it('[2-ROLE-08] keeps what the investor changes, and judges it', async () => {
    const made = await waiting();
    const { client, opened } = await open(made.id);
    const data = approvalOf(made, opened);
    const contact = (data as { contact_details?: object }).contact_details;
    const refused = await send(
      { ...data, contact_details: { ...contact, first_name: '' } },
      { by: client, ifMatch: opened.revision },
    );
    assert.equal(refused.status, 400);
    assert.equal(await statusOf(made.id), 'pending_approval');

    await sendWell(
      {
        ...data,
        contact_details: { ...contact, last_name: 'Doe' },
        // Of an adviser alone (2-REV-08).
        review: { holdingProfileType: 'NEW', message_to_investor: 'To myself' },
      },
      { by: client, ifMatch: opened.revision },
    );
    const stored = await readStored(server.deps, made.id);
    assert.equal(stored?.application.contact_details?.last_name, 'Doe');
    assert.equal(stored.application.review?.message_to_investor, undefined);
    // Numbers that left as masks are what they were.
    const numbers = (application: Application) => {
      const found: string[] = [];
      mapNumbers(application, ({ value }) => (found.push(value), value));
      return found.sort();
    };
    assert.deepEqual(numbers(stored?.application ?? {}), numbers(made.application));
  });

  it('[2-ROLE-08] takes another document of the investor’s, and keeps the one that the adviser’s record names', async () => {
    const made = await waiting({ isSavedBefore: true });
    const { client, opened } = await open(made.id);
    const before = listDocuments(opened.application).flatMap(({ id }) => id ?? []);
    const own = await uploadedDocument(client);
    const replaced = withKnownDocuments(opened.application, new Map(before.map((id) => [id, own])));
    const answer = await sendWell(approvalOf(made, { ...opened, application: replaced }), {
      by: client,
      ifMatch: opened.revision,
    });
    assert.equal(answer.json()['status'], 'submitted');
    const rows = await server.database
      .selectFrom('document_ties')
      .select('document_id as id')
      .where('application_id', '=', made.id)
      .execute();
    assert.deepEqual(rows.map(({ id }) => id).sort(), [...new Set([...before, own.id ?? ''])].sort());
  });

  it('[2-ROLE-06, 1-ADV-07] leaves what the adviser has said of themselves as it is, so that they are told at their own address', async () => {
    const made = await waiting();
    const { client, opened } = await open(made.id);
    const data = approvalOf(made, opened);
    const contact = (data as { contact_details?: object }).contact_details;
    const others = {
      applicant_role: 'investor',
      adviser_has_authority: true,
      adviser_email: 'mallory@example.com',
      dealer_group_afsl: '',
      dealer_group_name: 'Another',
    };
    await sendWell({ ...data, contact_details: { ...contact, ...others } }, { by: client, ifMatch: opened.revision });

    const stored = (await readStored(server.deps, made.id))?.application.contact_details ?? {};
    assert.deepEqual({ ...stored, ...ADVISER }, stored);
    assert.equal(stored.dealer_group_name, made.application.contact_details?.dealer_group_name);
    await sendDueEmails(server);
    assert.ok(server.sent.every(({ to }) => to !== 'mallory@example.com'));
  });

  it('[2-ROLE-06] is no application whose adviser would approve it at their own address or mobile', async () => {
    for (const [field, own, message] of [
      ['email_address', ' AVA@example.com', contactErrors.investorsOwnEmail],
      ['tel_mobile', '0491 570 157', contactErrors.investorsOwnMobile],
    ] as const) {
      const application = await ready(INVESTOR);
      const contact_details = { ...application.contact_details, [field]: own };
      const answer = await send(toWire({ ...application, contact_details }, { offer: 101 }), { by: adviser });
      assert.equal(answer.status, 400, field);
      assert.deepEqual(answer.json()['errors'], { contact_details: { [field]: message } });
    }
  });

  it('[1-LAND-24] is not approved without the terms, whatever the adviser agreed to', async () => {
    const made = await waiting();
    const { client, opened } = await open(made.id);
    const { landingpage: _agreed, ...unagreed } = approvalOf(made, opened) as Record<string, unknown>;
    const answer = await send({ ...unagreed, landingpage: {} }, { by: client, ifMatch: opened.revision });
    assert.equal(answer.status, 400);
    assert.match(answer.body.toString(), /agree_to_terms/);
  });

  it('[3-DRAFT-12, 2-ROLE-12, 1-DRAFT-02] cannot be saved as a draft, not by hand and not by itself', async () => {
    const made = await waiting();
    const { client, opened } = await open(made.id);
    for (const action of ['save_as_draft', 'autosave']) {
      const answer = await send({ ...approvalOf(made, opened), action }, { by: client, ifMatch: opened.revision });
      assert.equal(answer.status, 400, action);
      assert.equal(answer.json()['message'], serverTexts.draftUnreachable);
    }
    assert.equal(await statusOf(made.id), 'pending_approval');
  });

  it('[2-ROLE-06, 3-OTP-01] does not open for the adviser, who held it as a draft, knew its address and its file', async () => {
    const made = await waiting({ isSavedBefore: true });
    const { application, id, fileKey } = made;
    const data = { ...toWire(application, { offer: 101 }), application_id: id, file_key: fileKey };
    const { draft_id: draftId, revision } = await server.database
      .selectFrom('applications')
      .select(['draft_id', 'revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.notEqual(draftId, made.draftId);
    const answers: Answer[] = [
      await send(data, { by: adviser, ifMatch: revision }),
      await adviser.call('GET', `/api/offers/emberfield-copper/drafts/${draftId}/`),
      await adviser.post(`/offers/emberfield-copper/draft/${draftId}/`, { action: 'send_sms_code' }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404],
    );
    const opening = await adviser.post(`/api/applications/${id}/open-draft/`, {});
    assert.equal(opening.status, 409, 'it is there to be read');
    const deletion = await adviser.post(`/api/applications/${id}/delete-draft/`, {});
    assert.equal(deletion.status, 409);
    assert.equal(await statusOf(id), 'pending_approval');
    assert.equal((await adviser.call('GET', `/api/applications/${id}/record/`)).status, 200);
  });

  it('[2-ROLE-08] is declined by the investor: it never reaches the issuer, opens no more, and both are told', async () => {
    const made = await waiting();
    const { client, opened } = await open(made.id);
    const token = await newestToken(server, made.id);
    const decline = (by: TestClient) => by.post(`/api/applications/${made.id}/decline/`, {});
    // The adviser may read it, and says nothing of this.
    assert.equal((await decline(adviser)).status, 409);
    assert.equal((await decline(await TestClient.open(server))).status, 404);
    assert.equal((await decline(client)).status, 204);

    assert.equal(await statusOf(made.id), 'withdrawn');
    assert.equal((await decline(client)).status, 404);
    const late = await send(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    assert.deepEqual([late.status, late.json()['code']], [404, 'declined']);
    assert.match(String((await client.call('GET', `/d/${token}`)).headers.location), /\/draft\/[-0-9a-f]{36}\/$/);
    assert.equal((await client.post(opened.draft_url, { action: 'send_sms_code' })).status, 404, 'it opens nothing');
    await sendDueEmails(server);
    const { reference } = await server.database
      .selectFrom('applications')
      .select('reference')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const mails = server.sent.filter(({ text }) => text.includes(reference));
    assert.deepEqual(
      mails.map(({ to }) => to).sort(),
      [ADVISER.adviser_email, INVESTOR].sort(),
      'neither the issuer, nor what was owed before',
    );
    for (const { text } of mails)
      assert.match(text, /It will not be sent to the issuer, and there is nothing to pay\./);
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    assert.equal((await staff.call('GET', `/api/applications/${made.id}/record/`)).status, 404);
    const read = await adviser.call('GET', `/api/applications/${made.id}/record/`);
    assert.deepEqual([read.status, read.json()['status']], [200, 'withdrawn']);
  });

  it('[2-ROLE-08, 3-OTP-01] asks for the code again where the investor comes back to it half an hour later, and then takes the answer', async () => {
    const made = await waiting();
    const { client, opened } = await open(made.id);
    server.travelTo(new Date(server.deps.clock.now().getTime() + 31 * 60_000));
    const decline = () => client.post(`/api/applications/${made.id}/decline/`, {});
    const asked = await send(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    for (const answer of [await decline(), asked]) {
      assert.deepEqual([answer.status, answer.json()['code']], [403, 'draft_code']);
      assert.equal(answer.json()['draft_url'], opened.draft_url);
    }

    await client.post(opened.draft_url, { action: 'send_sms_code' });
    const code = await newestCode(server, made.id);
    const given = await client.post(opened.draft_url, { action: 'sms_login', otp_token: code });
    client.follow(given);
    await newCsrfToken(client);
    assert.equal((await decline()).status, 204);
    assert.equal(await statusOf(made.id), 'withdrawn');
  });

  it('[3-ROLE-10] is read by staff of the issuer once it was approved, and not before', async () => {
    const made = await waiting();
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    const read = async () => (await staff.call('GET', `/api/applications/${made.id}/record/`)).status;
    assert.equal(await read(), 404);
    const { client, opened } = await open(made.id);
    await sendWell(approvalOf(made, opened), { by: client, ifMatch: opened.revision });
    assert.equal(await read(), 200);
  });

  it('[2-ROLE-06] opens by another mobile of the investor once the registrar has changed it, where the adviser gave a wrong one', async () => {
    const made = await waiting();
    const staff = await TestClient.open(server);
    await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    staff.follow(await staff.call('GET', '/issuer/'));
    await newCsrfToken(staff);
    const changed = await staff.post(`/api/applications/${made.id}/change-mobile/`, { mobile: '0491 570 158' });
    assert.deepEqual(changed.json(), { masked_mobile: maskMobile('+61491570158') });

    const { opened } = await open(made.id);
    const { tel_mobile: mobile, adviser_mobile: advisers } = opened.application.contact_details ?? {};
    assert.deepEqual([mobile, advisers], ['+61491570158', ADVISER.adviser_mobile]);
  });

  it('[1-ADV-07, 3-LAND-20] sends the investor another way to it, in words of an approval, and no longer to the adviser', async () => {
    // Of an address of its own: what others of the tests wait for is not sent to it.
    const email = 'jane.away@example.com';
    const made = await waiting({ isSavedBefore: true, email });
    await sendDueEmails(server);
    const first = await newestToken(server, made.id);
    server.travelTo(new Date(server.deps.clock.now().getTime() + 6 * 60_000));
    const ask = async (address: string) => {
      server.sent.length = 0;
      const asking = await TestClient.open(server);
      await asking.post('/offers/emberfield-copper/resend-link/', { email_address: address });
      await doDueJobs(server, ['resend_link']);
      await sendDueEmails(server);
      return server.sent.filter(({ text }) => text.includes('/d/'));
    };
    assert.deepEqual(await ask(ADVISER.adviser_email), []);

    const [sent] = await ask(email);
    assert.match(sent?.text ?? '', new RegExp(`/d/${first}\n`), 'the same link');
    assert.match(sent?.subject ?? '', /^An application for .* is waiting for your approval$/);
    assert.match(
      sent?.text ?? '',
      /^Dear Jane Citizen,\n\n.*It will be sent to the issuer after you have reviewed and approved it\.\n/,
    );
    assert.doesNotMatch(sent?.text ?? '', /saved/);
    const { opened } = await open(made.id);
    assert.equal(opened.status, 'pending_approval');
    assert.equal((await adviser.call('GET', `/d/${first}`)).headers.location, opened.draft_url);
  });

  it('[1-ADV-07, 3-LAND-20] reaches the investor whatever first e-mails a stranger has caused at their mailbox, and again on asking', async () => {
    const email = 'jane.flooded@example.com';
    for (let count = 0; count < 10; count += 1)
      await sendWell(draftData({ contact_details: { ...STRANGER, email_address: email.replace('@', `+${count}@`) } }), {
        by: await TestClient.open(server),
      });
    await sendDueEmails(server);
    server.sent.length = 0;
    const made = await waiting({ email });
    await sendDueEmails(server);
    const token = await newestToken(server, made.id);
    const toInvestor = () => server.sent.filter(({ to, text }) => to === email && text.includes(`/d/${token}\n`));
    assert.equal(toInvestor().length, 1);
    server.sent.length = 0;
    await (await TestClient.open(server)).post('/offers/emberfield-copper/resend-link/', { email_address: email });
    await doDueJobs(server, ['resend_link']);
    await sendDueEmails(server);
    assert.equal(toInvestor().length, 1);
    assert.match(String((await adviser.call('GET', `/d/${token}`)).headers.location), /^\/offers\//);
  });

  it('[2-ROLE-06] is not deleted by its investor as if it were a draft, nor by its link', async () => {
    const { id } = await waiting({ isSavedBefore: true });
    const { client } = await open(id);
    const token = await newestToken(server, id);
    for (const page of ['delete', 'quiet']) {
      assert.equal((await client.call('GET', `/d/${token}/${page}/`)).status, 404);
      assert.equal((await client.post(`/d/${token}/${page}/`, { sure: 'yes' })).status, 404);
    }
    assert.equal((await client.post(`/api/applications/${id}/delete-draft/`, {})).status, 409);
    assert.equal(await statusOf(id), 'pending_approval');
    assert.ok((await readStored(server.deps, id))?.application.contact_details?.first_name);
  });
});

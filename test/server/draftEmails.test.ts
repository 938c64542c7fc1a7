import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { matchLinks } from '#server/drafts/links.ts';
import { composeCode, composeReplaced } from '#server/drafts/codeMessage.ts';
import { recordVerifiedMobile } from '#server/drafts/numbers.ts';
import { enqueueDraftEmail, enqueueLink } from '#server/drafts/enqueue.ts';
import { requestCode } from '#server/drafts/codes.ts';
import {
  aDraft,
  callerAt,
  changeMobile,
  claimAlways,
  EMAIL,
  MOBILE,
  newestCode,
  newestToken,
  OTHER_MOBILE,
  owedOf,
  type TestDraft,
} from './support/drafts.ts';
import { wordsOfHtml, wordsOfText } from './support/emails.ts';
import { FIELD_KEYS, PUBLIC_URL } from './support/fieldKeys.ts';
import { sendDueEmails } from './support/jobs.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

describe('messages about a draft', () => {
  let server: TestServer;
  let draft: TestDraft;
  before(async () => {
    server = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
    await addOffer(server);
  });
  beforeEach(async () => {
    server.travelTo(START);
    await sendDueEmails(server);
    server.sent.length = 0;
    draft = await aDraft(server);
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const owe = ({ id: applicationId } = draft): Promise<string> =>
    server.database
      .transaction()
      .execute((transaction) => enqueueLink(transaction, server.deps, { applicationId, now: now() }));

  it('[3-DRAFT-01] [3-OTP-03] the link goes to the address on the application, with what it needs, how long it is good and what to do if it comes unexpected', async () => {
    await owe();
    await sendDueEmails(server);

    const [email, ...others] = server.sent;
    assert.ok(email && others.length === 0);
    assert.equal(email.to, EMAIL);
    assert.equal(email.subject, 'Your saved application for Emberfield Copper Share Offer');
    const address = `https://apply.example.com/d/${await newestToken(server, draft.id)}`;
    assert.equal(
      email.text,
      [
        'Dear Margot,',
        'Your application for Emberfield Copper Share Offer has been saved. You can continue it on any device.',
        `Open your application:\n${address}`,
        'To open it, you also need a code. Request one on the page and we will send it to your mobile number (Australia, +61) that ends in 156.',
        'The link is valid for 30 days, until 21 December 2026.',
        'If you have not saved an application, you do not need to do anything: nobody can open it with this email alone.',
        'Kind regards\nEmberfield Copper Limited',
        'You are receiving this email because your address was given in a saved application for Emberfield Copper Share Offer.\n',
      ].join('\n\n'),
    );
    assert.deepEqual(wordsOfHtml(email.html), wordsOfText(email.text));
    assert.deepEqual(
      [...email.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link),
      [address],
    );
    assert.ok(!email.text.includes(MOBILE));
  });

  it('[2-ROLE-04] says nothing of the applicant that could be read as a link', async () => {
    draft = await aDraft(server, { first_name: 'Win at evil.example', last_name: '' });
    await owe();
    await sendDueEmails(server);

    assert.match(server.sent[0]?.text ?? '', /^Hello,\n/);
    assert.ok(!JSON.stringify(server.sent).includes('evil'));
  });

  it('the link goes to an adviser at their own address', async () => {
    const adviser = { adviser_first_name: 'Rohan', adviser_last_name: 'Mehta', adviser_mobile: OTHER_MOBILE };
    const adviser_email = 'rohan.mehta@example.com';
    await owe(await aDraft(server, { applicant_role: 'advisor', adviser_email, ...adviser }));
    await sendDueEmails(server);

    assert.equal(server.sent[0]?.to, adviser_email);
    assert.match(
      server.sent[0]?.text ?? '',
      /^Dear Rohan Mehta,[^]*mobile number \(New Zealand, \+64\) that ends in 567\./,
    );
  });

  for (const [number, words] of [
    ['+61255501234', 'number (Australia, +61, not a mobile) that ends in 234'],
    ['+64211234567', 'mobile number (New Zealand, +64) that ends in 567'],
    ['+14165550123', 'number (+1) that ends in 123'],
    ['+525512345678', 'number (Mexico, +52) that ends in 678'],
  ] as const)
    it(`[3-OTP-03] names the number of the code as the pages do: ${words}`, async () => {
      await owe(await aDraft(server, { tel_mobile: number }));
      await sendDueEmails(server);

      const { text = '', html = '' } = server.sent[0] ?? {};
      assert.ok(text.includes(`we will send it to your ${words}.\n`), text);
      assert.deepEqual(wordsOfHtml(html), wordsOfText(text));
      assert.ok(!text.includes(number));
    });

  it('without a number says what is missing', async () => {
    await owe(await aDraft(server, { tel_mobile: '' }));
    await sendDueEmails(server);

    assert.match(server.sent[0]?.text ?? '', /does not yet have a mobile number/);
  });

  it('a link of a former address, and one of an application that was submitted, is not sent', async () => {
    await owe();
    await server.database
      .transaction()
      .execute((transaction) =>
        matchLinks(transaction, server.deps, { applicationId: draft.id, email: 'ann@example.com', now: now() }),
      );
    await owe();
    await sendDueEmails(server);
    assert.equal(server.sent.length, 1);

    await owe();
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: now() })
      .where('id', '=', draft.id)
      .execute();
    await sendDueEmails(server);

    assert.equal(server.sent.length, 1);
    const states = await server.database
      .selectFrom('outbox')
      .select('status')
      .where('application_id', '=', draft.id)
      .orderBy('status')
      .execute();
    assert.deepEqual(
      states.map(({ status }) => status),
      ['given_up', 'given_up', 'sent'],
    );
  });

  it('can be read in the development outbox', async () => {
    await owe();

    const page = (await (await TestClient.open(server)).call('GET', '/dev/outbox/')).body.toString();

    assert.ok(page.includes(`https://apply.example.com/d/${await newestToken(server, draft.id)}`));
  });

  it('[3-OTP-04] a code comes with the offer’s name, and bound to our address on its last line', async () => {
    await requestCode(
      { ...server.deps, claimSend: claimAlways },
      { applicationId: draft.id, purpose: 'open', by: callerAt(draft.sessionId), now: now() },
    );
    const code = await newestCode(server, draft.id);
    const [{ occasion } = { occasion: '' }] = await owedOf(server, draft.id);
    const compose = () => composeCode(server.deps, { applicationId: draft.id, occasion });

    assert.deepEqual(await compose(), {
      to: MOBILE,
      text: `Your code for Emberfield Copper Share Offer is ${code}. It expires in 10 minutes.\n\n@apply.example.com #${code}`,
    });
    await changeMobile(server, draft.id, OTHER_MOBILE);
    assert.equal(await compose(), null, 'to no other number than it was made for');
    await changeMobile(server, draft.id, MOBILE);
    await owe();
    assert.ok(await compose(), 'a newer link ends no code');
  });

  it('of a changed number tell the address and the number before it, and name neither', async () => {
    const verify = (mobile: string): Promise<string | null> =>
      server.database
        .transaction()
        .execute((transaction) =>
          recordVerifiedMobile(transaction, server.deps, { applicationId: draft.id, mobile, now: now() }),
        );
    const message = { applicationId: draft.id, occasion: '' };
    await verify(MOBILE);
    assert.equal(await composeReplaced(server.deps, message), null);
    await verify(OTHER_MOBILE);
    await server.database
      .transaction()
      .execute((transaction) =>
        enqueueDraftEmail(transaction, server.deps, { ...message, template: 'mobile_replaced', occasion: 'a code' }),
      );
    await sendDueEmails(server);

    const sms = await composeReplaced(server.deps, message);
    assert.equal(sms?.to, MOBILE);
    assert.match(
      sms?.text ?? '',
      /^Codes for your application for Emberfield Copper Share Offer will now go to another mobile/,
    );
    const [email] = server.sent;
    assert.equal(email?.to, EMAIL);
    assert.match(
      email?.text ?? '',
      /will now go to the mobile number \(New Zealand, \+64\) that ends in 567\.[^]*If this was not you, please contact /,
    );
    assert.ok(!`${email?.text} ${sms?.text}`.includes(MOBILE));
  });

  it('begin with the address that is set, which production has to', () => {
    const production = { NODE_ENV: 'production', FIELD_KEYS };

    assert.throws(() => readConfig(production), /PUBLIC_URL must be set in production/);
    for (const open of ['http://apply.example.com', 'http://localhost:4000', 'http://127.0.0.1'])
      assert.throws(() => readConfig({ ...production, PUBLIC_URL: open }), /PUBLIC_URL must begin with https:/);
    assert.equal(readConfig({ ...production, PUBLIC_URL: `${PUBLIC_URL}/` }).publicUrl, PUBLIC_URL);
    assert.equal(readConfig({ PORT: '4100' }).publicUrl, 'http://localhost:4100');
    for (const wrong of ['apply.example.com', 'javascript:x', `${PUBLIC_URL}/apply`, `${PUBLIC_URL}?x`])
      assert.throws(() => readConfig({ PUBLIC_URL: wrong }), /PUBLIC_URL must look like/);
  });
});

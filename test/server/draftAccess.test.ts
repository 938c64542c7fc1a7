import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { draftMessageTexts, serverTexts } from '#domain/texts.ts';
import { holdBySave } from '#server/drafts/holds.ts';
import { voidLinks } from '#server/drafts/links.ts';
import { momentText } from '#server/emails/moment.ts';
import {
  aDraft,
  changeMobile,
  issueLinkOf,
  MOBILE,
  newestCode,
  newestToken,
  OTHER_MOBILE,
  owedOf,
  pass,
  tokenOfLink,
  wrongCode,
  type TestDraft,
} from './support/drafts.ts';
import { addOffer, START, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const SLUG = 'emberfield-copper';

describe('a saved draft on another device', () => {
  let server: TestServer;
  let draft: TestDraft;
  let url: string;
  let token: string;
  const lines: string[] = [];
  before(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    server = await startTestServer({ logStream });
    server.app.log.level = 'trace';
    await addOffer(server);
  });
  beforeEach(async () => {
    server.travelTo(new Date(Date.parse(START.toISOString())));
    await server.database.deleteFrom('sms_sends').execute();
    draft = await aDraft(server);
    url = `/offers/${SLUG}/draft/${draft.draftId}/`;
    await issue();
    token = await newestToken(server, draft.id);
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const later = (ms: number): void => pass(server, ms);
  const within = (work: typeof voidLinks | typeof holdBySave): Promise<void> =>
    server.database
      .transaction()
      .execute((transaction) =>
        work(transaction, { applicationId: draft.id, sessionId: draft.sessionId, now: now(), isShared: false }),
      );
  const issue = (): Promise<string> => issueLinkOf(server, draft.id);

  /** A browser that has never been here, at the link. */
  async function atLink(link = token): Promise<TestClient> {
    const client = new TestClient(server.app);
    client.follow(await client.call('GET', `/d/${link}`));
    client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
    return client;
  }
  const send = (client: TestClient, at = url): Promise<Answer> => client.post(at, { action: 'send_sms_code' });
  const logIn = (client: TestClient, otp_token: string, at = url): Promise<Answer> =>
    client.post(at, { action: 'sms_login', otp_token });
  const verify = (client: TestClient, verification_code: string): Promise<Answer> =>
    client.post(url, { action: 'verify_mobile', verification_code });
  const codeOf = (): Promise<string> => newestCode(server, draft.id);
  /** Opens the draft there, and follows the new cookie. */
  async function open(client: TestClient): Promise<Answer> {
    assert.equal((await send(client)).status, 200);
    const answer = await logIn(client, await codeOf());
    client.follow(answer);
    client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
    return answer;
  }

  it('[3-OTP-01] [3-CALL-01] [3-CALL-02] [3-CALL-03] opens with the link, then the code that was asked for', async () => {
    const client = await atLink();
    const sent = await send(client);
    assert.deepEqual([sent.status, sent.json()], [200, {}]);
    const code = await codeOf();

    const wrong = await logIn(client, wrongCode(code));
    assert.deepEqual([wrong.status, wrong.json()], [200, { verified: false }]);
    const right = await logIn(client, code);

    assert.equal(right.status, 200);
    const { verified, application, currency_code, street_type_options, ...others } = right.json();
    assert.equal(verified, true);
    assert.equal((application as { contact_details: { tel_mobile: string } }).contact_details.tel_mobile, MOBILE);
    assert.equal(currency_code, 'AUD');
    assert.ok(Array.isArray(street_type_options) && street_type_options.length > 10);
    const { application_id, revision, draft_url, masked_mobile } = others;
    assert.deepEqual(
      { application_id, revision, draft_url, masked_mobile },
      {
        application_id: draft.id,
        revision: 2,
        draft_url: url,
        masked_mobile: maskMobile('+61491570156'),
      },
    );
  });

  it('[3-OTP-04, 3-OTP-08] says with the fifth wrong guess that the code is over, and the same of the right one then', async () => {
    const client = await atLink();
    await send(client);
    const code = await codeOf();
    const answers = [];
    for (const guess of [...Array<string>(5).fill(wrongCode(code)), code])
      answers.push((await logIn(client, guess)).json());

    const over = { verified: false, code_over: true };
    assert.deepEqual(answers, [...Array<object>(4).fill({ verified: false }), over, over]);
  });

  it('[3-DRAFT-08] says the same of a code that verifies the mobile', async () => {
    await within(holdBySave);
    const { client } = draft;
    await send(client);
    const code = await codeOf();
    const answers = [];
    for (const guess of [...Array<string>(5).fill(wrongCode(code)), code]) {
      const { status, json } = await verify(client, guess);
      answers.push([status, json()]);
    }

    const message = draftMessageTexts.codeWrong;
    const over = [400, { code: 'code_over', message }];
    assert.deepEqual(answers, [...Array<unknown>(4).fill([400, message]), over, over]);
  });

  it('[3-DRAFT-01] twenty wrong guesses of a stranger who has the link throw nobody out: whoever is at it goes on, and opens it again', async () => {
    const owner = await atLink();
    await open(owner);
    const held = async (): Promise<number> =>
      (await owner.call('POST', `/api/applications/${draft.id}/open-draft/`)).status;
    let last = await logIn(await atLink(), '000000');
    for (let round = 0; round < 4; round += 1) {
      later(MINUTE);
      const stranger = await atLink();
      assert.equal((await send(stranger)).status, 200, `code ${round + 1}`);
      const guess = wrongCode(await codeOf());
      for (let count = 0; count < 5; count += 1) {
        last = await logIn(stranger, guess);
        assert.equal(await held(), 200, 'in mid-sentence');
      }
    }

    const waits_until = new Date(now().getTime() - 3 * MINUTE + 24 * 60 * MINUTE).toISOString();
    const message = codeTexts.waits(momentText(new Date(waits_until)));
    assert.deepEqual([last.status, last.json()], [429, message]);
    const another = await atLink();
    assert.deepEqual((await send(another)).json(), last.json(), 'from another browser, too');
    assert.equal((await pageOf(another))['waits_until'], waits_until);
    const told = (await owedOf(server, draft.id)).filter(({ channel }) => channel === 'email');
    assert.deepEqual(
      told.map(({ template }) => template),
      ['guesses_used'],
    );

    later(31 * MINUTE);
    assert.equal(await held(), 404, 'half an hour without a press');
    assert.equal((await pageOf(owner))['waits_until'], null);
    assert.equal((await open(owner)).json()['verified'], true);
    const newTab = new TestClient(server.app);
    newTab.browserCookie = owner.browserCookie;
    assert.match(newTab.browserCookie, /^allot_browser=/, 'a right code gave the browser its cookie');
    newTab.follow(await newTab.call('GET', `/d/${token}`));
    newTab.token = String((await newTab.call('GET', '/api/csrf/')).json()['csrf_token']);
    later(MINUTE);
    assert.equal((await open(newTab)).json()['verified'], true, 'another session of the same browser');
  });

  it('[1-LAND-44] a computer that others use is not known by its browser', async () => {
    const client = await atLink();
    await send(client);
    const shared = { 'x-shared-computer': '1' };
    const answer = await client.post(url, { action: 'sms_login', otp_token: await codeOf() }, shared);

    assert.equal(answer.json()['verified'], true);
    assert.equal(client.browserCookie, '');
    const known = await server.database
      .selectFrom('draft_known')
      .select('since')
      .where('application_id', '=', draft.id)
      .execute();
    assert.deepEqual(known, []);
  });

  const pageOf = async (client: TestClient) =>
    (await client.call('GET', `/api/offers/${SLUG}/drafts/${draft.draftId}/`)).json();

  it('[3-OTP-02] sends no code unasked', async () => {
    await atLink();

    assert.deepEqual(await owedOf(server, draft.id), []);
  });

  it('the link leads to the draft, by a cookie of its own, and tells nobody where from', async () => {
    const client = new TestClient(server.app);
    const answer = await client.call('GET', `/d/${token}`);

    assert.equal(answer.status, 303);
    assert.equal(answer.headers['location'], url);
    assert.equal(answer.headers['referrer-policy'], 'no-referrer');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.match(String(answer.headers['set-cookie']), /^allot_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    assert.equal(answer.body.length, 0);
  });

  it('the link uses nothing up, however often somebody or something looks at it', async () => {
    const visitors = async () => (await server.database.selectFrom('draft_visits').selectAll().execute()).length;
    const before = await visitors();
    const client = new TestClient(server.app);
    for (let count = 0; count < 3; count += 1) {
      const head = await client.call('HEAD', `/d/${token}`);
      assert.deepEqual([head.status, head.headers['location'], head.headers['set-cookie']], [303, url, undefined]);
    }
    assert.equal(await visitors(), before);
    for (let count = 0; count < 3; count += 1) assert.equal((await client.call('GET', `/d/${token}`)).status, 303);

    assert.equal((await open(await atLink())).json()['verified'], true);
  });

  it('a link that is unknown, voided or over leads to one and the same address, without a cookie', async () => {
    const old = token;
    await within(voidLinks);
    const newer = await tokenOfLink(server, await issue());
    const look = async (link: string) => {
      const { status, headers, body } = await new TestClient(server.app).call('GET', `/d/${link}`);
      const { date: _date, 'x-service-time': _time, ...same } = headers;
      return { status, headers: same, body: body.toString() };
    };
    const unknown = await look('A'.repeat(43));
    assert.equal(unknown.headers['location'], '/d/');
    assert.equal(unknown.headers['set-cookie'], undefined);

    for (const other of [old, 'x', '%00', draft.draftId]) assert.deepEqual(await look(other), unknown, other);
    later(30 * 24 * 60 * MINUTE);
    assert.deepEqual(await look(newer), unknown);
  });

  it('tells nobody who came by no link whether there is a draft', async () => {
    const stranger = (await aDraft(server)).client;
    const nothing = { message: serverTexts.notFound };
    const elsewhere = `/offers/other/draft/${draft.draftId}/`;
    for (const at of [url, elsewhere, `/offers/${SLUG}/draft/${randomUUID()}/`, `/offers/${SLUG}/draft/1/`])
      for (const answer of [await send(stranger, at), await logIn(stranger, '012345', at)])
        assert.deepEqual([answer.status, answer.json()], [404, nothing], at);

    const visitor = await atLink();
    assert.equal((await send(visitor, elsewhere)).status, 404);
  });

  it('[3-OTP-10] [3-CALL-21] says why no code is sent, as a text', async () => {
    const client = await atLink();
    await send(client);
    const soon = await send(client);
    assert.deepEqual([soon.status, soon.json()], [400, draftMessageTexts.codeLater(1)]);

    await changeMobile(server, draft.id, '+14155550123');
    later(MINUTE);
    assert.equal((await send(client)).json(), draftMessageTexts.mobileElsewhere);
    await changeMobile(server, draft.id, '');
    assert.equal((await send(client)).json(), draftMessageTexts.noMobile);
    await within(voidLinks);
    const over = await send(client);
    assert.deepEqual([over.status, over.json()], [400, draftMessageTexts.linkOver]);
  });

  it('the right code is none any more for whoever came by a link that has ended', async () => {
    const client = await atLink();
    await send(client);
    const code = await codeOf();
    await within(voidLinks);
    await issue();

    assert.deepEqual((await logIn(client, code)).json(), { verified: false });
  });

  it('the session goes on under a new cookie, and the one from before opens nothing at once', async () => {
    const client = await atLink();
    const old = { cookie: client.cookie, token: client.token };
    const answer = await open(client);

    assert.ok(answer.headers['set-cookie']);
    assert.notEqual(client.cookie, old.cookie);
    const before = Object.assign(new TestClient(server.app), old);
    assert.equal((await send(before)).status, 403);
    later(MINUTE);
    assert.equal((await send(client)).status, 200);
  });

  it('[3-DRAFT-02] [3-CALL-04] [3-CALL-05] whoever saved it verifies the mobile on it', async () => {
    await within(holdBySave);
    const { client } = draft;
    assert.deepEqual((await send(client)).json(), {});
    const code = await codeOf();

    const wrong = await verify(client, wrongCode(code));
    assert.deepEqual([wrong.status, wrong.json()], [400, draftMessageTexts.codeWrong]);
    const right = await verify(client, code);
    assert.deepEqual([right.status, right.json()], [200, { verified: true }]);
    assert.equal((await verify(client, code)).status, 400, 'once');
  });

  it('[3-DRAFT-08] refuses to verify for whoever only came by the link, and once the time is over', async () => {
    await within(holdBySave);
    await send(draft.client);
    const code = await codeOf();
    const answer = await verify(await atLink(), code);
    assert.deepEqual([answer.status, answer.json()], [400, draftMessageTexts.notHeld]);

    later(30 * MINUTE);
    assert.equal((await verify(draft.client, code)).status, 404);
  });

  it('[3-OTP-03] a changed mobile opens nothing before it is verified; then the number before it and the address are told', async () => {
    const client = await atLink();
    await open(client);
    await changeMobile(server, draft.id, OTHER_MOBILE);
    later(MINUTE);
    const stranger = await atLink();
    await send(stranger);
    assert.equal((await logIn(stranger, await codeOf())).json()['masked_mobile'], maskMobile('+61491570156'));
    assert.deepEqual(
      (await owedOf(server, draft.id)).filter(({ template }) => template === 'mobile_replaced'),
      [],
    );

    later(MINUTE);
    await send(client);
    assert.equal((await verify(client, await codeOf())).status, 200);

    const told = (await owedOf(server, draft.id)).filter(({ template }) => template === 'mobile_replaced');
    assert.deepEqual(told.map(({ channel }) => channel).sort(), ['email', 'sms']);
    later(MINUTE);
    assert.equal((await open(await atLink())).json()['masked_mobile'], maskMobile('+64211234567'));
  });

  it('whoever holds it and loads the page again gets in with the code that is sent then, whichever kind it is', async () => {
    const client = await atLink();
    await open(client);
    await changeMobile(server, draft.id, OTHER_MOBILE);
    later(MINUTE);

    assert.equal((await open(client)).json()['verified'], true);
  });

  it('each opening stands in the history, by whom and nothing of them', async () => {
    await open(await atLink());

    const events = await server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'facts'])
      .where('application_id', '=', draft.id)
      .orderBy('id')
      .execute();
    assert.deepEqual(events.at(-1), { kind: 'draft_opened', acting_as: 'investor', facts: { status: 'draft' } });
  });

  it('refuses a body that is none of the three', async () => {
    const client = await atLink();
    for (const fields of [{}, { action: 'x' }, { action: 'sms_login' }, { action: 'verify_mobile', otp_token: '1' }])
      assert.equal((await client.post(url, fields)).status, 400);
  });

  it('writes neither token, code, number nor draft into the log', async () => {
    await open(await atLink());
    const all = lines.join('');

    assert.ok(all.includes('/d/:token') && all.includes('/offers/:slug/draft/:id/'));
    for (const secret of [token, draft.draftId, MOBILE, MOBILE.slice(3)]) assert.ok(!all.includes(secret), secret);
    assert.ok(!all.includes(`"${await codeOf()}"`));
  });
});

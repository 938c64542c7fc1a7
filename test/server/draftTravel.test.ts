/** A draft saved in one browser and gone on with in another: through the service's calls alone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { draftMessageTexts, serverTexts } from '#domain/texts.ts';
import type { WireData } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import {
  draftData,
  EMAIL,
  MOBILE,
  newestCode,
  newestToken,
  OTHER_MOBILE,
  owedOf,
  pass,
  send as sendBy,
  sendWell,
} from './support/drafts.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { OLIVIA, withPeopledServer } from './support/peopledServer.ts';
import { readySubmission } from './support/submissions.ts';
import { TestClient, type Answer, type TestServer } from './support/testServer.ts';
import { CONTACT, followLink, newToken } from './support/travellers.ts';

const MINUTE = 60_000;
const UNFINISHED: Application = { contact_details: CONTACT, purchase_amount: { totalAmount: '12,x' } };

interface Saved {
  id: number;
  revision: number;
  draft_url: string;
  verify_mobile?: { masked_mobile: string };
  send_application_link?: { email: string };
}

describe('a draft that travels', () => {
  let server: TestServer;
  let home: TestClient;
  let fileKey: string;
  withPeopledServer((started) => (server = started));
  beforeEach(async () => {
    server.sent.length = server.texted.length = 0;
    await server.database.deleteFrom('sms_sends').execute();
    home = await TestClient.open(server);
    fileKey = randomUUID();
  });

  const later = (ms: number): void => pass(server, ms);

  type Sending = Partial<Parameters<typeof sendBy>[1]>;
  const send = (data: object, sending: Sending = {}) => sendBy(data, { by: home, ...sending });
  const draft = (application: Application = UNFINISHED, ids: Partial<WireData> = {}) =>
    draftData(application, { file_key: fileKey, ...ids });
  async function save(application: Application = UNFINISHED, ids: Partial<WireData> = {}, sending: Sending = {}) {
    const answer = await sendWell(draft(application, ids), { by: home, ...sending });
    return answer.json() as unknown as Saved;
  }

  const atLink = (id: number) => followLink(server, id);
  /** @param whenSent before it is given: a message with a code that was used is none any more */
  async function giveCode(
    client: TestClient,
    { id, draft_url }: Saved,
    whenSent = async () => undefined as unknown,
    headers = {},
  ): Promise<Answer> {
    assert.equal((await client.post(draft_url, { action: 'send_sms_code' })).status, 200);
    await whenSent();
    const answer = await client.post(
      draft_url,
      { action: 'sms_login', otp_token: await newestCode(server, id) },
      headers,
    );
    assert.equal(answer.json()['verified'], true);
    client.follow(answer);
    await newToken(client);
    return answer;
  }

  it('[1-DRAFT-05, 2-DRAFT-06, 2-CALL-04] answers what a first save owes, and sends the link to whoever applies', async () => {
    const first = await save();

    assert.deepEqual(
      [first.verify_mobile, first.send_application_link],
      [{ masked_mobile: maskMobile('+61491570156') }, { email: 'm…@example.com' }],
    );
    assert.deepEqual(
      (await owedOf(server, first.id)).map(({ channel, template }) => [channel, template]),
      [['email', 'application_link']],
    );
    await sendDueEmails(server);
    assert.deepEqual(
      server.sent.map(({ to }) => to),
      [EMAIL],
    );
    assert.match(server.sent[0]?.text ?? '', new RegExp(`/d/${await newestToken(server, first.id)}`));

    const second = await save(UNFINISHED, { application_id: first.id }, { ifMatch: first.revision });
    assert.deepEqual(
      [second.send_application_link, second.verify_mobile],
      [undefined, { masked_mobile: maskMobile('+61491570156') }],
    );
    const moved = { contact_details: { ...CONTACT, email_address: 'other@example.com' } };
    const third = await save(moved, { application_id: first.id }, { ifMatch: second.revision });
    assert.deepEqual(third.send_application_link, { email: 'o…@example.com' });
  });

  it('[3-DRAFT-02, 3-CALL-04, 3-CALL-05] asks no more for a mobile that was verified, and again for another one', async () => {
    const first = await save();
    assert.equal((await home.post(first.draft_url, { action: 'send_sms_code' })).status, 200);
    await sendDueSms(server);
    const code = await newestCode(server, first.id);
    assert.deepEqual([server.texted[0]?.to, server.texted[0]?.text.includes(code)], [MOBILE, true]);
    const verified = await home.post(first.draft_url, { action: 'verify_mobile', verification_code: code });
    assert.deepEqual(verified.json(), { verified: true });

    const second = await save(UNFINISHED, { application_id: first.id }, { ifMatch: first.revision });
    assert.equal(second.verify_mobile, undefined);
    const changed = { contact_details: { ...CONTACT, tel_mobile: OTHER_MOBILE } };
    const third = await save(changed, { application_id: first.id }, { ifMatch: second.revision });
    assert.deepEqual(third.verify_mobile, { masked_mobile: maskMobile(OTHER_MOBILE) });
  });

  for (const [mobile, masked] of [
    ['+61491570156', 'mobile number (Australia, +61) that ends in 156'],
    ['+61255501234', 'number (Australia, +61, not a mobile) that ends in 234'],
    ['+64211234567', 'mobile number (New Zealand, +64) that ends in 567'],
    ['+6493001234', 'number (New Zealand, +64, not a mobile) that ends in 234'],
    ['+447700900123', 'mobile number (United Kingdom, +44) that ends in 123'],
    ['+442079460000', 'number (United Kingdom, +44, not a mobile) that ends in 000'],
    ['+33639980123', 'mobile number (France, +33) that ends in 123'],
    ['+14165550123', 'number (+1) that ends in 123'],
    ['+525512345678', 'number (Mexico, +52) that ends in 678'],
    ['+79161234567', 'mobile number (+7) that ends in 567'],
  ] as const)
    it(`[3-OTP-03] shows ${mobile} by kind, country and last digits`, async () => {
      const saved = await save({ contact_details: { ...CONTACT, tel_mobile: mobile } });
      assert.deepEqual(saved.verify_mobile, { masked_mobile: masked });
    });

  for (const mobile of ['+61 021 555 0123', '(02) 5550 1234', '+64 9 300 1234', '+33 1 99 00 12 34'])
    it(`[1-CONT-29, 3-OTP-03] sends nothing to ${mobile} while nobody has said that it is right`, async () => {
      const saved = await save({ contact_details: { ...CONTACT, tel_mobile: mobile } });
      assert.equal(saved.verify_mobile, undefined);
      const refused = await home.post(saved.draft_url, { action: 'send_sms_code' });
      assert.equal(refused.status, 400);
      assert.ok(refused.body.toString().includes(draftMessageTexts.noMobile));
    });

  it('[1-DRAFT-02] owes whoever is signed in neither link nor code', async () => {
    await home.logIn(OLIVIA, DEMO_PASSWORD);
    const { id, verify_mobile, send_application_link } = await save();

    assert.deepEqual([verify_mobile, send_application_link], [undefined, undefined]);
    assert.deepEqual(await owedOf(server, id), []);
  });

  it('[3-MISC-10] goes on in another browser after the code, where it is saved and submitted; the first one is told', async () => {
    const first = await save();
    const desk = await atLink(first.id);
    const page = await desk.call(
      'GET',
      first.draft_url.replace('/offers/', '/api/offers/').replace('/draft/', '/drafts/'),
    );
    assert.deepEqual(page.json(), {
      application_id: first.id,
      status: 'draft',
      verified: false,
      barred_by: null,
      link_is_good: true,
      masked_mobile: maskMobile('+61491570156'),
      approve_until: null,
      waits_until: null,
      deleted: null,
    });
    const names = { application_id: first.id, file_key: randomUUID() };
    const early = await send(draft(UNFINISHED, names), { by: desk, ifMatch: first.revision });
    assert.equal(early.status, 404);

    const opened = (await giveCode(desk, first)).json();
    assert.deepEqual(opened['application'], UNFINISHED);
    const again = await save(UNFINISHED, names, { by: desk, ifMatch: first.revision });
    const { data } = await readySubmission(server, desk, 101);
    const lodged = await send({ ...data, ...names }, { by: desk, ifMatch: again.revision });
    assert.deepEqual([lodged.status, lodged.json()['id']], [200, first.id]);

    const tooLate = await send(draft(UNFINISHED, { application_id: first.id }), { ifMatch: first.revision });
    assert.deepEqual([tooLate.status, tooLate.json()], [404, { code: 'draft_lodged', message: serverTexts.draftGone }]);
  });

  describe('that is none any more', () => {
    const gone = { message: serverTexts.draftGone };
    /** What a save of it is answered. */
    async function told(by: TestClient, id: number, key: string = randomUUID()): Promise<unknown> {
      const answer = await send(draft(UNFINISHED, { application_id: id, file_key: key }), { by, ifMatch: 1 });
      assert.equal(answer.status, 404);
      return answer.json();
    }
    async function lodge(by: TestClient, { id, revision }: Saved): Promise<void> {
      const { data } = await readySubmission(server, by, 101);
      const lodged = await send({ ...data, application_id: id, file_key: fileKey }, { by, ifMatch: revision });
      assert.equal(lodged.status, 200, lodged.body.toString());
    }

    it('[2-SUB-09] is told to be submitted to whoever saved, opened or has the file of it, and to nobody else', async () => {
      const first = await save();
      const desk = await atLink(first.id);
      await giveCode(desk, first);
      const visitor = await atLink(first.id);
      await lodge(home, first);

      const lodged = { code: 'draft_lodged', ...gone };
      assert.deepEqual(await told(desk, first.id), lodged);
      assert.deepEqual(await told(await TestClient.open(server), first.id, fileKey), lodged);
      // Whoever submitted it may read it.
      assert.deepEqual(await told(home, first.id), { code: 'draft_lodged_own', ...gone });
      for (const by of [visitor, await TestClient.open(server)]) assert.deepEqual(await told(by, first.id), gone);
    });

    it('[2-SUB-09] is told to be submitted to its owner, who may read it, at any device', async () => {
      await home.logIn(OLIVIA, DEMO_PASSWORD);
      const first = await save();
      await lodge(home, first);
      const [own, other] = [await TestClient.open(server), await TestClient.open(server)];
      await own.logIn(OLIVIA, DEMO_PASSWORD);
      await other.logIn('rohan.mehta@example.com', DEMO_PASSWORD);

      assert.deepEqual(await told(own, first.id), { code: 'draft_lodged_own', ...gone });
      assert.deepEqual(await told(other, first.id), gone);
    });

    it('[2-SUB-09] is told to be deleted to whoever saved or opened it, and to nobody else', async () => {
      const first = await save();
      const desk = await atLink(first.id);
      await giveCode(desk, first);
      assert.equal((await home.post(`/api/applications/${first.id}/delete-draft/`, {})).status, 204);

      const deleted = { code: 'draft_deleted', ...gone };
      assert.deepEqual([await told(home, first.id), await told(desk, first.id)], [deleted, deleted]);
      // Of the file that it was saved from nothing is known any more.
      assert.deepEqual(await told(await TestClient.open(server), first.id, fileKey), gone);
    });
  });

  it('[3-OTP-01] asks for the code again 30 minutes after the last key, and takes the same save then', async () => {
    const first = await save();
    later(29 * MINUTE);
    await home.call('GET', '/api/user__user/', { headers: { 'x-person-active': '1' } });
    later(29 * MINUTE);
    const second = await save(UNFINISHED, { application_id: first.id }, { ifMatch: first.revision });
    later(30 * MINUTE);

    for (const names of [{ application_id: first.id }, {}]) {
      const refused = await send(draft(UNFINISHED, names), { ifMatch: second.revision });
      assert.deepEqual(
        [refused.status, refused.json()],
        [
          403,
          {
            code: 'draft_code',
            message: draftMessageTexts.notHeld,
            draft_url: first.draft_url,
            masked_mobile: maskMobile('+61491570156'),
          },
        ],
      );
    }
    await giveCode(home, first);
    const third = await save(UNFINISHED, { application_id: first.id }, { ifMatch: second.revision });
    assert.equal(third.revision, second.revision + 1);
  });

  it('[3-OTP-01] asks a browser that came by link and code again, too, and nobody who has nothing to do with it', async () => {
    const first = await save();
    const desk = await atLink(first.id);
    await giveCode(desk, first);
    later(31 * MINUTE);
    const names = { application_id: first.id, file_key: randomUUID() };

    const atDesk = await send(draft(UNFINISHED, names), { by: desk, ifMatch: first.revision });
    const stranger = await send(draft(UNFINISHED, names), {
      by: await TestClient.open(server),
      ifMatch: first.revision,
    });

    assert.deepEqual([atDesk.status, atDesk.json()['code']], [403, 'draft_code']);
    assert.deepEqual([stranger.status, stranger.json()], [404, { message: serverTexts.draftGone }]);
  });

  it('[3-DRAFT-01, 3-OTP-01] asks whoever held it, or has its file, for the code before it is deleted, and says nothing to anybody else', async () => {
    const first = await save();
    const desk = await atLink(first.id);
    await giveCode(desk, first);
    later(31 * MINUTE);
    const remove = (by: TestClient, fileKey?: string) =>
      by.call('POST', `/api/applications/${first.id}/delete-draft/`, {
        ...(fileKey !== undefined && { headers: { 'x-file-key': fileKey } }),
      });
    const stranger = await TestClient.open(server);

    const asked = { code: 'draft_code', message: draftMessageTexts.notHeld, draft_url: first.draft_url };
    for (const answer of [await remove(home), await remove(desk), await remove(stranger, fileKey)])
      assert.deepEqual([answer.status, answer.json()], [403, { ...asked, masked_mobile: maskMobile('+61491570156') }]);
    for (const answer of [
      await remove(await TestClient.open(server)),
      await remove(await TestClient.open(server), randomUUID()),
      await remove(await atLink(first.id)),
    ])
      assert.deepEqual([answer.status, answer.json()], [404, { message: serverTexts.notFound }]);

    await giveCode(desk, first);
    assert.equal((await remove(desk)).status, 200);
    assert.equal((await remove(home)).status, 404, 'there is nothing to give a code for');
  });

  it('[1-LAND-44, 3-OTP-07] says to every page of the session that holds it that others use the computer, as long as the hold goes on', async () => {
    const ticked = { 'x-shared-computer': '1' };
    const first = await save();
    const shared = async (by: TestClient) =>
      (await by.post(`/api/applications/${first.id}/open-draft/`, {})).json()['is_shared'];
    const desk = await atLink(first.id);
    const opened = await giveCode(desk, first, undefined, ticked);
    assert.deepEqual([opened.json()['is_shared'], await shared(desk), await shared(home)], [true, true, false]);

    // Another page of it saves, which is not ticked, and gives another code.
    const names = { application_id: first.id, file_key: randomUUID() };
    await save(UNFINISHED, names, { by: desk, ifMatch: first.revision });
    later(2 * MINUTE);
    await giveCode(desk, first);
    assert.equal(await shared(desk), true);

    // The next hold asks anew.
    later(31 * MINUTE);
    assert.equal((await giveCode(desk, first)).json()['is_shared'], false);
  });

  it('[1-LAND-44] says the same of a draft that a ticked page has saved first', async () => {
    const key = randomUUID();
    const answer = await home.post(
      '/offer/api/application-create-update/',
      { application_data: JSON.stringify(draft(UNFINISHED, { file_key: key })) },
      { 'idempotency-key': randomUUID(), 'x-shared-computer': '1' },
    );
    const id = Number(answer.json()['id']);

    assert.equal((await home.post(`/api/applications/${id}/open-draft/`, {})).json()['is_shared'], true);
  });

  it('gives it again to whoever holds it, and no more once they have left', async () => {
    const first = await save();
    const address = `/api/applications/${first.id}/open-draft/`;

    const opened = await home.post(address, {});
    assert.deepEqual([opened.status, opened.json()['application']], [200, UNFINISHED]);
    assert.equal((await home.post(`/api/applications/${first.id}/leave-draft/`, {})).status, 204);
    const left = await home.post(address, {});

    assert.deepEqual([left.status, left.json()], [404, { message: serverTexts.notFound }]);
    assert.equal((await send(draft(UNFINISHED, { application_id: first.id }), { ifMatch: 2 })).status, 403);
    const events = server.database.selectFrom('events').select('kind').where('application_id', '=', first.id);
    assert.deepEqual(
      (await events.execute()).map(({ kind }) => kind),
      ['draft_saved', 'draft_opened'],
    );
  });

  it('[3-OTP-01] asks whoever signs in where it was opened by a code for one of their own; who saved it there goes on', async () => {
    const first = await save();
    const desk = await atLink(first.id);
    assert.equal((await giveCode(desk, first)).json()['verified'], true);
    const goesOn = { file_key: randomUUID(), application_id: String(first.id) };
    await desk.logIn('rohan.mehta@example.com', DEMO_PASSWORD, goesOn);

    const opened = await desk.post(`/api/applications/${first.id}/open-draft/`, {});
    const saved = await send(draft(UNFINISHED, { application_id: first.id }), { by: desk, ifMatch: first.revision });
    assert.deepEqual([opened.status, saved.status, saved.json()['code']], [404, 403, 'draft_code']);
    later(5 * MINUTE);
    await giveCode(desk, first);
    assert.equal((await desk.post(`/api/applications/${first.id}/open-draft/`, {})).status, 200);

    await home.logIn(OLIVIA, DEMO_PASSWORD, { file_key: fileKey });
    assert.equal((await home.post(`/api/applications/${first.id}/open-draft/`, {})).status, 200);
  });

  it('gives it to its owner at any device, and to nobody else who is signed in', async () => {
    await home.logIn(OLIVIA, DEMO_PASSWORD);
    const { id } = await save();
    const [own, other] = [await TestClient.open(server), await TestClient.open(server)];
    await own.logIn(OLIVIA, DEMO_PASSWORD);
    await other.logIn('rohan.mehta@example.com', DEMO_PASSWORD);

    const statuses = [];
    for (const client of [own, other])
      statuses.push((await client.post(`/api/applications/${id}/open-draft/`, {})).status);

    assert.deepEqual(statuses, [200, 404]);
  });

  it('[3-DRAFT-01] names its former address again by the link and the code, and leaves what was changed on another draft', async () => {
    /** Saves a draft and changes its address; returns the call that undoes the change. */
    const changed = async () => {
      const ids = { file_key: randomUUID() };
      const { id, revision } = await save(UNFINISHED, ids);
      await atLink(id);
      server.sent.length = 0;
      const contact_details = { ...CONTACT, email_address: 'other@example.com' };
      await save({ contact_details }, { ...ids, application_id: id }, { ifMatch: revision });
      await sendDueEmails(server);
      const token = server.sent.flatMap(({ text }) => /\/undo\/#([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? 'no link';
      return { id, undo: `/api/address-undo/${token}/` };
    };
    const [own, others] = [await changed(), await changed()];
    await home.post(own.undo, { action: 'send_sms_code' });
    const given = await home.post(own.undo, { action: 'undo', otp_token: await newestCode(server, own.id) });

    assert.deepEqual(given.json(), { verified: true });
    assert.deepEqual((await home.call('GET', own.undo)).json(), { is_undone: true });
    assert.equal((await home.call('GET', others.undo)).json()['offer_name'], 'Emberfield Copper Share Offer');
    assert.equal((await readStored(server, own.id))?.application.contact_details?.email_address, EMAIL);
  });

  describe('of whoever cannot get its codes any more', () => {
    const NEW = '+61412345678';
    async function staff(name = 'grace.nakamura@example.com'): Promise<TestClient> {
      const client = await TestClient.open(server);
      assert.equal((await client.logIn(name, DEMO_PASSWORD)).status, 204);
      client.follow(await client.call('GET', '/issuer/'));
      await newToken(client);
      return client;
    }
    /** A new message is owed a job of its own then. */
    const forgetSmsJob = () =>
      server.database.deleteFrom('jobs').where('kind', '=', 'sms').where('status', '=', 'done').execute();
    const change = (by: TestClient, id: number, mobile = '0412 345 678') =>
      by.post(`/api/applications/${id}/change-mobile/`, { mobile });

    it('[1-CONT-29] asks staff about a number that gets no text messages, and takes it in its stored form', async () => {
      const first = await save();
      const by = await staff();
      const asked = await change(by, first.id, '(02) 5550 1234');
      assert.deepEqual(
        [asked.status, asked.json()],
        [
          400,
          {
            mobile: [
              'Text messages go to Australian numbers that begin with 04. Is this number from another country? If it is right, send it as +61255501234.',
            ],
          },
        ],
      );
      assert.equal((await change(by, first.id, '+61255501234')).status, 200);
    });

    it('gets another number from staff of the issuer; the one before and the e-mail are told, and its codes open nothing', async () => {
      const first = await save();
      await home.post(first.draft_url, { action: 'send_sms_code' });
      const code = await newestCode(server, first.id);
      await home.post(first.draft_url, { action: 'verify_mobile', verification_code: code });
      const desk = await atLink(first.id);
      later(2 * MINUTE);
      assert.equal((await desk.post(first.draft_url, { action: 'send_sms_code' })).status, 200);
      const toOld = await newestCode(server, first.id);

      const changed = await change(await staff(), first.id);

      assert.deepEqual([changed.status, changed.json()], [200, { masked_mobile: maskMobile(NEW) }]);
      await forgetSmsJob();
      server.texted.length = server.sent.length = 0;
      await sendDueSms(server);
      await sendDueEmails(server);
      assert.deepEqual(server.texted.map(({ to }) => to).at(-1), MOBILE);
      const told = server.sent.find(({ text }) => text.includes('will now go to'));
      assert.match(told?.text ?? '', /Emberfield Copper Limited made this change after someone asked for it/);
      const stale = await desk.post(first.draft_url, { action: 'sms_login', otp_token: toOld });
      assert.deepEqual(stale.json(), { verified: false });
      later(2 * MINUTE);

      const opened = (await giveCode(desk, first)).json();
      const { contact_details } = opened['application'] as Application;
      assert.deepEqual([contact_details?.tel_mobile, opened['masked_mobile']], [NEW, maskMobile(NEW)]);
      const names = { application_id: first.id, file_key: randomUUID() };
      const again = await save(opened['application'] as Application, names, {
        by: desk,
        ifMatch: Number(opened['revision']),
      });
      assert.equal(again.verify_mobile, undefined);
      const events = await server.database
        .selectFrom('events')
        .select(['kind', 'acting_as', 'facts'])
        .where('application_id', '=', first.id)
        .where('kind', '=', 'mobile_changed')
        .execute();
      assert.deepEqual(events, [{ kind: 'mobile_changed', acting_as: 'issuer', facts: { status: 'draft' } }]);
    });

    it('[3-OTP-03] asks everybody who holds it for a code, which goes to the new number, and takes what they have typed then', async () => {
      const first = await save();
      const desk = await atLink(first.id);
      await giveCode(desk, first);
      later(2 * MINUTE);
      assert.equal((await change(await staff(), first.id)).status, 200);

      for (const by of [home, desk]) {
        const held = await by.post(`/api/applications/${first.id}/open-draft/`, {});
        const refused = await send(draft(UNFINISHED, { application_id: first.id }), { by, ifMatch: 3 });
        const { code, masked_mobile } = refused.json();
        assert.deepEqual([held.status, refused.status, code, masked_mobile], [404, 403, 'draft_code', maskMobile(NEW)]);
      }
      await forgetSmsJob();
      server.texted.length = 0;
      const revision = Number((await giveCode(home, first, () => sendDueSms(server))).json()['revision']);
      assert.deepEqual(server.texted.map(({ to }) => to).sort(), [NEW, MOBILE].sort());
      const typed = { ...UNFINISHED, purchase_amount: { totalAmount: '5000' } };
      await save(typed, { application_id: first.id }, { ifMatch: revision });
      assert.equal((await desk.post(`/api/applications/${first.id}/open-draft/`, {})).status, 404);
    });

    it('[1-DRAFT-02, 3-OTP-03] leaves its owner who is signed in at it, and says of the newer version that the issuer made it', async () => {
      await home.logIn(OLIVIA, DEMO_PASSWORD);
      const { id, revision } = await save();
      later(MINUTE);
      const at = server.deps.clock.now().toISOString();
      assert.equal((await change(await staff(), id)).status, 200);

      const late = await send(draft(UNFINISHED, { application_id: id }), { ifMatch: revision });
      assert.equal(late.status, 412);
      const opened = await home.post(`/api/applications/${id}/open-draft/`, {});
      assert.equal(opened.status, 200);
      assert.deepEqual(opened.json()['saved'], { at, is_own: false, name: 'Emberfield Copper Limited' });
    });

    it('gets none from anybody else, and none that no message could go to', async () => {
      const first = await save();
      const investor = await TestClient.open(server);
      await investor.logIn(OLIVIA, DEMO_PASSWORD);
      for (const client of [home, investor]) assert.equal((await change(client, first.id)).status, 404);

      const refused = await change(await staff(), first.id, '12');
      assert.deepEqual([refused.status, Object.keys(refused.json())], [400, ['mobile']]);
      const lead = await send({ offer: 101, action: 'splash', contact_details: CONTACT }, { by: investor });
      assert.equal((await change(await staff(), Number(lead.json()['id']))).status, 404);
    });

    it('keeps every other answer and number as it was', async () => {
      const { application } = await readySubmission(server, home, 101);
      const { id } = await save({ ...application, contact_details: { ...application.contact_details, ...CONTACT } });
      const before = await readStored(server, id);
      assert.equal((await change(await staff(), id)).status, 200);
      const after = await readStored(server, id);

      assert.deepEqual(after?.application, {
        ...before?.application,
        contact_details: { ...before?.application.contact_details, tel_mobile: NEW },
      });
    });
  });
});

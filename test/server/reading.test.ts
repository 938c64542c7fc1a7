/** Reading a submitted application without an account: as long as a hold lasts, and by a code after that. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { clearOnce } from '#server/clearingJob.ts';
import { readConfig } from '#server/config.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { newestCode, pass, sendWell, wrongCode } from './support/drafts.ts';
import { webAddresses } from './support/emails.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { readySubmission } from './support/submissions.ts';
import { TestClient, type Answer, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TEXTS_A_SESSION = 3;
const ADVISER = {
  'contact_details.applicant_role': 'advisor',
  'contact_details.adviser_first_name': 'Rohan',
  'contact_details.adviser_last_name': 'Mehta',
  'contact_details.adviser_email': 'rohan.mehta@example.com',
  'contact_details.adviser_mobile': '+61 491 570 157',
  'contact_details.adviser_has_authority': false,
};

let server: TestServer;
let browser: TestClient;
withPeopledServer((started) => (server = started), {
  config: { budgets: readConfig({ BUDGET_TEXTS: `${TEXTS_A_SESSION}/200` }).budgets },
});
beforeEach(async () => {
  server.sent.length = server.texted.length = 0;
  for (const table of ['sms_sends', 'mail_sends'] as const) await server.database.deleteFrom(table).execute();
  browser = await TestClient.open(server);
});

async function submit(changes: Record<string, unknown> = {}): Promise<number> {
  const { data } = await readySubmission(server, browser, 101);
  return Number((await sendWell(withPaths(data, changes), { by: browser })).json()['id']);
}

/** A mobile number of its own each. */
function mobileOf(count: number): string {
  return `+6149157${String(160 + count).padStart(4, '0')}`;
}

async function statusOf(id: number | string, by = browser): Promise<number> {
  return (await by.call('GET', `/api/applications/${id}/record/`)).status;
}

function ask(
  id: number | string,
  { by = browser, key = 'none', code }: { by?: TestClient; key?: string; code?: string } = {},
): Promise<Answer> {
  const fields = code === undefined ? { action: 'send_sms_code' } : { action: 'sms_login', otp_token: code };
  return by.post(`/api/applications/${id}/reading/${key}/`, fields);
}

/** Asks for a code and gives it; follows the new cookie. */
async function readByCode(id: number, by = browser, key = 'none'): Promise<Answer> {
  const sent = await ask(id, { by, key });
  assert.deepEqual([sent.status, sent.json()], [200, {}]);
  await sendDueSms(server);
  const answer = await ask(id, { by, key, code: await newestCode(server, id) });
  by.follow(answer);
  by.token = String((await by.call('GET', '/api/csrf/')).json()['csrf_token']);
  return answer;
}

/** Key of the link in the newest e-mail about an application. */
async function mailedKey(id: number): Promise<string> {
  await sendDueEmails(server);
  const link = new RegExp(`/applications/${id}/#([\\w-]+)`);
  return server.sent.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0] ?? 'no link';
}

describe('reading what was submitted without an account', () => {
  it('[2-SUB-06] ends half an hour after the last key or press, and a code to the mobile opens it again', async () => {
    const id = await submit();
    for (const minutes of [20, 20]) {
      pass(server, minutes * MINUTE);
      const { status } = await browser.call('GET', `/api/applications/${id}/record/`, {
        headers: { 'x-person-active': '1' },
      });
      assert.equal(status, 200);
    }
    pass(server, 30 * MINUTE);
    for (const file of ['record/', 'record.json', 'record.pdf'])
      assert.equal((await browser.call('GET', `/api/applications/${id}/${file}`)).status, 404, file);

    const answer = await readByCode(id);

    assert.deepEqual([answer.status, answer.json(), await statusOf(id)], [200, { verified: true }, 200]);
    assert.equal(server.texted.length, 1);
    pass(server, 31 * MINUTE);
    assert.equal(await statusOf(id), 404);
  });

  it('[2-SUB-06] ends twelve hours after the submission, used or not', async () => {
    const id = await submit();
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      assert.equal(
        (await browser.call('GET', `/api/applications/${id}/record/`, { headers: { 'x-person-active': '1' } })).status,
        200,
        `${minutes} minutes`,
      );
      pass(server, 29 * MINUTE);
    }
    assert.equal(await statusOf(id), 404);
  });

  it('[2-SUB-06, 2-ROLE-04] goes on in any browser by the link of an e-mail and the code', async () => {
    const id = await submit();
    const key = await mailedKey(id);
    const other = await TestClient.open(server);
    assert.equal(await statusOf(id, other), 404);
    await ask(id, { by: other, key });
    const wrong = await ask(id, { by: other, key, code: wrongCode(await newestCode(server, id)) });
    assert.deepEqual([wrong.json(), await statusOf(id, other)], [{ verified: false }, 404]);
    pass(server, 5 * MINUTE);

    await readByCode(id, other, key);

    assert.equal(await statusOf(id, other), 200);
    const events = server.database.selectFrom('events').select('kind').where('application_id', '=', id);
    assert.deepEqual(
      (await events.where('kind', '=', 'record_opened').execute()).map(({ kind }) => kind),
      ['record_opened'],
    );
  });

  it('[1-SESS-01] answers a stranger the same for every id, and sends nothing', async () => {
    const id = await submit();
    const another = await submit();
    const key = await mailedKey(another);
    await ask(id);
    const stranger = await TestClient.open(server);
    const code = await newestCode(server, id);
    const before = (await server.database.selectFrom('sms_sends').select('id').execute()).length;
    for (const named of [id, 999_999, '0', '-1', '2147483648', 'x', '1.5'])
      for (const tried of ['none', key]) {
        const sent = await ask(named, { by: stranger, key: tried });
        const entered = await ask(named, { by: stranger, key: tried, code });
        assert.deepEqual(
          [sent.status, sent.json(), entered.status, entered.json()],
          [200, {}, 200, { verified: false }],
          `${named} ${tried}`,
        );
      }
    assert.equal((await server.database.selectFrom('sms_sends').select('id').execute()).length, before);
    assert.equal(await statusOf(id, stranger), 404);
  });

  it('[3-ROLE-10, 1-ADV-07] gives an adviser without authority their record of what waits, and neither opens nor declines it', async () => {
    const id = await submit(ADVISER);
    assert.equal(await statusOf(id), 200);
    pass(server, 31 * MINUTE);
    assert.equal(await statusOf(id), 404);
    await readByCode(id);

    assert.equal(await statusOf(id), 200);
    for (const command of ['open-draft', 'decline', 'delete-draft'])
      assert.equal((await browser.post(`/api/applications/${id}/${command}/`, {})).status, 409, command);
  });

  it('[2-SUB-06, 3-DRAFT-01] twenty wrong codes of strangers with the link make new browsers wait, and tell the investor: who gave a right code goes on', async () => {
    const id = await submit();
    const key = await mailedKey(id);
    const known = await TestClient.open(server);
    await readByCode(id, known, key);
    let last: Answer | undefined;
    for (let round = 0; round < 4; round += 1) {
      pass(server, MINUTE);
      const stranger = await TestClient.open(server);
      assert.equal((await ask(id, { by: stranger, key })).status, 200, `code ${round + 1}`);
      const guess = wrongCode(await newestCode(server, id));
      const overs = [];
      for (let count = 0; count < 5; count += 1) {
        last = await ask(id, { by: stranger, key, code: guess });
        overs.push(last.json()['code_over'] ?? false);
      }
      if (round === 0) assert.deepEqual(overs, [false, false, false, false, true], 'the code is over after five');
    }

    const message: unknown = last?.json();
    assert.ok(typeof message === 'string');
    assert.equal(last?.status, 429);
    assert.match(
      message,
      /^Too many wrong codes were entered on devices that have .* If this device is new too, you can request a code after /,
    );
    const another = await ask(id, { by: await TestClient.open(server), key });
    assert.deepEqual([another.status, another.json()], [429, message]);
    server.sent.length = 0;
    await sendDueEmails(server);
    const [told, ...others] = server.sent;
    assert.ok(told !== undefined && told.subject.startsWith('Wrong codes entered for your application'));
    assert.deepEqual(others, []);
    assert.deepEqual([...new Set(webAddresses(told))], [`${server.deps.config.publicUrl}/applications/${id}/#${key}`]);
    pass(server, 31 * MINUTE);
    await readByCode(id, known, key);
    assert.equal(await statusOf(id, known), 200);
  });

  it('[2-SUB-06] says in words when no code is sent for now', async () => {
    const id = await submit();
    assert.equal((await ask(id)).status, 200);
    const again = await ask(id);
    assert.deepEqual(
      [again.status, again.json()],
      [400, 'Too many codes have been requested. Please try again in a minute.'],
    );
  });

  it('[2-SUB-06] counts the codes of a browser that submitted for its session, and those of a link for the application alone', async () => {
    const ids = [];
    for (let count = 0; count <= TEXTS_A_SESSION; count += 1)
      ids.push(await submit({ 'contact_details.tel_mobile': mobileOf(count) }));
    const last = ids.pop() ?? 0;
    for (const id of ids) assert.equal((await ask(id)).status, 200);

    const refused = await ask(last);
    assert.equal(refused.status, 429);
    assert.match(refused.body.toString(), /You can request another code from/);
    const key = await mailedKey(last);
    assert.equal((await ask(last, { key })).status, 200);
  });

  it('notes each wrong code as a security event for 400 days, whether the application was there or not', async () => {
    const id = await submit();
    const key = await mailedKey(id);
    await server.database.deleteFrom('security_events').execute();
    await ask(id, { key, code: '000000' });
    await ask(id, { by: await TestClient.open(server), code: '000000' });
    await ask(999_999, { code: '000000' });

    const eventsNow = () => server.database.selectFrom('security_events').select(['kind', 'application_id']).execute();
    assert.deepEqual(
      (await eventsNow()).map(({ kind, application_id }) => [kind, application_id]),
      [
        ['wrong_code', id],
        ['wrong_code', id],
        ['wrong_code', 999_999],
      ],
    );
    pass(server, 400 * DAY);
    await clearOnce(server.deps);
    assert.deepEqual(await eventsNow(), []);
  });

  it('[2-SUB-06] leaves no hold of a session that was emptied, and keeps for a year the session and the browser that an application knows', async () => {
    const id = await submit();
    const rowsOf = async (table: 'draft_holds' | 'draft_known') =>
      (await server.database.selectFrom(table).select('application_id').where('application_id', '=', id).execute())
        .length;
    await readByCode(id);
    await clearOnce(server.deps);
    assert.deepEqual([await rowsOf('draft_holds'), await rowsOf('draft_known')], [1, 2]);

    // Whatever else would take the hold away by then.
    await server.database
      .updateTable('draft_holds')
      .set({ began_at: new Date('2100-01-01') })
      .execute();
    pass(server, 31 * DAY);
    await clearOnce(server.deps);
    assert.deepEqual([await rowsOf('draft_holds'), await rowsOf('draft_known')], [0, 2]);
    pass(server, 335 * DAY);
    await clearOnce(server.deps);
    assert.equal(await rowsOf('draft_known'), 0);
  });
});

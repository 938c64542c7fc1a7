/** What a log-in takes over in a browser where another visitor was before. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { draftData, pass, send, sendWell } from './support/drafts.ts';
import { OLIVIA, withPeopledServer } from './support/peopledServer.ts';
import { readySubmission } from './support/submissions.ts';
import { ownPdf, TestClient, type Answer, type TestServer } from './support/testServer.ts';
import { CONTACT } from './support/travellers.ts';
import { until } from './support/until.ts';

const MINUTE = 60_000;
const ANSWERS = { contact_details: CONTACT };

let server: TestServer;
let browser: TestClient;
let releaseScanner: () => void;
let scans = 0;
let gate: Promise<unknown> = Promise.resolve();
withPeopledServer((started) => {
  server = started;
  server.deps.scanner.isClean = async () => {
    scans += 1;
    await gate;
    return true;
  };
});
beforeEach(async () => {
  browser = await TestClient.open(server);
});

async function elsewhere(): Promise<TestClient> {
  const client = await TestClient.open(server);
  assert.equal((await client.logIn(OLIVIA, DEMO_PASSWORD)).status, 204);
  return client;
}

/** Statuses of these addresses for the browser and for the same account at another device. */
async function statuses(addresses: string[]): Promise<number[]> {
  const found = [];
  for (const client of [browser, await elsewhere()])
    for (const address of addresses) found.push((await client.call('GET', address)).status);
  return found;
}

async function upload(fileKey?: string): Promise<string> {
  const answer = await browser.upload(ownPdf(), 'passport.pdf', fileKey === undefined ? {} : { fileKey });
  assert.equal(answer.status, 200, answer.body.toString());
  return String(answer.json()['download']);
}

async function saveDraft(fileKey: string): Promise<{ id: number; revision: number }> {
  const answer = await sendWell(draftData(ANSWERS, { file_key: fileKey }), { by: browser });
  return answer.json() as { id: number; revision: number };
}

/** Address of a document that the submission names. */
function documentIn(data: object): string {
  return /\/api\/application_docs\/[^"]+\//.exec(JSON.stringify(data))?.[0] ?? 'none';
}

function openDraft(by: TestClient, id: number): Promise<Answer> {
  return by.post(`/api/applications/${id}/open-draft/`, {});
}

describe('a log-in in a browser where another visitor was before', () => {
  for (const names of ['a file of its own', 'no file'] as const) {
    it(`[3-LOGIN-01, 1-LAND-44] that names ${names} opens neither the record nor a document nor a draft of that visitor, here or elsewhere`, async () => {
      const { data } = await readySubmission(server, browser, 101);
      const lodged = await sendWell({ ...data, file_key: randomUUID() }, { by: browser });
      const record = `/api/applications/${Number(lodged.json()['id'])}/record/`;
      const draft = await saveDraft(randomUUID());
      const addresses = [
        record,
        record.replace('record/', 'record.json'),
        documentIn(data),
        await upload(randomUUID()),
        await upload(),
      ];
      assert.deepEqual(
        (await Promise.all(addresses.map((each) => browser.call('GET', each)))).map(({ status }) => status),
        [200, 200, 200, 200, 200],
      );

      await browser.logIn(OLIVIA, DEMO_PASSWORD, names === 'no file' ? {} : { file_key: randomUUID() });

      assert.deepEqual(await statuses(addresses), Array<number>(10).fill(404));
      for (const client of [browser, await elsewhere()]) {
        assert.equal((await openDraft(client, draft.id)).status, 404);
        assert.deepEqual((await client.call('GET', '/api/drafts/')).json(), { results: [] });
      }
    });
  }

  it('[1-LAND-32] goes on with the draft and the documents of the file that it names, at every device of the account', async () => {
    const fileKey = randomUUID();
    const [own, other] = [await upload(fileKey), await upload(randomUUID())];
    const draft = await saveDraft(fileKey);

    await browser.logIn(OLIVIA, DEMO_PASSWORD, { file_key: fileKey });

    assert.deepEqual(await statuses([own, other]), [200, 404, 200, 404]);
    for (const client of [browser, await elsewhere()]) assert.equal((await openDraft(client, draft.id)).status, 200);
    const drafts = (await browser.call('GET', '/api/drafts/')).json()['results'] as { application_id: number }[];
    assert.deepEqual(
      drafts.map(({ application_id }) => application_id),
      [draft.id],
    );
    const events = await server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'user_id'])
      .where('application_id', '=', draft.id)
      .where('kind', '=', 'draft_claimed')
      .execute();
    assert.deepEqual(
      events.map(({ kind, acting_as, user_id }) => [kind, acting_as, user_id !== null]),
      [['draft_claimed', 'investor', true]],
    );
  });

  it('[3-OTP-01] asks for the code of a saved draft that nobody used for half an hour, also where its file goes on', async () => {
    const fileKey = randomUUID();
    const draft = await saveDraft(fileKey);
    pass(server, 31 * MINUTE);

    await browser.logIn(OLIVIA, DEMO_PASSWORD, { file_key: fileKey, application_id: String(draft.id) });

    assert.equal((await openDraft(browser, draft.id)).status, 404);
    const names = { application_id: draft.id, file_key: fileKey };
    const saved = await send(draftData(ANSWERS, names), { by: browser, ifMatch: draft.revision });
    assert.deepEqual([saved.status, saved.json()['code']], [403, 'draft_code']);
  });

  it('[2-SUB-09] answers a submission of the open file once more as before, and opens nothing of what was submitted', async () => {
    const [fileKey, key] = [randomUUID(), randomUUID()];
    const { data } = await readySubmission(server, browser, 101);
    const sent = { ...data, file_key: fileKey };
    const first = await sendWell(sent, { by: browser, key });
    // Chosen for this very file.
    const id = documentIn(data).split('/')[3] ?? '';
    await server.database.updateTable('documents').set({ file_key: fileKey }).where('id', '=', id).execute();

    await browser.logIn(OLIVIA, DEMO_PASSWORD, { file_key: fileKey });

    const again = await send(sent, { by: browser, key });
    assert.deepEqual([again.status, again.json()['id']], [200, first.json()['id']]);
    const record = `/api/applications/${Number(first.json()['id'])}/record/`;
    assert.deepEqual(await statuses([record, documentIn(data)]), [404, 404, 404, 404]);
  });

  it('refuses an upload that was on its way under the session of before, which the page then sends again', async () => {
    const fileKey = randomUUID();
    await upload(fileKey);
    gate = new Promise<void>((resolve) => (releaseScanner = resolve));
    const before = scans;
    const late = browser.upload(ownPdf(), 'late.pdf', { fileKey });
    await until(() => scans > before);

    await browser.logIn(OLIVIA, DEMO_PASSWORD, { file_key: fileKey });
    releaseScanner();

    const answer = await late;
    assert.deepEqual([answer.status, answer.json()['code']], [403, 'csrf']);
    const rows = server.database.selectFrom('documents').select('id').where('filename', '=', 'late.pdf');
    assert.deepEqual(await rows.execute(), []);
    assert.equal((await browser.upload(ownPdf(), 'late.pdf', { fileKey })).status, 200);
  });
});

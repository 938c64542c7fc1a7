/** Drafts that save themselves while they are filled in (design section 3). */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import type { WireData } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { draftData, send } from './support/drafts.ts';
import { OLIVIA, withPeopledServer } from './support/peopledServer.ts';
import { TestClient, type Answer, type TestServer } from './support/testServer.ts';

const UNFINISHED: Application = {
  contact_details: {
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
    first_name: 'Nina',
    email_address: 'nina@example.com',
    tel_mobile: '+61400000678',
  },
  purchase_amount: { totalAmount: '12,x' },
};
/** At full size as the issue of orders asks; a run costs a second or two. */
const AUTOSAVES = 1_000;

let server: TestServer;
let client: TestClient;
withPeopledServer((started) => (server = started));
beforeEach(async () => {
  client = await TestClient.open(server);
});

interface Saving extends Partial<WireData> {
  action?: 'autosave' | 'save_as_draft';
  typed?: string;
  by?: TestClient;
  key?: string;
  revision?: number | undefined;
}

function save({
  action = 'autosave',
  typed = '12,x',
  by = client,
  key,
  revision,
  ...ids
}: Saving = {}): Promise<Answer> {
  const application = { ...UNFINISHED, purchase_amount: { totalAmount: typed } };
  // Without a file of its own, as an application that is named by its id.
  return send({ ...draftData(application, ids), file_key: ids.file_key, action }, { by, ifMatch: revision, key });
}

const signIn = () => client.logIn(OLIVIA, DEMO_PASSWORD);
const messagesOf = async (id: number) => {
  const rows = await server.database.selectFrom('outbox').select('id').where('application_id', '=', id).execute();
  return rows.length;
};
const typedIn = async (id: number) => (await readStored(server, id))?.application.purchase_amount?.totalAmount;

describe('a draft that saves itself', () => {
  it('is kept for whoever is signed in, unfinished and invalid answers too, and nobody is written to or asked for anything', async () => {
    await signIn();
    const file_key = randomUUID();
    const first = await save({ file_key });
    assert.equal(first.status, 200, first.body.toString());
    const { id, revision, ...rest } = first.json() as { id: number; revision: number };
    assert.equal(Object.hasOwn(rest, 'send_application_link') || Object.hasOwn(rest, 'verify_mobile'), false);
    assert.equal(await typedIn(id), '12,x');
    const again = await save({ file_key, application_id: id, revision, typed: '12,xy' });
    assert.equal((again.json() as { revision: number }).revision, revision + 1);
    assert.equal(await typedIn(id), '12,xy');
    assert.equal(await messagesOf(id), 0);
  });

  it('is kept for whoever saved it as a draft before, without a link or a code again', async () => {
    const saved = await save({ action: 'save_as_draft', file_key: randomUUID() });
    const { id, revision } = saved.json() as { id: number; revision: number };
    const owed = await messagesOf(id);
    const answer = await save({ application_id: id, revision, typed: '7' });
    assert.equal(answer.status, 200, answer.body.toString());
    assert.equal(Object.hasOwn(answer.json() as object, 'verify_mobile'), false);
    assert.equal(await typedIn(id), '7');
    assert.equal(await messagesOf(id), owed);
  });

  it('is kept although its contact is not reachable just now, where it was saved before', async () => {
    const saved = await save({ action: 'save_as_draft', file_key: randomUUID() });
    const { id, revision } = saved.json() as { id: number; revision: number };
    const contact_details = { ...UNFINISHED.contact_details, tel_mobile: '' };
    assert.equal((await save({ application_id: id, revision, contact_details })).status, 200);
    const pressed = await save({
      action: 'save_as_draft',
      application_id: id,
      revision: revision + 1,
      contact_details,
    });
    assert.equal(pressed.status, 400);
  });

  it('is none for whoever has not: neither new nor over an early lead', async () => {
    const file_key = randomUUID();
    assert.equal((await save({ file_key })).status, 400);
    const lead = await save({ action: 'save_as_draft', file_key });
    assert.equal(lead.status, 200);
  });

  it('is refused from a stranger as a draft that is not there', async () => {
    const saved = await save({ action: 'save_as_draft', file_key: randomUUID() });
    const { id, revision } = saved.json() as { id: number; revision: number };
    const stranger = await TestClient.open(server);
    assert.equal((await save({ by: stranger, application_id: id, revision })).status, 404);
  });

  it('[R22] of answers that come in any order, and twice, the highest revision stands', async () => {
    await signIn();
    const { id, revision: first } = (await save({ file_key: randomUUID() })).json() as { id: number; revision: number };
    let known = first;
    let standing = '12,x';
    const earlier: { revision: number; typed: string; key: string }[] = [];
    for (let turn = 0; turn < AUTOSAVES; turn += 1) {
      const isOld = earlier.length > 0 && turn % 3 === 2;
      const old = earlier[randomInt(Math.max(1, earlier.length))];
      const sent = isOld && old ? old : { revision: known, typed: `${turn}`, key: randomUUID() };
      const answer = await save({ application_id: id, ...sent });
      if (sent === old) {
        // Its answer again, and nothing of it written over what came after.
        assert.equal(answer.status, 200);
      } else {
        assert.equal(answer.status, 200, answer.body.toString());
        known = (answer.json() as { revision: number }).revision;
        standing = sent.typed;
        earlier.push(sent);
      }
      // Under a key of its own an older one is refused with what is there.
      if (turn % 5 === 4) {
        const stale = await save({ application_id: id, revision: known - 1, typed: 'stale' });
        assert.equal(stale.status, 412);
        assert.equal((stale.json() as { current: { revision: number } }).current.revision, known);
      }
    }
    assert.equal(await typedIn(id), standing);
  });
});

/** Drafts that save themselves while they are filled in (design section 3). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
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
});

/** The numbers of a saved draft: which come back whole to whoever goes on with it, and the call that shows one that does not. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { listNumbers, type NumberAt } from '#domain/application/numbers.ts';
import { maskNumber } from '#domain/formats/format.ts';
import { serverTexts } from '#domain/texts.ts';
import { toWire } from '#domain/wire.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { draftData, EMAIL, MOBILE, sendWell } from './support/drafts.ts';
import { findNumbers, freshNumbers, withNumbers } from './support/numbers.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;

interface Opened {
  application: Application;
  number_handles: Record<string, string>;
}

describe('the numbers of a saved draft', () => {
  let server: TestServer;
  let client: TestClient;
  let typed: Application;
  let id: number;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());
  beforeEach(async () => {
    server.travelTo(START);
    client = await TestClient.open(server);
    const { application } = await readySubmission(server, client, 101, (offer) => anApplicationBy('joint', offer));
    const contact_details = { ...application.contact_details, email_address: EMAIL, tel_mobile: MOBILE };
    typed = withNumbers({ ...application, contact_details }, freshNumbers());
    const answer = await save(draftData(typed));
    id = Number(answer.json()['id']);
  });

  const save = (data: object, ifMatch?: number): Promise<Answer> => sendWell(data, { by: client, ifMatch });
  const open = async (): Promise<Opened> =>
    (await client.post(`/api/applications/${id}/open-draft/`, {})).json() as unknown as Opened;
  const reveal = (handle: string, { by = client, reason = 'own' } = {}): Promise<Answer> =>
    by.post(`/api/applications/${id}/reveal-number/`, { handle, reason });
  const taxNumber = (): NumberAt => {
    const found = listNumbers(typed).find(({ isTax }) => isTax);
    assert.ok(found);
    return found;
  };

  it('[3-TFN-11, 3-TIN-14] come back whole to whoever goes on with it, tax numbers as masks', async () => {
    const { application, number_handles } = await open();

    const values = (of: Application, isTax: boolean) =>
      listNumbers(of)
        .filter((number) => number.isTax === isTax)
        .map(({ name, value }) => [name, value]);
    assert.ok(values(typed, true).length > 0 && values(typed, false).length > 0);
    assert.deepEqual(values(application, false), values(typed, false));
    assert.deepEqual(
      values(application, true),
      values(typed, true).map(([name, value]) => [name, maskNumber(String(value))]),
    );
    assert.deepEqual(
      Object.keys(number_handles).sort(),
      [...new Set(values(typed, true).map(([name]) => name))].sort(),
    );
  });

  it('[3-TAX-24, 3-TFN-11, 3-TIN-14] keeps the numbers whose masks come back, and submits with them', async () => {
    const { application, number_handles } = await open();
    const data = toWire(application, { offer: 101, application_id: id, number_handles });
    await save({ ...data, action: 'save_as_draft' }, 2);

    const lodged = await save(data, 3);

    assert.deepEqual([lodged.json()['id'], lodged.json()['status']], [id, 'submitted']);
  });

  it('[3-TAXSUM-09] shows a tax number by a call of its own, with an event that does not hold it', async () => {
    const { name, value } = taxNumber();
    const { number_handles } = await open();

    const answer = await reveal(number_handles[name] ?? '');

    assert.deepEqual([answer.status, answer.json()], [200, { number: value }]);
    assert.match(String(answer.headers['cache-control']), /no-store/);
    const events = await server.database.selectFrom('events').selectAll().where('application_id', '=', id).execute();
    assert.deepEqual(
      events.flatMap(({ kind, acting_as, facts }) => (kind === 'number_revealed' ? [[acting_as, facts]] : [])),
      [['investor', { reason: 'own', number: name }]],
    );
    assert.deepEqual(findNumbers([value], Buffer.from(JSON.stringify(events)), 'events'), []);
  });

  it('[3-TAXSUM-09] shows ten an hour, however many ask at once', async () => {
    const { number_handles } = await open();
    const handle = number_handles[taxNumber().name] ?? '';

    const answers = await Promise.all(Array.from({ length: 14 }, () => reveal(handle)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 10);
    const refused = answers.find(({ status }) => status !== 200);
    assert.deepEqual([refused?.status, refused?.json()], [429, { message: serverTexts.tooManyNumbers }]);

    for (const minutes of [29, 58]) {
      server.travelTo(new Date(START.getTime() + minutes * MINUTE));
      await client.call('GET', '/api/user__user/', { headers: { 'x-person-active': '1' } });
    }
    assert.equal((await reveal(handle)).status, 429);
    server.travelTo(new Date(START.getTime() + 60 * MINUTE));
    assert.equal((await reveal(handle)).status, 200);
  });

  it('shows none to whoever does not hold it, by no other handle, and for no reason that is not on the list', async () => {
    const { number_handles } = await open();
    const handle = number_handles[taxNumber().name] ?? '';
    const stranger = await TestClient.open(server);

    const statuses = [];
    for (const answer of [
      await reveal(handle, { by: stranger }),
      await reveal(randomUUID()),
      await reveal('x'),
      await reveal(handle, { reason: 'my TFN is 123456782' }),
    ])
      statuses.push(answer.status);

    assert.deepEqual(statuses, [404, 404, 404, 400]);
    await client.post(`/api/applications/${id}/leave-draft/`, {});
    assert.equal((await reveal(handle)).status, 404);
  });
});

/** On PostgreSQL, where a statement takes 65,535 parameters: what would need more is refused for its length, and is no fault of the database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { draftData, send, sendWell } from '#test/server/support/drafts.ts';
import { countRows } from '#test/server/support/submissions.ts';
import { addOffer, startTestServer, TestClient } from '#test/server/support/testServer.ts';
import { aPerson } from '#test/support/applications.ts';
import { attackData, MANY_PARAMETERS } from './support/largeLists.ts';

const CONTACT = { first_name: 'Ana', email_address: 'ana@example.com', tel_mobile: '0400 000 000' };

it('5,300 directors in a draft are refused with 400 and their field, whether it is new or saved again, and 100 are saved', async () => {
  const server = await startTestServer();
  await addOffer(server);
  const client = await TestClient.open(server);
  const people = Array.from({ length: 100 }, () => aPerson({ id: randomUUID() }));
  const whole = { contact_details: CONTACT, directors: { directors: people } };
  const saved = (await sendWell(draftData(whole), { by: client })).json();
  const before = await countRows(server);
  const attack = { ...draftData({ contact_details: CONTACT }), ...attackData(MANY_PARAMETERS) };
  for (const [data, ifMatch] of [
    [attack, undefined],
    [{ ...attack, application_id: saved['id'] }, Number(saved['revision'])],
  ] as const) {
    const answer = await send(data, { by: client, ifMatch });
    assert.equal(answer.status, 400, answer.body.toString().slice(0, 300));
    assert.deepEqual(answer.json()['errors'], { directors: MANY_PARAMETERS.errors });
    assert.ok(answer.body.length < 500, `${answer.body.length} bytes`);
  }
  assert.deepEqual(await countRows(server), before);
  await server.stop();
});

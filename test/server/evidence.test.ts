/**
 * Evidence of submitted applications: a document that a record names stays, readable with the hash that stands there, whatever else is done
 * with the same document; and no document outlives the last application that names it.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { serverTexts } from '#domain/texts.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { draftData, newestToken, pass, send, sendWell } from './support/drafts.ts';
import { assertWhole } from './support/evidence.ts';
import { withPeopledServer } from './support/peopledServer.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

describe('a document of a submitted application', () => {
  let server: TestServer;
  withPeopledServer((started) => (server = started));
  before(() => addOffer(server));

  /** Draft A and application B with one document, from one session. */
  async function shared(): Promise<{ client: TestClient; draft: number; lodged: number; address: string }> {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, undefined, ownPdf());
    const saved = (await sendWell(draftData(application), { by: client })).json();
    const answer = await sendWell({ ...data, file_key: randomUUID() }, { by: client });
    assert.equal(answer.json()['status'], 'submitted');
    const address = application.investor_details?.investors?.[0]?.idDoc?.delete_document ?? '';
    return { client, draft: Number(saved['id']), lodged: Number(answer.json()['id']), address };
  }

  it('[1-UPL-08] is not removed where a draft names it too', async () => {
    const { client, lodged, address } = await shared();

    const answer = await client.call('DELETE', address);

    assert.equal(answer.status, 400);
    assert.match(answer.body.toString(), new RegExp(serverTexts.documentLodged));
    await assertWhole(server, lodged);
  });

  it('[1-UPL-08] stays when the draft is deleted that was saved with it before', async () => {
    const { client, draft, lodged } = await shared();

    assert.equal((await client.post(`/api/applications/${draft}/delete-draft/`, {})).status, 204);

    await assertWhole(server, lodged);
  });

  it('[1-UPL-08] stays when the draft is deleted through the link of its e-mail', async () => {
    const { draft, lodged } = await shared();

    const page = `/d/${await newestToken(server, draft)}/delete/`;
    assert.equal((await new TestClient(server.app).post(page, { sure: 'yes' })).status, 200);

    await assertWhole(server, lodged);
  });

  it('[1-UPL-08] stays when the draft and the session end, after 31 days', async () => {
    const { lodged, draft } = await shared();

    pass(server, 31 * DAY);
    await clearOnce(server.deps);

    await assertWhole(server, lodged);
    const { status } = await server.database
      .selectFrom('applications')
      .select('status')
      .where('id', '=', draft)
      .executeTakeFirstOrThrow();
    assert.equal(status, 'withdrawn');
  });

  it('goes with the last draft that names it', async () => {
    const client = await TestClient.open(server);
    const { application } = await readySubmission(server, client, 101, undefined, ownPdf());
    const address = application.investor_details?.investors?.[0]?.idDoc?.download ?? '';
    const drafts = [];
    for (let count = 0; count < 2; count += 1)
      drafts.push((await sendWell(draftData(application), { by: client })).json()['id']);
    const remove = async (id: unknown) =>
      assert.equal((await client.post(`/api/applications/${String(id)}/delete-draft/`, {})).status, 204);

    await remove(drafts[0]);
    assert.equal((await client.call('GET', address)).status, 200);
    await remove(drafts[1]);
    assert.equal((await client.call('GET', address)).status, 404);
  });

  it('goes once no application names it, though the session that it came from was cleared before', async () => {
    const client = await TestClient.open(server);
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
    const first = await readySubmission(server, client, 101, undefined, ownPdf());
    const saved = (await sendWell(draftData(first.application), { by: client })).json();
    const { sha256: hash } = await server.database
      .selectFrom('document_ties')
      .innerJoin('documents', 'documents.id', 'document_ties.document_id')
      .select('sha256')
      .where('document_ties.application_id', '=', Number(saved['id']))
      .executeTakeFirstOrThrow();
    // The draft is kept by saves from another session while its first one ends.
    await server.database
      .updateTable('applications')
      .set({ saved_at: new Date(server.deps.clock.now().getTime() + 60 * DAY) })
      .where('id', '=', Number(saved['id']))
      .execute();
    pass(server, 61 * DAY);
    await clearOnce(server.deps);
    const later = await TestClient.open(server);
    await later.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
    const second = await readySubmission(server, later, 101, undefined, ownPdf());
    const data = { ...second.data, application_id: Number(saved['id']) };
    await sendWell(data, { by: later, ifMatch: Number(saved['revision']) });
    assert.ok(server.contents().has(hash));

    await clearOnce(server.deps);

    assert.ok(!server.contents().has(hash));
    await assertWhole(server, Number(saved['id']));
  });

  it('is either removed before it is submitted, or stays: of a removal and a submission at once one is refused', async () => {
    for (let round = 0; round < 12; round += 1) {
      const client = await TestClient.open(server);
      const { application, data } = await readySubmission(server, client, 101, undefined, ownPdf());
      if (round % 2 === 0) await sendWell(draftData(application), { by: client });
      const address = application.investor_details?.investors?.[0]?.idDoc?.delete_document ?? '';

      const [submitted, removed] = await Promise.all([
        send({ ...data, file_key: randomUUID() }, { by: client }),
        client.call('DELETE', address),
      ]);

      assert.deepEqual([submitted.status, removed.status].sort(), [submitted.status === 200 ? 200 : 204, 400]);
      if (submitted.status === 200) await assertWhole(server, Number(submitted.json()['id']));
    }
  });

  it('is taken out of the one draft by which somebody else reaches it, and out of none of its uploader’s others', async () => {
    const uploader = await TestClient.open(server);
    const { application } = await readySubmission(server, uploader, 101, undefined, ownPdf());
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1)
      ids.push(Number((await sendWell(draftData(application), { by: uploader })).json()['id']));
    const other = await TestClient.open(server);
    await other.logIn('rohan.mehta@example.com', DEMO_PASSWORD);
    const { results } = (await other.call('GET', '/api/user__user/')).json() as { results: { id: number }[] };
    await server.database
      .updateTable('applications')
      .set({ user_id: results[0]?.id ?? 0 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const address = application.investor_details?.investors?.[0]?.idDoc?.download ?? '';

    assert.equal((await other.call('DELETE', address)).status, 204);

    assert.equal((await other.call('GET', address)).status, 404);
    assert.equal((await uploader.call('GET', address)).status, 200);
  });
});

/** What becomes of a draft that is removed: at its day, or when whoever applies asks for it (reliability P6, P14). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { serverTexts } from '#domain/texts.ts';
import { toWire } from '#domain/wire.ts';
import { deleteByLink } from '#server/commands/deleteDraft.ts';
import { runCommand } from '#server/commands/runCommand.ts';
import { readApplication } from '#server/applications/masked.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { recordVisit } from '#server/drafts/holds.ts';
import { Refusal } from '#server/http/errors.ts';
import { StorageUnavailable } from '#server/storage/fileStore.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { callingSession } from './support/callingSession.ts';
import { beganBy, makeCode, send as sendBy, verifyNumber } from './support/drafts.ts';
import { sendDueEmails, sendDueSms } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;
const OLIVIA = 'olivia.hartley@example.com';

describe('a draft that is removed', () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await seedDemoPeople(server.deps);
  });
  beforeEach(async () => {
    server.travelTo(START);
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();

  interface Saved {
    id: number;
    revision: number;
    key: string;
    /** As it was saved, and can be submitted. */
    data: object;
  }

  const send = (data: object, sending: { ifMatch?: number; key?: string } = {}) =>
    sendBy(data, { by: client, ...sending });

  /** A complete application, saved with its documents, a link, a code, a verified number and a hold. */
  const saved = async (content = ownPdf()): Promise<Saved> => {
    const { application } = await readySubmission(server, client, 101, anIndividualApplication, content);
    const data = { ...toWire(application, { offer: 101 }), file_key: randomUUID() };
    const key = randomUUID();
    const answer = await send({ ...data, action: 'save_as_draft' }, { key });
    assert.equal(answer.status, 200, answer.body.toString());
    const { id, revision } = answer.json() as { id: number; revision: number };
    await verifyNumber(server, id);
    await makeCode(server, id);
    return { id, revision, key, data };
  };

  const restOf = async (id: number): Promise<string[]> => {
    const tables = [
      'application_steps',
      'people',
      'people_places',
      'organisations',
      'bank_accounts',
      'number_handles',
      'document_ties',
      'draft_access',
      'draft_codes',
      'draft_holds',
      'draft_visits',
      'draft_links',
      'draft_known',
      'draft_guesses',
    ] as const;
    const rows = await Promise.all(
      tables.map(async (table) => {
        const [row] = await server.database
          .selectFrom(table)
          .select('application_id')
          .where('application_id', '=', id)
          .execute();
        return row ? [table] : [];
      }),
    );
    return rows.flat();
  };
  const rowOf = (id: number) =>
    server.database
      .selectFrom('applications')
      .select(['status', 'revision', 'submitted_at', 'draft_id', 'file_key', 'saved_at', 'user_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const eventsOf = (id: number) =>
    server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'revision'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
  const passMonth = async (): Promise<void> => {
    server.travelTo(new Date(START.getTime() + 30 * DAY));
    await clearOnce(server.deps);
  };

  it('leaves a bare row, which is withdrawn, and its history; twice is as once', async () => {
    const { id, revision } = await saved();
    const visit = await server.database
      .selectFrom('draft_links')
      .select('id')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: sessionId } = await server.database
      .selectFrom('sessions')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await recordVisit(server.database, { sessionId, applicationId: id, linkId: visit.id, now: now() });
    await readApplication(server.deps, id, 'other');
    const begun = (await restOf(id)).filter((table) => !['organisations', 'bank_accounts'].includes(table));
    assert.equal(begun.length, 11, begun.join(' '));

    await passMonth();
    await clearOnce(server.deps);

    assert.deepEqual(await restOf(id), []);
    assert.deepEqual(await rowOf(id), {
      status: 'withdrawn',
      revision: revision + 1,
      submitted_at: null,
      draft_id: null,
      file_key: null,
      saved_at: null,
      user_id: null,
    });
    assert.deepEqual(await eventsOf(id), [
      { kind: 'draft_saved', acting_as: 'investor', revision },
      { kind: 'draft_removed', acting_as: 'service', revision: revision + 1 },
    ]);
  });

  it('sends nothing any more that was owed', async () => {
    await sendDueEmails(server);
    const before = [server.sent.length, server.texted.length];
    const { id } = await saved();

    await passMonth();
    await sendDueEmails(server);
    await sendDueSms(server);

    assert.deepEqual([server.sent.length, server.texted.length], before);
    const states = await server.database
      .selectFrom('outbox')
      .select('status')
      .where('application_id', '=', id)
      .execute();
    assert.deepEqual([...new Set(states.map(({ status }) => status))], ['given_up']);
  });

  it('is neither saved nor lodged', async () => {
    const { id, data } = await saved();
    await passMonth();
    client = await TestClient.open(server);

    const ids = { application_id: id };
    const count = async () => (await server.database.selectFrom('applications').select('id').execute()).length;
    const applications = await count();
    assert.equal((await send({ ...data, ...ids, action: 'save_as_draft' }, { ifMatch: 2 })).status, 404);
    assert.equal((await send({ ...data, ...ids }, { ifMatch: 2 })).status, 404);
    assert.equal(await count(), applications);
  });

  it('is no record that anybody could read, not its owner either', async () => {
    await client.logIn(OLIVIA, DEMO_PASSWORD);
    const { id } = await saved();
    await passMonth();
    const again = await TestClient.open(server);
    await again.logIn(OLIVIA, DEMO_PASSWORD);

    for (const caller of [again, await TestClient.open(server)])
      assert.equal((await caller.call('GET', `/api/applications/${id}/record.json`)).status, 404);
  });

  describe('at once, by whoever holds it', () => {
    const remove = (id: number, by = client) => by.call('POST', `/api/applications/${id}/delete-draft/`);

    it('leaves nothing of it, nor what its documents held', async () => {
      const files = server.contents().size;
      const { id, revision } = await saved(ownPdf());
      assert.equal(server.contents().size, files + 1);

      assert.equal((await remove(id)).status, 204);

      assert.deepEqual(await restOf(id), []);
      assert.equal(server.contents().size, files);
      assert.equal((await rowOf(id)).status, 'withdrawn');
      assert.deepEqual((await eventsOf(id)).at(-1), {
        kind: 'draft_removed',
        acting_as: 'investor',
        revision: revision + 1,
      });
      assert.equal((await remove(id)).status, 404);
    });

    it('leaves a document that somebody else has, too', async () => {
      const content = ownPdf();
      const other = await TestClient.open(server);
      const download = String((await other.upload(content)).json()['download']);
      const { id } = await saved(content);

      assert.equal((await remove(id)).status, 204);

      assert.deepEqual((await other.call('GET', download)).body, content);
    });

    it('is brought back by no late repeat of its save', async () => {
      const { id, key, data } = await saved();
      await remove(id);

      const repeat = await send({ ...data, action: 'save_as_draft' }, { key });

      assert.equal(repeat.status, 409);
      assert.deepEqual(await restOf(id), []);
    });

    it('goes on while the store of files is away; the clearing job removes what it kept', async () => {
      const files = server.contents().size;
      const { id } = await saved(ownPdf());
      const away = { ...server.deps.files, remove: () => Promise.reject(new StorageUnavailable('ECONNREFUSED')) };

      const { sessionId } = await beganBy(server, id);
      const session = { ...(await callingSession(server)), id: sessionId };
      const call = { session, target: id, input: null };
      assert.deepEqual(await runCommand({ ...server.deps, files: away }, deleteByLink, call), { endsAt: null });
      assert.deepEqual([await restOf(id), server.contents().size], [[], files + 1]);
      await clearOnce(server.deps);

      assert.equal(server.contents().size, files);
    });

    it('is refused with the reason once it was submitted, and stays as it is', async () => {
      const { id, data } = await saved();
      assert.equal((await send({ ...data, application_id: id }, { ifMatch: 2 })).status, 200);

      const answer = await remove(id);

      assert.deepEqual([answer.status, answer.json()], [409, { message: serverTexts.draftNoMore }]);
      assert.ok((await restOf(id)).includes('people'));
      const outcome = await runCommand(server.deps, deleteByLink, { session: null, target: id, input: null });
      assert.ok(outcome instanceof Refusal && outcome.statusCode === 409);
    });

    it('is for nobody else, and does not say that it is there', async () => {
      const { id } = await saved();
      const stranger = await TestClient.open(server);

      const answer = await remove(id, stranger);

      assert.deepEqual([answer.status, answer.json()], [404, { message: serverTexts.notFound }]);
      assert.equal((await remove(2_000_000_000, stranger)).status, 404);
      assert.ok((await restOf(id)).includes('people'));
    });
  });
});

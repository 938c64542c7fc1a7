/** Documents that an earlier release tied to one application alone: after the next start each submitted application has its own. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { clearOnce } from '#server/clearingJob.ts';
import { MIGRATIONS_FOLDER, openDatabase } from '#server/database/database.ts';
import { repairTies } from '#server/documents/repairing.ts';
import { draftData, pass, sendWell } from './support/drafts.ts';
import { assertWhole } from './support/evidence.ts';
import { startRealService, stop } from './support/realService.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

describe('ties of documents that an earlier release wrote', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  /** Puts the tables back to the shape before: a document names the draft that came with it first, or the application that was submitted. */
  async function asBefore(): Promise<void> {
    await sql`drop trigger documents_tied on documents`.execute(server.database);
    await sql`update documents set application_id =
      (select application_id from document_ties join applications on applications.id = application_id
        where document_id = documents.id order by status limit 1)`.execute(server.database);
    await sql`drop table document_ties`.execute(server.database);
    await sql`drop function tie_document`.execute(server.database);
  }

  const tiesOf = async (id: string) =>
    (
      await server.database
        .selectFrom('document_ties')
        .select('application_id')
        .where('document_id', '=', id)
        .orderBy('application_id')
        .execute()
    ).map((tie) => tie.application_id);

  it('[1-UPL-08] are repaired by the next start: of answers, and of records that were approved with other documents since', async () => {
    const client = await TestClient.open(server);
    const submit = async (data: object) =>
      Number((await sendWell({ ...data, file_key: randomUUID() }, { by: client })).json()['id']);
    const idOf = ({ application }: Awaited<ReturnType<typeof readySubmission>>) =>
      application.investor_details?.investors?.[0]?.idDoc?.id ?? '';
    const shared = await readySubmission(server, client, 101, undefined, ownPdf());
    const draft = Number((await sendWell(draftData(shared.application), { by: client })).json()['id']);
    const lodged = await submit(shared.data);
    // Of another one the record names a document that its investor replaced on approving.
    const [first, later] = [
      await readySubmission(server, client, 101, undefined, ownPdf()),
      await readySubmission(server, client, 101, undefined, ownPdf()),
    ];
    const other = Number((await sendWell(draftData(first.application), { by: client })).json()['id']);
    const approved = await submit(first.data);
    await sql`update people set details = replace(details::text, ${idOf(first)}, ${idOf(later)})::jsonb
      where application_id = ${approved}`.execute(server.database);
    await sql`insert into records (application_id, revision, sha256, details, sealed_under, made_at)
      select application_id, 2, sha256, details, sealed_under, made_at from records where application_id = ${approved}`.execute(
      server.database,
    );
    await asBefore();

    await sql
      .raw(await fs.readFile(path.join(MIGRATIONS_FOLDER, '0023-document-ties.sql'), 'utf8'))
      .execute(server.database);
    assert.deepEqual(await tiesOf(idOf(shared)), [draft, lodged].sort());
    assert.deepEqual(await tiesOf(idOf(first)), [other]);
    await repairTies(server.database, server.keys);
    assert.deepEqual(await tiesOf(idOf(first)), [other, approved].sort());
    assert.deepEqual(await tiesOf(idOf(later)), [approved]);

    pass(server, 31 * DAY);
    await clearOnce(server.deps);
    await assertWhole(server, lodged);
    assert.deepEqual(await tiesOf(idOf(first)), [approved]);
  });

  it('go on to be taken up from an earlier release that runs beside this one, and a document that is tied is removed by none', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, undefined, ownPdf());
    const document = application.investor_details?.investors?.[0]?.idDoc?.id ?? '';
    const lodged = Number((await sendWell(data, { by: client })).json()['id']);
    const draft = Number((await sendWell(draftData(application), { by: client })).json()['id']);
    await sql`delete from document_ties where document_id = ${document} and application_id = ${draft}`.execute(
      server.database,
    );

    await sql`update documents set application_id = coalesce(application_id, ${draft}) where id = ${document}`.execute(
      server.database,
    );

    assert.deepEqual(await tiesOf(document), [lodged, draft].sort());
    await assert.rejects(sql`delete from documents where id = ${document}`.execute(server.database), /foreign key/);
  });
});

describe('ties that wait for a start with the keys', () => {
  it('[1-UPL-08] are repaired by a real start, once', { timeout: 120_000 }, async () => {
    const server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, undefined, ownPdf());
    const document = application.investor_details?.investors?.[0]?.idDoc?.id ?? '';
    const id = Number((await sendWell(data, { by: client })).json()['id']);
    // An earlier record names the document, and no answer does any more: the migration could not find its tie.
    await sql`insert into records (application_id, revision, sha256, details, sealed_under, made_at)
      select application_id, 2, sha256, details, sealed_under, made_at from records where application_id = ${id}`.execute(
      server.database,
    );
    await sql`delete from document_ties where application_id = ${id}`.execute(server.database);
    await sql`insert into server_keys (name, value) values ('document_ties_owed', 'for a test')`.execute(
      server.database,
    );
    await server.app.close();
    await server.database.destroy();
    const place = { databaseUrl: server.databaseUrl, dataDirectory: server.dataDirectory };

    const service = await startRealService({ DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDirectory });
    assert.notEqual(service.address, '', service.output());
    await stop(service);

    const { database } = await openDatabase(place);
    const ties = await database.selectFrom('document_ties').selectAll().where('application_id', '=', id).execute();
    const owed = await database
      .selectFrom('server_keys')
      .select('name')
      .where('name', '=', 'document_ties_owed')
      .execute();
    await database.destroy();
    assert.deepEqual(ties, [{ document_id: document, application_id: id }]);
    assert.deepEqual(owed, []);
  });
});

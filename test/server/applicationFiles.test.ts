/** Everything of an application in one zip, for the issuer's staff. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { serverTexts } from '#domain/texts.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { emptyApplication } from '#server/applications/emptying.ts';
import { sha256 } from '#server/canonical.ts';
import { inTransaction } from '#server/database/transactions.ts';
import { folderNames } from '#server/documents/fileNames.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, ownPdf, TestClient, type Answer, type TestServer } from './support/testServer.ts';
import { unzip } from './support/unzip.ts';

/** Asks for two documents of a person. */
const TWO_DOCUMENTS = 160;
const EMBERFIELD = { id: 101 };
/** Offer of another issuer. */
const ANOTHERS = { id: 161, href: '/offers/another/', client_name: 'Another Issuer Limited' };

describe('the files of an application', () => {
  let server: TestServer;
  let daniel: TestClient, visitor: TestClient;
  let id: number;
  let reference: string;
  const licence = ownPdf();
  const passport = ownPdf();
  const ask = (by = daniel, of: number | string = id): Promise<Answer> =>
    by.call('GET', `/api/issuer/applications/${of}/files.zip`);

  /** Submits an application of one person with these two documents. */
  const submit = async (names: readonly [string, string], contents: readonly [Buffer, Buffer]): Promise<number> => {
    const upload = async (at: 0 | 1) =>
      (await visitor.upload(contents[at], names[at])).json() as unknown as UploadedDocument;
    const documents = { idDoc: await upload(0), idDoc2: await upload(1) };
    const { application } = await readySubmission(server, visitor, TWO_DOCUMENTS);
    const [person] = application.investor_details?.investors ?? [];
    const investors = [{ ...person, ...documents }];
    const withBoth = { ...application, investor_details: { ...application.investor_details, investors } };
    const answer = await visitor.submit(toWire(withBoth, { offer: TWO_DOCUMENTS }));
    assert.equal(answer.status, 200, answer.body.toString());
    return Number(answer.json()['id']);
  };

  /** Makes the offer one of the issuer of another offer. */
  const giveTo = ({ id: of }: { id: number }) =>
    server.database
      .updateTable('offers')
      .set(({ selectFrom }) => ({
        issuer_id: selectFrom('offers as other').select('other.issuer_id').where('other.id', '=', of),
      }))
      .where('id', '=', TWO_DOCUMENTS)
      .execute();

  before(async () => {
    server = await startWithHoldings();
    await addOffer(server, { id: TWO_DOCUMENTS, href: '/offers/two-documents/', required_doc_count: 2 });
    await addOffer(server, ANOTHERS);
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    id = await submit(['Scan?.pdf', 'scan:.pdf'], [licence, passport]);
    const row = await server.database
      .selectFrom('applications')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    reference = row.reference;
  });
  after(() => server.stop());

  it('has the record as it is stored, its PDF, and each document under a name of its own', async () => {
    const answer = await ask();

    assert.deepEqual(
      [answer.status, answer.headers['content-type'], answer.headers['content-disposition']],
      [200, 'application/zip', `attachment; filename="${reference}.zip"; filename*=UTF-8''${reference}.zip`],
    );
    const files = new Map(await unzip(answer.body));
    const record = await daniel.call('GET', `/api/applications/${id}/record/`);
    assert.equal(sha256(files.get('record.json') ?? ''), record.json()['sha256']);
    assert.deepEqual(files.get('record.pdf'), (await daniel.call('GET', `/api/applications/${id}/record.pdf`)).body);
    // In the order of the record, which is that of their ids.
    const names = [...files.keys()].filter((name) => name.startsWith('documents/'));
    const isFirst = names[0] === 'documents/Scan_.pdf';
    assert.deepEqual(
      names,
      isFirst ? ['documents/Scan_.pdf', 'documents/scan_ (2).pdf'] : ['documents/scan_.pdf', 'documents/Scan_ (2).pdf'],
    );
    assert.deepEqual(
      names.map((name) => files.get(name)),
      isFirst ? [licence, passport] : [passport, licence],
    );
    assert.equal(files.size, 4);
  });

  it('is for the staff of the issuer alone, and the same nothing for everybody else', async () => {
    const grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    assert.equal((await ask(grace)).status, 200);
    await actAs(grace, 'investor');
    const nothing = { message: serverTexts.notFound };
    const others = [visitor, grace, await signInAs(server, 'rohan.mehta'), new TestClient(server.app)];
    for (const other of others) {
      const answer = await ask(other);
      assert.deepEqual([answer.status, answer.json()], [404, nothing]);
    }
    await giveTo(ANOTHERS);
    const theirs = await ask();
    await giveTo(EMBERFIELD);
    assert.deepEqual([theirs.status, theirs.json()], [404, nothing]);
    for (const of of [999_999, 'x']) assert.equal((await ask(daniel, of)).status, 404);
  });
  it('is no zip where a document cannot be read any more as its turn comes', async () => {
    const { files } = server.deps;
    const { read } = files;
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const outcomes: unknown[] = [];
    for (const broken of [licence, passport]) {
      let reads = 0;
      // The first look at each document is whether it is there.
      files.read = (file) =>
        file.sha256 === sha256(broken) && ++reads > 1 ? Promise.resolve('damaged') : read.call(files, file);
      const answer = await fetch(`${address}/api/issuer/applications/${id}/files.zip`, {
        headers: { cookie: daniel.cookie },
      });
      const content = await answer.text().catch(() => 'broken off');
      outcomes.push(answer.ok ? content : [answer.status, answer.headers.get('content-disposition'), content]);
    }
    files.read = read;

    // The first document may fail before the first byte has left.
    const [refused, brokenOff] = [503, 'broken off'];
    for (const outcome of outcomes)
      if (Array.isArray(outcome)) {
        assert.deepEqual(outcome.slice(0, 2), [refused, null]);
        assert.match(String(outcome[2]), /"message":/);
      } else assert.equal(outcome, brokenOff);
  });

  it('is refused where a document is missing or damaged', async () => {
    const refused = [404, { message: serverTexts.filesMissing }, undefined];
    const place = server.contents().get(sha256(passport)) ?? '';
    fs.writeFileSync(place, Buffer.alloc(passport.length));
    const damaged = await ask();
    assert.deepEqual([damaged.status, damaged.json(), damaged.headers['content-disposition']], refused);
    fs.rmSync(place);

    const missing = await ask();

    assert.deepEqual([missing.status, missing.json(), missing.headers['content-disposition']], refused);
    fs.writeFileSync(place, passport);
    assert.equal((await ask()).status, 200);
  });

  it('is gone once the application was emptied', async () => {
    await inTransaction(server.database, (transaction) => emptyApplication(transaction, server.deps, id));

    const answer = await ask();

    assert.deepEqual([answer.status, answer.json()['reference']], [410, reference]);
  });
});

describe('names of the files of one folder', () => {
  for (const [names, safe] of [
    [
      ['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf'],
      ['a.pdf', 'A (2).PDF', 'a (3).pdf', 'a (2) (2).pdf'],
    ],
    [
      ['../../etc/passwd', '..', '', 'C:\\x.pdf', 'a\u202efdp.pdf'],
      ['passwd', '__', '_', 'x.pdf', 'afdp.pdf'],
    ],
    [
      ['con.pdf', 'COM1', 'console.pdf', 'a. ', '.hidden'],
      ['_con.pdf', '_COM1', 'console.pdf', 'a_', '_hidden'],
    ],
    [['<a>:"b"|c?*.pdf'], ['_a___b__c__.pdf']],
  ] as const)
    it(`are safe and each only once: ${JSON.stringify(names)}`, () => {
      assert.deepEqual(folderNames(names), safe);
    });
});

/** The record of what was lodged: the application as it is stored, in words, and nothing of its numbers but their ends. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers } from '#domain/application/numbers.ts';
import { recordOf } from '#domain/application/record.ts';
import { readStored } from '#server/applications/stored.ts';
import { sealRow } from '#server/numbers/rows.ts';
import { removeOrphanedFiles } from '#server/storage/claims.ts';
import { importOffer } from '#server/offers/importing.ts';
import { findOfferById } from '#server/offers/offers.ts';
import { canonicalText, sha256 } from '#server/canonical.ts';
import { digestNumber } from '#server/records/describing.ts';
import { parseRecord, readRecord, type StoredRecord } from '#server/records/records.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { findNeedles, needlesOf } from '#test/support/canaries.ts';
import { endlessNumbers, withNumbers } from './support/numbers.ts';
import { readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';

const ROUNDS = 72;

/** The same end, another first digit: what the mask does not show. */
function otherBeginning(number: string): string {
  return (number.startsWith('9') ? '8' : '9') + number.slice(1);
}

function withForeignTaxNumber(application: Application): Application {
  const { tax_details } = application;
  const tins = [{ tax_country: 157, has_tin: true, tin: '123456782' }];
  const investors = (tax_details?.investors ?? []).map((block) => ({ ...block, has_other_tax_countries: true, tins }));
  return { ...application, tax_details: { ...tax_details, investors } };
}

/** Computes the digest and the mask of each number anew, as a reader of docs/record.md does who knows the numbers. */
function assertDigests({ content, digestKey }: StoredRecord, numbers: readonly string[]): void {
  const key = Buffer.from(digestKey, 'base64url');
  assert.equal(key.length, 32);
  assert.deepEqual(
    [...content.matchAll(/"digest":"([^"]*)","mask":"([^"]*)"/g)].map(([, digest, mask]) => [digest, mask]),
    numbers.map((number) => [
      createHmac('sha256', key).update(number, 'utf8').digest('hex'),
      number.length < 6 ? '******' : `******${number.slice(-3)}`,
    ]),
  );
}

describe('the record', () => {
  let server: TestServer;
  const numbers = endlessNumbers();
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { id: 801, href: '/offers/tax-step/' });
    await addOffer(server, { id: 802, href: '/offers/inline/', issuer_holdings_two_enabled: true });
  });
  after(() => server.stop());

  async function lodge(
    owner: (typeof INVESTOR_KINDS)[number],
    offerId: number,
    change: (application: Application) => Application = (application) => application,
  ) {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, offerId, (offer) =>
      withNumbers(change(anApplicationBy(owner, offer)), numbers),
    );
    const answer = await client.submit(data);
    assert.equal(answer.status, 200, answer.body.toString());
    const reply = answer.json();
    const id = Number(reply['id']);
    const stored = await readStored(server, id);
    const record = await readRecord(server, id);
    assert.ok(stored && record);
    return { client, reply, id, stored, record };
  }

  /** What the record has to say of the application that is stored, by the facts that it names. */
  async function recordAgain({
    stored,
    record,
  }: {
    stored: NonNullable<Awaited<ReturnType<typeof readStored>>>;
    record: StoredRecord;
  }) {
    const { application, texts, offer, payment, documents } = parseRecord(record);
    const numbersInOrder: string[] = [];
    const again = recordOf(await storedOffer(server, stored.offerId), stored.application, {
      id: stored.id,
      reference: stored.reference,
      revision: stored.revision,
      status: stored.status,
      submittedAt: START.toISOString(),
      submittedBy: application.submitted_by,
      offerVersion: offer.version,
      offerDocuments: offer.documents,
      textsVersion: texts,
      payment,
      documents,
      digestOf: (number) => {
        numbersInOrder.push(number);
        return digestNumber(record.digestKey, number);
      },
    });
    return { again, numbersInOrder };
  }

  for (const [variant, offerId] of [
    ['with a tax step', 801],
    ['who declare in their blocks', 802],
  ] as const) {
    for (const owner of INVESTOR_KINDS) {
      it(`[2-ROLE-03] says of an application by ${owner}, ${variant}, what is stored, with the end of each number alone`, async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { record, stored, reply } = await lodge(owner, offerId);
          const { again, numbersInOrder } = await recordAgain({ stored, record });

          assert.deepEqual(parseRecord(record), JSON.parse(JSON.stringify(again)));
          assert.equal(record.content, canonicalText(again));
          assert.equal(record.sha256, sha256(record.content));
          assert.equal(reply['record_sha256'], record.sha256);
          assertDigests(record, numbersInOrder);

          const known = listNumbers(stored.application);
          const needles = needlesOf(Object.fromEntries(known.map(({ name, value }) => [name, value])));
          assert.deepEqual(findNeedles(needles, Buffer.from(record.content), 'record'), []);
          for (const { name, value } of known)
            assert.ok(record.content.includes(digestNumber(record.digestKey, value)), `${name} has no digest`);
        }
      });
    }
  }

  it('is another where one hidden digit of any number is, and where one byte is', async () => {
    const { stored, record } = await lodge('joint', 801, withForeignTaxNumber);
    const offer = await storedOffer(server, 801);
    const { application, texts, offer: recorded, payment, documents } = parseRecord(record);
    const hashWith = (changed: Application): string =>
      sha256(
        canonicalText(
          recordOf(offer, changed, {
            ...application,
            submittedAt: application.submitted_at,
            submittedBy: application.submitted_by,
            offerVersion: recorded.version,
            offerDocuments: recorded.documents,
            textsVersion: texts,
            payment,
            documents,
            digestOf: (number) => digestNumber(record.digestKey, number),
          }),
        ),
      );
    assert.equal(hashWith(stored.application), record.sha256);

    const known = listNumbers(stored.application);
    for (const { name } of known) {
      const changed = mapNumbers(stored.application, (number) =>
        number.name === name ? otherBeginning(number.value) : number.value,
      );
      assert.notEqual(hashWith(changed), record.sha256, name);
    }
    const kinds = new Set(known.map(({ name }) => name.split('.').at(-1)));
    for (const kind of ['tfn', 'tin', 'idNumber', 'idCardNumber', 'accountNumber']) assert.ok(kinds.has(kind), kind);
    const bytes = Buffer.from(record.content);
    for (let at = 0; at < bytes.length; at += 97) {
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      assert.notEqual(sha256(bytes), record.sha256);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    }
  });

  it('is written in the event of its submission', async () => {
    const { id, record } = await lodge('individual', 801);

    const event = await server.database
      .selectFrom('events')
      .select('facts')
      .where('application_id', '=', id)
      .where('kind', '=', 'submitted')
      .executeTakeFirstOrThrow();

    assert.equal(event.facts['record'], record.sha256);
  });

  it('names the documents of the offer and of the applicant by what is in them, and the versions of offer and texts', async () => {
    const { record } = await lodge('company', 801);
    const { offer, documents, texts } = parseRecord(record);

    assert.deepEqual(
      offer.documents.map(({ filename, title }) => [filename, title]),
      [
        ['Prospectus.pdf', 'Prospectus'],
        ['Rules & fees.pdf', 'Rules & fees.pdf'],
      ],
    );
    for (const { sha256: hash } of [...offer.documents, ...documents]) assert.match(hash ?? '', /^[0-9a-f]{64}$/);
    assert.ok(documents.length > 0);
    assert.match(texts, /^[0-9a-f]{64}$/);
    const stored = await findOfferById(server.database, server.deps.clock, 801);
    assert.equal(offer.version, sha256(canonicalText(stored?.offer)));
  });

  it('is never changed and never goes', async () => {
    const { id, record } = await lodge('individual', 801);
    const changes = [
      sql`update records set sha256 = 'x' where application_id = ${id}`,
      sql`update records set made_at = now() where application_id = ${id}`,
      sql`delete from records where application_id = ${id}`,
      sql`truncate records cascade`,
    ];

    for (const change of changes) await assert.rejects(change.execute(server.database), /never changed/);
    assert.deepEqual(await readRecord(server, id), record);
  });

  it('tells a record that is not what was written', async () => {
    const { id } = await lodge('individual', 801);
    const other = await lodge('joint', 801);
    await sql`update records set details = (select details from records where application_id = ${other.id}) where application_id = ${id}`.execute(
      server.database,
    );

    await assert.rejects(readRecord(server, id));

    const third = await lodge('individual', 801);
    const place = { table: 'records', applicationId: third.id, entity: '1' } as const;
    const recordContent = third.record.content.replace('"status":"submitted"', '"status":"accepted"');
    const { details } = sealRow(server.keys.ring, place, { recordContent, digestKey: third.record.digestKey });
    await server.database.updateTable('records').set({ details }).where('application_id', '=', third.id).execute();

    await assert.rejects(readRecord(server, third.id), /not what was written/);
  });

  it('names a document of the offer by what is in it at the moment, and serves what it names for as long as it does', async () => {
    const file = writeOfferFile({ id: 803, href: '/offers/replaced/' });
    const prospectus = path.join(path.dirname(file), 'documents', 'Prospectus.pdf');
    const hashes: (string | null | undefined)[] = [];
    for (const content of ['first', 'second, replaced']) {
      fs.writeFileSync(prospectus, content);
      await importOffer(server.deps, file);
      hashes.push(parseRecord((await lodge('individual', 803)).record).offer.documents[0]?.sha256);
    }
    assert.deepEqual(hashes, [sha256('first'), sha256('second, replaced')]);

    fs.rmSync(path.dirname(file), { recursive: true });
    await removeOrphanedFiles(server.deps, 1000);
    const client = await TestClient.open(server);
    for (const content of ['first', 'second, replaced']) {
      const served = await client.call('GET', `/offers/replaced/documents/${sha256(content)}/`);
      assert.deepEqual([served.status, served.body.toString()], [200, content]);
      assert.match(String(served.headers['content-disposition']), /^inline; filename="Prospectus\.pdf"/);
      assert.equal(served.headers['cache-control'], 'public, max-age=31536000, immutable');
    }
  });

  it('says of a hash yes or no, and of nothing whose it is', async () => {
    const { record, client } = await lodge('individual', 801);
    const stranger = await TestClient.open(server);
    const ask = (sha256: string) => stranger.post('/api/records/check/', { sha256 });

    assert.deepEqual((await ask(record.sha256)).json(), { is_known: true });
    assert.deepEqual((await ask(sha256(`${record.content} `))).json(), { is_known: false });
    for (const odd of ['', 'x', record.sha256.toUpperCase(), `${record.sha256}0`, '%'])
      assert.equal((await ask(odd)).status, 400, odd);
    const file = await client.call('GET', `/api/applications/${record.applicationId}/record.json`);
    assert.equal(sha256(file.body), record.sha256);
  });

  it('is read so often in a minute by one session, in whichever form: ids follow one another, and nobody reads them out', async () => {
    const limited = await startTestServer({ config: { submissionsPerMinute: 3 } });
    await addOffer(limited);
    const client = await TestClient.open(limited);
    const lodged = await client.submit((await readySubmission(limited, client, 101)).data);
    const at = `/api/applications/${String(lodged.json()['id'])}`;
    const forms = ['record/', 'record.json', 'record.pdf', 'record/'];
    const statuses: number[] = [];
    for (const form of forms) statuses.push((await client.call('GET', `${at}/${form}`)).status);
    await limited.stop();

    assert.deepEqual(statuses, [200, 200, 200, 429]);
  });

  it('is asked after as seldom as somebody may log in', async () => {
    const limited = await startTestServer({ config: { loginsPerMinute: 3 } });
    const client = await TestClient.open(limited);
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await client.post('/api/records/check/', { sha256: sha256(String(call)) })).status);
    await limited.stop();

    assert.deepEqual(statuses, [200, 200, 200, 429]);
  });
});

/** The offer's documents of a record: each as it was served when the application was submitted, and what became of it since. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { ApplicationRecord } from '#domain/application/record.ts';
import { sha256 } from '#server/canonical.ts';
import { importOffer } from '#server/offers/importing.ts';
import { readySubmission } from './support/submissions.ts';
import { START, startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = 'the first prospectus';
const SECOND = 'the second prospectus';
const RULES = 'the rules';
const SUPPLEMENT = 'what has to be added';

const PROSPECTUS = { filename: 'Prospectus.pdf', title: 'Prospectus' };
const RULES_DOCUMENT = { filename: 'Rules.pdf', title: 'Rules' };

interface Answer {
  sha256: string;
  record: ApplicationRecord;
  offer_documents: {
    filename: string;
    sha256: string;
    address: string;
    replaced_at: string | null;
    withdrawn_at: string | null;
  }[];
}

interface Issued {
  filename: string;
  title: string;
  content: string;
}

describe('the record of an application for an offer', () => {
  let server: TestServer;
  let day = 0;
  let id = 850;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  /** The issuer's folder of a new offer, and what imports it with these documents. */
  function anOffer() {
    id += 1;
    const offerId = id;
    let slug = `documents-${offerId}`;
    const issue = async (issued: readonly Issued[], newSlug = slug) => {
      slug = newSlug;
      const file = writeOfferFile({
        id: offerId,
        href: `/offers/${slug}/`,
        documents: issued.map(({ filename, title }) => ({ filename, title })),
      });
      for (const { filename, content } of issued)
        fs.writeFileSync(path.join(path.dirname(file), 'documents', filename), content);
      await importOffer(server.deps, file);
    };
    return { offerId, issue };
  }

  /** The next day; gives its moment. */
  function nextDay(): string {
    day += 1;
    const now = new Date(START.getTime() + day * DAY);
    server.travelTo(now);
    return now.toISOString();
  }

  /** As a code does on another day: reading ends after half an hour (test/server/reading.test.ts). */
  async function openAgain(applicationId: number): Promise<void> {
    const now = server.deps.clock.now();
    await server.database
      .updateTable('draft_holds')
      .set({ began_at: now, used_at: now })
      .where('application_id', '=', applicationId)
      .execute();
  }

  async function lodge(offerId: number) {
    const client = await TestClient.open(server);
    const reply = await client.submit((await readySubmission(server, client, offerId)).data);
    assert.equal(reply.status, 200, reply.body.toString());
    const applicationId = Number(reply.json()['id']);
    const read = async (part = 'record/') => {
      await openAgain(applicationId);
      const answer = await client.call('GET', `/api/applications/${applicationId}/${part}`);
      assert.equal(answer.status, 200);
      return answer;
    };
    const document = async (address: string | undefined) => {
      const answer = await client.call('GET', address ?? '');
      return [answer.status, answer.body.toString()];
    };
    return {
      record: async () => (await read()).json() as unknown as Answer,
      file: () => read('record.json'),
      document,
    };
  }

  /** What became of each, without its address. */
  const fates = ({ offer_documents: documents }: Answer) =>
    documents.map(({ filename, replaced_at: replaced, withdrawn_at: withdrawn }) => [filename, replaced, withdrawn]);

  it('[1-LAND-39, 2-SUB-06] has the document that an applicant had, and says that it was replaced since and when; a later one has the newer', async () => {
    const { offerId, issue } = anOffer();
    await issue([
      { ...PROSPECTUS, content: FIRST },
      { ...RULES_DOCUMENT, content: RULES },
    ]);
    const earlier = await lodge(offerId);
    const before = await earlier.record();
    const fileBefore = (await earlier.file()).body;
    assert.deepEqual(fates(before), [
      ['Prospectus.pdf', null, null],
      ['Rules.pdf', null, null],
    ]);

    const replacedAt = nextDay();
    await issue([
      { ...PROSPECTUS, content: SECOND },
      { ...RULES_DOCUMENT, content: RULES },
      { filename: 'Supplement.pdf', title: 'Supplementary prospectus', content: SUPPLEMENT },
    ]);
    nextDay();
    const later = await lodge(offerId);

    const read = await earlier.record();
    assert.deepEqual(fates(read), [
      ['Prospectus.pdf', replacedAt, null],
      ['Rules.pdf', null, null],
    ]);
    assert.deepEqual(
      read.offer_documents.map((document) => document.sha256),
      [sha256(FIRST), sha256(RULES)],
    );
    assert.deepEqual(await earlier.document(read.offer_documents[0]?.address), [200, FIRST]);
    const { offer_documents: _then, ...kept } = before;
    const { offer_documents: _now, ...same } = read;
    assert.deepEqual(same, kept);
    assert.deepEqual((await earlier.file()).body, fileBefore);

    const newer = await later.record();
    assert.deepEqual(
      newer.record.offer.documents.map((document) => document.sha256),
      [sha256(SECOND), sha256(RULES), sha256(SUPPLEMENT)],
    );
    assert.deepEqual(fates(newer), [
      ['Prospectus.pdf', null, null],
      ['Rules.pdf', null, null],
      ['Supplement.pdf', null, null],
    ]);
    assert.deepEqual(await later.document(newer.offer_documents[0]?.address), [200, SECOND]);
    assert.deepEqual(await later.document(newer.offer_documents[2]?.address), [200, SUPPLEMENT]);
  });

  const CASES: { name: string; then: Issued[][]; replaced?: number; withdrawn?: number }[] = [
    {
      name: 'nothing of one that is served under another title',
      then: [[{ ...PROSPECTUS, title: 'New', content: FIRST }]],
    },
    {
      name: 'nothing of one that has another filename',
      then: [[{ ...PROSPECTUS, filename: 'New.pdf', content: FIRST }]],
    },
    { name: 'that it was taken back', then: [[{ ...RULES_DOCUMENT, content: RULES }]], withdrawn: 0 },
    {
      name: 'that it was replaced, also where another document holds the same',
      then: [
        [
          { ...PROSPECTUS, content: SECOND },
          { ...RULES_DOCUMENT, content: FIRST },
        ],
      ],
      replaced: 0,
    },
    {
      name: 'nothing of one that came back',
      then: [[{ ...PROSPECTUS, content: SECOND }], [{ ...PROSPECTUS, content: FIRST }]],
    },
    {
      name: 'the last time of one that came back and went again',
      then: [
        [{ ...PROSPECTUS, content: SECOND }],
        [{ ...PROSPECTUS, content: FIRST }],
        [{ ...PROSPECTUS, content: SECOND }],
      ],
      replaced: 2,
    },
    {
      name: 'the first time of one whose newer one was replaced too',
      then: [[{ ...PROSPECTUS, content: SECOND }], [{ ...PROSPECTUS, content: 'the third' }]],
      replaced: 0,
    },
  ];
  for (const { name, then, replaced, withdrawn } of CASES) {
    it(`[1-LAND-39] says ${name}`, async () => {
      const { offerId, issue } = anOffer();
      await issue([{ ...PROSPECTUS, content: FIRST }]);
      const applicant = await lodge(offerId);
      const days: string[] = [];
      for (const issued of then) {
        days.push(nextDay());
        await issue(issued);
      }

      const answer = await applicant.record();

      const dayOf = (turn: number | undefined) => (turn === undefined ? null : days[turn]);
      assert.deepEqual(fates(answer), [['Prospectus.pdf', dayOf(replaced), dayOf(withdrawn)]]);
      assert.deepEqual(await applicant.document(answer.offer_documents[0]?.address), [200, FIRST]);
    });
  }

  it('[1-LAND-39] leads to the documents of an offer that has another address by now', async () => {
    const { offerId, issue } = anOffer();
    await issue([{ ...PROSPECTUS, content: FIRST }]);
    const applicant = await lodge(offerId);

    await issue([{ ...PROSPECTUS, content: SECOND }], 'elsewhere');

    const { record, offer_documents: documents } = await applicant.record();
    assert.equal(record.offer.address, `/offers/documents-${offerId}/`);
    assert.deepEqual(await applicant.document(documents[0]?.address), [200, FIRST]);
  });

  it('[1-LAND-39] leads nowhere for a document that was not kept', async () => {
    const { offerId, issue } = anOffer();
    await issue([{ ...PROSPECTUS, content: FIRST }]);
    const applicant = await lodge(offerId);
    // As after an earlier release, which replaced it and kept nothing of it.
    await server.database.deleteFrom('offer_files').where('offer_id', '=', offerId).execute();

    assert.deepEqual((await applicant.record()).offer_documents, []);
  });
});

/** Walks that are completed and lodged: what is stored says of everybody, by id, what was typed, and of nobody else. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Application, UploadedDocument } from '#domain/application.ts';
import { listNumbers } from '#domain/application/numbers.ts';
import { recordOf } from '#domain/application/record.ts';
import { toWire } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { canonicalText } from '#server/canonical.ts';
import { digestNumber } from '#server/records/describing.ts';
import { parseRecord, readRecord } from '#server/records/records.ts';
import { listDocuments, withKnownDocuments } from '#server/applications/documentReferences.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { walksOf } from '#test/support/walks/actions.ts';
import { expectApplication, expectNobodyElse } from '#test/support/walks/check.ts';
import { LISTS, type WalkedStep, whosIn } from '#test/support/walks/model.ts';
import { completeAll } from '#test/support/walks/perform.ts';
import { documentOf } from '#test/support/walks/said.ts';
import { walk } from '#test/support/walks/walk.ts';
import { ROLES, type Walker } from '#test/support/walks/walker.ts';
import { storedOffer, uploadedDocument } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const WALKS = 500;
const ACTIONS = 40;

describe('applications that were walked through', () => {
  let server: TestServer;
  let client: TestClient;
  /** What was uploaded, by the name that walks give a document. */
  const uploaded = new Map<string, UploadedDocument>();
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { request_individuals_with_other_roles: true });
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  /** Sends what the walk has led to, with a document of its own for every one that was named; answers the id. */
  async function lodge({ store, offer }: Walker): Promise<number> {
    const application = selectApplication(store.getState());
    for (const { id } of listDocuments(application))
      if (id !== null && !uploaded.has(id)) uploaded.set(id, await uploadedDocument(client));
    const answer = await client.submit(toWire(withKnownDocuments(application, uploaded), { offer: offer.id }));
    assert.equal(answer.status, 200, answer.body.toString());
    return Number(answer.json()['id']);
  }

  /** Who is stored as what, once each. */
  const placesIn = (application: number) =>
    server.database
      .selectFrom('people_places as places')
      .innerJoin('people', 'people.key', 'places.person_key')
      .select(['people.id', 'people.kind', 'people.key', 'people.details', 'places.role'])
      .where('places.application_id', '=', application)
      .where('people.kind', '<>', 'answer')
      .execute();

  /** The record says what is stored, whatever was walked through, and of no number more than its end. */
  async function assertRecorded(id: number, application: Application): Promise<void> {
    const kept = await readRecord(server, id);
    assert.ok(kept);
    const record = parseRecord(kept);
    const again = recordOf(await storedOffer(server, 101), application, {
      ...record.application,
      submittedAt: record.application.submitted_at,
      submittedBy: record.application.submitted_by,
      offerVersion: record.offer.version,
      offerDocuments: record.offer.documents,
      textsVersion: record.texts,
      payment: record.payment,
      documents: record.documents,
      digestOf: (number) => digestNumber(kept.digestKey, number),
    });
    assert.equal(kept.content, canonicalText(again));
    for (const { value } of listNumbers(application))
      assert.ok(kept.content.includes(digestNumber(kept.digestKey, value)));
  }

  it('[2-CALL-06, 2-BO-12, 3-TAX-32] are stored with everybody once, as they were typed', async () => {
    const offer = await storedOffer(server, 101);
    const isStoredAsTyped = fc.asyncProperty(walksOf(ACTIONS), async (actions) => {
      const walker = await walk(actions, offer);
      completeAll(walker);
      const id = await lodge(walker);

      const stored = await readStored(server, id);

      await assertRecorded(id, stored?.application ?? {});
      const walked = new Map([...uploaded].map(([name, { id: key }]) => [String(key), documentOf(name)]));
      const application = withKnownDocuments(stored?.application ?? {}, walked);
      expectApplication(walker, application);
      expectNobodyElse(walker, 'what is stored', JSON.stringify(application));
      const rows = await placesIn(id);
      assert.deepEqual(rows.map(({ id: person, role }) => `${role} ${person}`).sort(), expectedPlaces(walker));
      const people = new Set(rows.map(({ id: person, kind }) => `${kind} ${person}`));
      assert.equal(new Set(rows.map(({ key }) => key)).size, people.size);
    });
    await fc.assert(isStoredAsTyped, { seed: 1, numRuns: WALKS, includeErrorInReport: true });
  });
});

/** Who stands in which list, and who declares. */
function expectedPlaces({ truth, ids }: Walker): string[] {
  const idsIn = (step: WalkedStep) => whosIn(truth, step).map((who) => ids.get(who));
  const places = LISTS.flatMap((list) => idsIn(list).map((id) => `${ROLES[list]} ${id}`));
  return [...places, ...idsIn('tax_details').map((id) => `taxpayer ${id}`)].sort();
}

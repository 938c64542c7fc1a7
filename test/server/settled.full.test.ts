/** What nobody is asked is not stored, whatever a payload brings: stale answers, hidden ones, steps that are not listed, foreign fields. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Application, UploadedDocument } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import { PROJECTED_FIELDS } from '#domain/model/rows.ts';
import { DOCUMENT_FIELDS } from '#domain/model/documentFields.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { checkSubmission } from '#domain/submission.ts';
import { withFixedDate } from '#domain/tax/signingDate.ts';
import { fromWire, type WireData } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { applications } from '#test/support/arbitraries.ts';
import { anApplicationBy, INVESTOR_KINDS, type InvestorKind } from '#test/support/entityApplications.ts';
import { withoutIds } from '#test/support/withoutIds.ts';
import { readySubmission, storedOffer, uploadedDocument } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const RUNS = 5_000;
const TODAY = '2026-11-21';

interface Raw {
  kind: InvestorKind;
  /** Whatever else the payload brings. */
  strays: Application;
  chosen: number[];
  foreign: unknown;
}

const raws: fc.Arbitrary<Raw> = fc.record({
  kind: fc.constantFrom(...INVESTOR_KINDS),
  strays: applications,
  chosen: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  // Keys that poison objects are refused as such (payloads.full.test.ts).
  foreign: fc
    .jsonValue({ maxDepth: 2 })
    .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value))),
});

/** A field that the application has not, in the object or row where it would stand. */
interface Place {
  holder: Record<string, unknown>;
  field: string;
  value: unknown;
}

function placesFor(own: unknown, strays: unknown): Place[] {
  if (Array.isArray(own) && Array.isArray(strays)) return own.flatMap((row, index) => placesFor(row, strays[index]));
  if (!isRecord(own) || !isRecord(strays)) return [];
  return Object.entries(strays).flatMap(([field, value]) =>
    Object.hasOwn(own, field) ? placesFor(own[field], value) : [{ holder: own, field, value }],
  );
}

/** The application, and beside it these of the strays: all of them would mostly be refused for themselves. */
function withStrays(own: WireData, strays: unknown, chosen: readonly number[]): WireData {
  const payload = structuredClone(own);
  const places = placesFor(payload, strays);
  for (const number of chosen) {
    const place = places[number % places.length];
    if (place) place.holder[place.field] = place.value;
  }
  return payload;
}

const DOCUMENTS: ReadonlySet<string> = new Set(DOCUMENT_FIELDS);

/** The strays with this upload for every document that they name: one that was never uploaded is refused for itself. */
function withUpload(value: unknown, document: UploadedDocument): unknown {
  if (Array.isArray(value)) return value.map((entry) => withUpload(entry, document));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (!DOCUMENTS.has(name)) return [name, withUpload(entry, document)];
      return [name, Array.isArray(entry) ? entry.map(() => document) : document];
    }),
  );
}

/** As JSON, without ids, which are made, and without what only says who stands in which list, which is derived. */
function comparable(application: Application | undefined): unknown {
  const projected: readonly string[] = PROJECTED_FIELDS;
  return withoutIds(
    JSON.parse(JSON.stringify(application), (field, value: unknown) => (projected.includes(field) ? undefined : value)),
  );
}

describe('what a payload brings beside the answers', () => {
  let server: TestServer;
  let client: TestClient;
  let document: UploadedDocument;
  const valid = new Map<InvestorKind, WireData>();
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    client = await TestClient.open(server);
    document = await uploadedDocument(client);
    for (const kind of INVESTOR_KINDS)
      valid.set(kind, (await readySubmission(server, client, 101, (offer) => anApplicationBy(kind, offer))).data);
  });
  after(() => server.stop());

  it(
    `[2-STEP-31, 2-INV-17] of ${RUNS} payloads with stale, hidden and foreign fields each is judged as the form would be, and stored as it settles`,
    { timeout: RUNS * 2000 },
    async () => {
      const offer = await storedOffer(server, 101);
      let stored = 0;
      let dropped = 0;
      await fc.assert(
        fc.asyncProperty(raws, async ({ kind, strays, chosen, foreign }) => {
          const own = valid.get(kind);
          assert.ok(own);
          const payload = { ...withStrays(own, withUpload(strays, document), chosen), foreign };
          const application = identify(fromWire(JSON.parse(JSON.stringify(payload))).application, randomUUID);
          const judged = checkSubmission({ offer, application, user: null, mode: NEW_APPLICATION, today: TODAY });

          const answer = await client.submit(JSON.stringify(payload));

          assert.equal(answer.status === 200, judged.isAcceptable, `${answer.status} ${answer.body.toString()}`);
          if (answer.status !== 200) return;
          const kept = await readStored(server, Number(answer.json()['id']));
          assert.deepEqual(comparable(kept?.application), comparable(withFixedDate(judged.application)));
          stored += 1;
          dropped += Number(JSON.stringify(judged.application) !== JSON.stringify(application));
        }),
        { numRuns: RUNS },
      );
      assert.ok(stored > RUNS / 4, `${stored} stored`);
      assert.ok(dropped > RUNS / 4, `${dropped} settled`);
    },
  );
});

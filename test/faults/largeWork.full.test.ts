/** Large applications are read, settled, judged and described in the thread beside the one that answers calls, by the same functions. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Application } from '#domain/application.ts';
import { checkSubmission } from '#domain/submission.ts';
import { toWire } from '#domain/wire.ts';
import { paymentDue } from '#server/applications/payment.ts';
import { countPeople, isLarge, LARGE, type Size } from '#server/applications/work/size.ts';
import { readText } from '#server/applications/work/reading.ts';
import { describeApplication, judgeApplication, piecesDone, readSent } from '#server/applications/work/work.ts';
import { WorkThread } from '#server/applications/work/workThread.ts';
import { Refusal } from '#server/http/errors.ts';
import { describeRecord, type Recording } from '#server/records/describing.ts';
import { aDemoOffer, aPerson, aSchemaContext } from '#test/support/applications.ts';
import { applications } from '#test/support/arbitraries.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';

/** Generated applications, beside those of every kind of owner. */
const RUNS = 500;

const offer = aDemoOffer();
const withDirectors = (application: Application, count: number): Application => ({
  ...application,
  directors: { ...application.directors, directors: Array.from({ length: count }, (_, n) => aPerson({ id: `d${n}` })) },
});
const HERE: Size = { people: 0, bytes: 0 };
const BESIDE: Size = { people: LARGE.people + 1, bytes: 0 };
const of = (size: Size) => ({ size, caller: {} });
const HASH = 'a'.repeat(64);

function recordingOf(application: Application): Recording {
  const known = { applicationId: 12, reference: 'EMB-7K2M9Q' };
  return {
    offer,
    application,
    digestKey: 'AAAA',
    facts: {
      id: known.applicationId,
      reference: known.reference,
      revision: 1,
      status: 'submitted',
      submittedAt: '2026-11-25T09:35:12.000Z',
      submittedBy: { role: 'investor', name: null },
      offerVersion: HASH,
      offerDocuments: [],
      textsVersion: HASH,
      payment: paymentDue(offer, application, { ...known, bpayReference: null }),
      documents: [],
    },
  };
}

describe('a large application', () => {
  it('is one of more than 20 people, or of more than 64 KB', () => {
    assert.equal(isLarge({ people: 20, bytes: 65_536 }), false);
    assert.equal(isLarge({ people: 21, bytes: 0 }), true);
    assert.equal(isLarge({ people: 0, bytes: 65_537 }), true);
    assert.equal(countPeople(withDirectors({ trustees: { trustees: [{}] } }, 20)), 21);
  });

  it('is worked on beside, and a small one here', async () => {
    const before = { ...piecesDone };
    await readSent('{"offer":101}', of({ people: 0, bytes: LARGE.bytes + 1 }));
    await judgeApplication(aSchemaContext(offer), of(BESIDE));
    await describeApplication(recordingOf(anApplicationBy('company', offer)), of(BESIDE));
    assert.deepEqual(piecesDone, { here: before.here, beside: before.beside + 3 });
    await judgeApplication(aSchemaContext(offer), of(HERE));
    assert.deepEqual(piecesDone, { here: before.here + 1, beside: before.beside + 3 });
  });
});

describe('the work beside', () => {
  it('has the result of the work here: of what is sent, of the verdict and of the record', async () => {
    const hasEqualResults = async (application: Application): Promise<void> => {
      const text = JSON.stringify(toWire(application, { offer: 101 }));
      const sent = readText(text);
      assert.deepEqual(await readSent(text, of(BESIDE)), structuredClone(sent));
      assert.ok(sent && 'read' in sent);
      const context = aSchemaContext(offer, { application: sent.read.application });
      const verdict = checkSubmission(context);
      assert.deepEqual(await judgeApplication(context, of(BESIDE)), structuredClone(verdict));
      const recording = recordingOf(verdict.application);
      assert.deepEqual(await describeApplication(recording, of(BESIDE)), describeRecord(recording));
    };
    for (const kind of INVESTOR_KINDS) await hasEqualResults(withDirectors(anApplicationBy(kind, offer), 100));
    await fc.assert(fc.asyncProperty(applications, hasEqualResults), { seed: 1, numRuns: RUNS });
  });

  it('refuses what the work here refuses: no JSON, damaged texts, lists beyond their limits', async () => {
    const directors = Array.from({ length: 6_000 }, () => ({}));
    for (const text of [
      '{',
      '[]',
      '{"offer":101,"review":{"message_to_investor":"\uFFFD"}}',
      JSON.stringify({ directors: { directors } }),
    ])
      assert.deepEqual(await readSent(text, of(BESIDE)), readText(text), text.slice(0, 40));
  });
});

describe('the thread', () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ task }) => {
  if (task === 'for ever') for (;;);
  if (task === 'fail') throw new Error('no');
  parentPort.postMessage({ result: task });
});
parentPort.postMessage({});`)}`,
  );
  const isBusy = (error: unknown) => error instanceof Refusal && error.statusCode === 503;
  const well = { task: 'well', input: null };

  it('is ended where it fails or takes too long, and the next one does the next work', async () => {
    const thread = new WorkThread(program, { time: 300, waiting: 10 });
    for (const task of ['fail', 'for ever']) {
      await assert.rejects(thread.run({ task, input: null }, {}), isBusy);
      assert.equal(await thread.run(well, {}), 'well');
    }
  });

  it('lets ten wait, and refuses the next', async () => {
    const thread = new WorkThread(program, { time: 60_000, waiting: 10 });
    const taken = Array.from({ length: 11 }, () => thread.run(well, {}));
    await assert.rejects(thread.run(well, {}), isBusy);
    assert.equal((await Promise.all(taken)).length, 11);
  });
});

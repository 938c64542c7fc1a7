/** Large applications are judged in the thread beside the one that answers calls, by the same function. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { checkSubmission } from '#domain/submission.ts';
import { checkApplication, isLarge, judgments } from '#server/applications/judging/check.ts';
import { JudgingThread } from '#server/applications/judging/judgingThread.ts';
import { Refusal } from '#server/http/errors.ts';
import { aDemoOffer, aPerson, aSchemaContext } from '#test/support/applications.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';

const offer = aDemoOffer();
const withDirectors = (application: Application, count: number): Application => ({
  ...application,
  directors: { ...application.directors, directors: Array.from({ length: count }, (_, n) => aPerson({ id: `d${n}` })) },
});

describe('a large application', () => {
  it('is one of more than 20 people, or of more than 64 KB', () => {
    assert.equal(isLarge(withDirectors({}, 20)), false);
    assert.equal(isLarge(withDirectors({}, 21)), true);
    assert.equal(isLarge({ review: { message_to_investor: 'x'.repeat(65_536) } }), true);
  });

  it('gets beside the verdict that it would get here, and a small one is judged here', async () => {
    for (const kind of INVESTOR_KINDS) {
      const context = aSchemaContext(offer, { application: withDirectors(anApplicationBy(kind, offer), 100) });
      assert.deepEqual(await checkApplication(context, {}), structuredClone(checkSubmission(context)), kind);
    }
    assert.deepEqual(judgments, { here: 0, beside: INVESTOR_KINDS.length });
    await checkApplication(aSchemaContext(offer, { application: anApplicationBy('individual', offer) }), {});
    assert.equal(judgments.here, 1);
  });
});

describe('the thread', () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
parentPort.on('message', (job) => {
  if (job === 'for ever') for (;;);
  if (job === 'fail') throw new Error('no');
  parentPort.postMessage({ result: job });
});
parentPort.postMessage({});`)}`,
  );
  const isBusy = (error: unknown) => error instanceof Refusal && error.statusCode === 503;

  it('is ended where it fails or takes too long, and the next one does the next work', async () => {
    const thread = new JudgingThread<string, string>(program, { time: 300, waiting: 10 });
    for (const job of ['fail', 'for ever']) {
      await assert.rejects(thread.run(job, {}), isBusy);
      assert.equal(await thread.run('well', {}), 'well');
    }
  });

  it('lets ten wait, and refuses the next', async () => {
    const thread = new JudgingThread<string, string>(program, { time: 60_000, waiting: 10 });
    const taken = Array.from({ length: 11 }, () => thread.run('well', {}));
    await assert.rejects(thread.run('well', {}), isBusy);
    assert.equal((await Promise.all(taken)).length, 11);
  });
});

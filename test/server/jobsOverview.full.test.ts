/** What an operator sees of the jobs in the probe. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { countingJobs } from '#server/jobs/counts.ts';
import { runJob, claimDueJob } from '#server/jobs/runJob.ts';
import { addJob, postpone } from '#server/jobs/queue.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('an outage of the mail server', () => {
  it('is seen in the counts ten minutes after the first failure, though every next try lies ahead, and until a try succeeds', async () => {
    let isAway = true;
    const server = await startTestServer({
      mailer: { send: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()) },
    });
    const { deps, database } = server;
    await addOffer(server);
    const client = await TestClient.open(server);
    await client.submit((await readySubmission(server, client, 101)).data);
    const performing = { ...deps, logger: server.app.log };
    const dueMinutes = async (): Promise<number> => {
      const { due_at } = await database.selectFrom('jobs').select('due_at').executeTakeFirstOrThrow();
      return (due_at.getTime() - START.getTime()) / MINUTE;
    };
    /** Does what is due at this minute; gives the counts half a minute later. */
    const countedAfter = async (minutes: number) => {
      server.travelTo(new Date(START.getTime() + minutes * MINUTE));
      const job = await claimDueJob(deps, ['message']);
      if (job) await runJob(performing, job, () => false);
      server.travelTo(new Date(START.getTime() + (minutes + 0.5) * MINUTE));
      return countingJobs(deps)();
    };
    const waiting = { waiting: 1, late: 0, failing: 0, given_up: 0 };

    assert.deepEqual(await countedAfter(0), { ...waiting, oldest_seconds: 30 });
    for (const minutes of [1, 3, 7])
      assert.deepEqual(await countedAfter(minutes), { ...waiting, oldest_seconds: minutes * 60 + 30 });
    assert.equal(await dueMinutes(), 15);
    assert.deepEqual(await countedAfter(10), { ...waiting, failing: 1, oldest_seconds: 630 });
    assert.deepEqual(await countedAfter(15), { ...waiting, failing: 1, oldest_seconds: 930 });
    assert.equal(await dueMinutes(), 31);

    isAway = false;
    assert.deepEqual(await countedAfter(31), { ...waiting, waiting: 0, oldest_seconds: 0 });
    await server.stop();
  });

  it('is over for a message that is held back, and begins anew with the next failure', async () => {
    const server = await startTestServer({ mailer: { send: () => Promise.reject(new Error('away')) } });
    const { deps, database } = server;
    await addOffer(server);
    const client = await TestClient.open(server);
    await client.submit((await readySubmission(server, client, 101)).data);
    const performing = { ...deps, logger: server.app.log };
    const takeAt = async (minutes: number) => {
      server.travelTo(new Date(START.getTime() + minutes * MINUTE));
      const job = await claimDueJob(deps, ['message']);
      assert.ok(job);
      return job;
    };
    const failing = async () => (await countingJobs(deps)())?.failing;
    await runJob(performing, await takeAt(0), () => false);
    const later = { at: new Date(START.getTime() + 60 * MINUTE), why: 'mail_limit' as const };
    await postpone(database, await takeAt(30), later);
    assert.equal(await failing(), 0);

    await runJob(performing, await takeAt(60), () => false);
    assert.equal(await failing(), 0);
    server.travelTo(new Date(START.getTime() + 71 * MINUTE));
    assert.equal(await failing(), 1);
    await server.stop();
  });
});

describe('the jobs of a service', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    const { database, deps } = server;
    for (const [key, hours] of [
      ['in-hand', 0],
      ['failed', 24],
      ['held-back', 25],
      ['given-up', 26],
    ] as const)
      await addJob(database, { kind: 'message', key, dueAt: new Date(START.getTime() + hours * HOUR) }, deps);
    await database
      .updateTable('jobs')
      .set({ status: 'given_up', ended_at: START, attempts: 40, last_failure: 'EENVELOPE' })
      .where('key', '=', 'given-up')
      .execute();
    await database
      .updateTable('jobs')
      .set({ attempts: 3, last_failure: 'ETIMEDOUT' })
      .where('key', '=', 'failed')
      .execute();
    assert.equal((await claimDueJob(deps, ['message']))?.key, 'in-hand');
    await database
      .updateTable('jobs')
      .set({ leased_until: new Date(Date.now() + 10_000 * HOUR) })
      .where('key', '=', 'in-hand')
      .execute();
  });
  after(() => server.stop());

  it('are counted in the probe, which goes on without the numbers', async () => {
    const client = await TestClient.open(server);
    const probe = async () => (await client.call('GET', '/api/health/')).json();
    const { ok, jobs, files } = await probe();
    assert.deepEqual(
      { ok, jobs, files },
      {
        ok: true,
        jobs: { waiting: 3, late: 0, failing: 0, given_up: 1, oldest_seconds: 0 },
        files: { ok: true },
      },
    );

    const other = await startTestServer();
    await other.database.schema.dropTable('jobs').execute();
    const answer = await (await TestClient.open(other)).call('GET', '/api/health/');
    const without = answer.json();
    assert.deepEqual(
      [answer.status, without['ok'], without['jobs'], without['files']],
      [200, true, undefined, { ok: true }],
    );
    await other.stop();
  });
});

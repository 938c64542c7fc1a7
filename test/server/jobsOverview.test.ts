/** What an operator sees of the jobs: in the probe, and by the command. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { addJob } from '#server/jobs/queue.ts';
import { takeDue } from '#server/jobs/performing.ts';
import { START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const HOUR = 3_600_000;

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
    assert.equal((await takeDue(deps, ['message']))?.key, 'in-hand');
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
    assert.deepEqual(await probe(), { ok: true, jobs: { waiting: 3, late: 0, given_up: 1 } });

    const other = await startTestServer();
    await other.database.schema.dropTable('jobs').execute();
    const answer = await (await TestClient.open(other)).call('GET', '/api/health/');
    assert.deepEqual([answer.status, answer.json()], [200, { ok: true }]);
    await other.stop();
  });

  it('are listed with what failed, those that were given up first; what failed is tried again', async () => {
    const { databaseUrl, dataDirectory } = server;
    const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDirectory };
    const run = async (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/jobsCommand.ts', ...args], { env }).catch(
        (error: unknown) => error as { stdout: string; stderr: string },
      );
    if (databaseUrl === null) {
      assert.match((await run('list')).stderr, /is in use by another process\. Stop that one first/);
      await server.database.destroy();
    }

    const listed = (await run('list')).stdout.trim().split('\n');
    assert.deepEqual(
      listed.map((line) => line.split('  ')).map(([, ...parts]) => parts.join(' ').replace(/\d{4}-\S+/, 'then')),
      [
        'message given-up given up then 40 tries EENVELOPE',
        'message in-hand in hand 1 try no failure',
        'message failed due then 3 tries ETIMEDOUT',
        'message held-back due then 0 tries no failure',
      ],
    );
    const id = listed[0]?.split('  ')[0] ?? '';
    assert.equal((await run('retry', id)).stdout, '1 job is due at once\n');
    assert.equal((await run('retry', 'message')).stdout, '2 jobs are due at once\n');
    assert.equal((await run('retry', 'sealing')).stdout, '0 jobs are due at once\n');
    assert.match((await run('list')).stdout, /message {2}in-hand {2}in hand/);
    assert.match((await run('retry')).stderr, /npm run jobs -- list/);
  });
});

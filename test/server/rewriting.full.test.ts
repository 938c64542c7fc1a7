/** Removed rows are written away from the embedded database's files when nobody calls, and hold up no call for long. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { enqueueRewriting } from '#server/jobs/rewriting.ts';
import { REWRITTEN_PARTS } from '#server/numbers/rewriting.ts';
import { doDueJobs } from './support/jobs.ts';
import { START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** START is on the hour: the jobs of its hour are due a little after the next one. */
const DUE = new Date(START.getTime() + HOUR + 20 * SECOND);
const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

describe('rewriting of the embedded database', { skip: process.env['TEST_DATABASE'] === 'postgres' }, () => {
  let server: TestServer;
  before(async () => (server = await startTestServer()));
  after(() => server.stop());

  const remove = () =>
    server.database.transaction().execute((transaction) => enqueueRewriting(transaction, server.deps));
  const waiting = async (): Promise<string[]> => {
    const rows = await server.database
      .selectFrom('jobs')
      .select(['key', 'held_back'])
      .where('kind', '=', 'rewriting')
      .where('status', '=', 'waiting')
      .orderBy('due_at')
      .execute();
    return rows.map(({ key }) => key.split(' ')[1] ?? '');
  };
  const doOne = () => doDueJobs(server, ['rewriting']);

  it('is done once for all removals of an hour, each table on its own and the log last', async () => {
    for (const minutes of [0, 10, 59]) {
      server.travelTo(later(START, minutes * 60 * SECOND));
      await remove();
    }
    server.travelTo(later(START, HOUR));
    assert.equal(await doOne(), 0, 'not before the hour is over');
    assert.deepEqual(await waiting(), [...REWRITTEN_PARTS]);
  });

  it('waits while a call was made in the last five seconds, probes apart', async () => {
    const client = await TestClient.open(server);
    server.travelTo(DUE);
    await client.call('GET', '/api/offers/');
    server.travelTo(later(DUE, 4.9 * SECOND));
    await doOne();
    assert.deepEqual((await waiting()).toSorted(), [...REWRITTEN_PARTS].toSorted(), 'nothing was done yet');

    // The jobs look again five seconds after they last did.
    server.travelTo(later(DUE, 10 * SECOND));
    await client.call('GET', '/api/health/');
    await client.call('GET', '/api/ready/');
    await doOne();
    server.travelTo(later(DUE, 16 * SECOND));
    await doOne();
    assert.deepEqual(await waiting(), []);
  });

  it('is done a day after it was due although calls go on', async () => {
    const client = await TestClient.open(server);
    server.travelTo(later(DUE, HOUR));
    await remove();
    const due = later(DUE, 2 * HOUR);
    for (const hours of [0, 12, 23.9]) {
      server.travelTo(later(due, hours * HOUR));
      await client.call('GET', '/api/offers/');
      await doOne();
      assert.equal((await waiting()).length, REWRITTEN_PARTS.length, `${hours} hours`);
    }
    for (const seconds of [0, 6]) {
      server.travelTo(later(due, 24 * HOUR + seconds * SECOND));
      await client.call('GET', '/api/offers/');
      await doOne();
    }
    assert.deepEqual(await waiting(), []);
  });

  it('has a call come again after a second instead of waiting for a table to be done', async () => {
    const client = await TestClient.open(server);
    const answer = await server.database.connection().execute(async (upkeep) => {
      // Both are on their way: the second one is answered after the first one, which takes longer than a call may wait.
      const slow = sql`select pg_sleep(3)`.execute(upkeep);
      const rewriting = sql`vacuum (full) number_handles`.execute(upkeep);
      const refused = await client.call('GET', '/api/offers/');
      await Promise.all([slow, rewriting]);
      return refused;
    });

    assert.deepEqual([answer.status, answer.headers['retry-after']], [503, '5']);
    assert.equal((await client.call('GET', '/api/offers/')).status, 200);
  });
});

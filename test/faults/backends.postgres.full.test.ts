/** Connections of PostgreSQL, ended under submissions as a failover or an operator does: hardly anybody notices. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'node:test';
import pg from 'pg';
import { startRealService, stop } from '#test/server/support/realService.ts';
import {
  assertNothingLostOrDoubled,
  Client,
  countAcknowledged,
  countStatuses,
  prepareStage,
} from './support/submitting.ts';

const ENDS = 200;
const SUBMISSIONS = ENDS * 5;
const CLIENTS = 8;

/** Those in the middle of something first. */
const END_ONE = `select pg_terminate_backend(pid) as ended from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by (state <> 'idle') desc, random() limit 1`;

it(
  `${ENDS} backends ended during ${SUBMISSIONS} submissions: no exit, no 500, none lost, none doubled`,
  { timeout: SUBMISSIONS * 1_000 + 120_000 },
  async (context) => {
    const stage = await prepareStage();
    context.after(stage.remove);
    const service = await startRealService(stage.environment);
    const clients = Array.from({ length: CLIENTS }, () => new Client());
    for (const client of clients) await client.open(service.address, stage.offer);
    const admin = new pg.Client({ connectionString: stage.databaseUrl ?? '' });
    await admin.connect();

    let begun = 0;
    let ended = 0;
    const work = clients.map(async (client) => {
      while (begun < SUBMISSIONS) {
        begun += 1;
        await client.sendUntilAcknowledged(service.address, client.begin());
        // One end for every five, so that the ends meet submissions from the first to the last.
        while (ended < ENDS && countAcknowledged(clients) > (ended + 1) * 5) await pause(1);
      }
    });
    const isGone = (): boolean => service.process.exitCode !== null || service.process.signalCode !== null;
    while (ended < ENDS && !isGone()) {
      const { rows } = await admin.query<{ ended: boolean }>(END_ONE);
      if (rows[0]?.ended) ended += 1;
      await pause(1);
      while (countAcknowledged(clients) < Math.min(ended * 5 - CLIENTS, SUBMISSIONS - CLIENTS) && !isGone())
        await pause(1);
    }
    await Promise.all(work);
    await admin.end();

    const statuses = countStatuses(clients);
    context.diagnostic(
      `${ended} backends ended, ${SUBMISSIONS} submissions, answers by status: ${JSON.stringify(statuses)}`,
    );
    assert.ok(!isGone(), service.output());
    // What was cut off in the middle is done again by the service itself; few ends are heard of.
    assert.ok((statuses['503'] ?? 0) <= ENDS / 2, JSON.stringify(statuses));
    assert.deepEqual(
      Object.keys(statuses).filter((status) => status !== '200' && status !== '503'),
      [],
      service.output(),
    );
    await Promise.all(clients.map((client) => client.sendAllAgain(service.address)));
    await stop(service);
    await assertNothingLostOrDoubled(stage, clients);
  },
);

/** `npm run jobs`, beside the service: what it looks at, what it tells, and what it never does. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { openClock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { leaseOf } from '#server/jobs/kinds.ts';
import { addJob, fail, finish, giveUp, postpone, claimJob, type ClaimedJob } from '#server/jobs/queue.ts';
import { systemClock, systemIds } from '#server/system.ts';
import { runCommand, settingsOf, withoutUs, type Ran } from './support/commands.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from './support/testDatabase.ts';

const MINUTE = 60_000;

const runJobs = (settings: Record<string, string>, ...args: string[]): Promise<Ran> =>
  runCommand('server/jobsCommand.ts', settings, args);

async function nowOf(base: TestDatabase): Promise<Date> {
  return ((await openClock(base)) ?? systemClock).now();
}

/** Owes a message and takes it, at the time of the database. */
async function takeNew(base: TestDatabase, key: string): Promise<{ job: ClaimedJob; now: Date }> {
  const now = await nowOf(base);
  await addJob(base.database, { kind: 'message', key }, { clock: { now: () => now }, ids: systemIds });
  const job = await claimJob(base.database, { kinds: ['message'], now, lease: randomUUID(), leaseOf });
  assert.equal(job?.key, key);
  return { job, now };
}

const migrationsOf = async (database: Database): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)).rows.map(
    ({ name }) => name,
  );

describe('the command for jobs', () => {
  it('lists what is not done, what was given up first, and has what failed tried again', async () => {
    const base = await openTestDatabase();
    const { job: failed, now } = await takeNew(base, 'failed');
    const dueAt = new Date(now.getTime() + 30 * MINUTE);
    await fail(base.database, failed, { now, dueAt, reason: 'ETIMEDOUT' });
    const { job: lost } = await takeNew(base, 'given-up');
    await giveUp(base.database, lost, { now, reason: 'EENVELOPE 550' });
    await takeNew(base, 'in-hand');
    const settings = settingsOf(base);
    if (base.databaseUrl === null)
      assert.match((await runJobs(settings, 'list')).stderr, /is in use by another process\. Stop that one first/);

    await withoutUs(base, async () => {
      const [first, ...lines] = (await runJobs(settings, 'list')).stdout.trim().split('\n');
      const { hostname, port, pathname } = new URL(base.databaseUrl ?? 'postgres://none');
      assert.equal(
        first,
        base.databaseUrl === null
          ? `Database: embedded, in ${base.dataDirectory}/database`
          : `Database: PostgreSQL, ${pathname.slice(1)} at ${hostname}:${port}`,
      );
      assert.deepEqual(
        lines.map((line) => line.split('  ')).map(([, ...parts]) => parts.join(' ').replace(/\d{4}-\S+/, 'then')),
        [
          'message given-up given up then 1 try EENVELOPE 550',
          'message in-hand in hand 1 try no failure',
          'message failed due then 1 try ETIMEDOUT',
        ],
      );
      assert.match((await runJobs(settings, 'retry', lost.id)).stdout, /^Database: .+\n1 job is due at once\n$/);
      assert.match((await runJobs(settings, 'retry', 'message')).stdout, /\n2 jobs are due at once\n$/);
      assert.match((await runJobs(settings, 'retry')).stderr, /npm run jobs -- list/);
    });
  });

  it('says of each id that it cannot have tried again why, and ends with 1 then', async () => {
    const base = await openTestDatabase();
    const { job: failed, now } = await takeNew(base, 'failed');
    await fail(base.database, failed, { now, dueAt: new Date(now.getTime() + 30 * MINUTE), reason: 'ETIMEDOUT' });
    const { job: done } = await takeNew(base, 'done');
    await finish(base.database, done, now);
    const { job: held } = await takeNew(base, 'held');
    const tomorrow = new Date(now.getTime() + 20 * 60 * MINUTE);
    await postpone(base.database, held, { at: tomorrow, why: 'mail_limit' });
    const { job: inHand } = await takeNew(base, 'in-hand');
    const later = { kind: 'message' as const, key: 'later', dueAt: tomorrow };
    await addJob(base.database, later, { clock: { now: () => now }, ids: systemIds });
    const { id: waiting } = await base.database
      .selectFrom('jobs')
      .select('id')
      .where('key', '=', 'later')
      .executeTakeFirstOrThrow();
    const unknown = randomUUID();
    const settings = settingsOf(base);

    await withoutUs(base, async () => {
      const limited = `held back by the limit of 10 e-mails a day to one address until ${tomorrow.toISOString()}`;
      assert.ok(
        (await runJobs(settings, 'list')).stdout.includes(`${held.id}  message  held  ${limited}  0 tries  no failure`),
      );

      const all = [failed, done, held, inHand].map(({ id }) => id);
      const told = await runJobs(settings, 'retry', ...all, waiting, unknown, 'mesages');

      assert.match(told.stdout, /\n1 job is due at once\n$/);
      assert.deepEqual(
        [told.code, told.stderr.trim().split('\n')],
        [
          1,
          [
            `${done.id} is not tried again: it is done, since ${now.toISOString()}.`,
            `${held.id} is not tried again: it has not failed, and is ${limited}.`,
            `${inHand.id} is not tried again: a process has it in hand.`,
            `${waiting} is not tried again: it has not failed, and is due ${tomorrow.toISOString()} by itself.`,
            `${unknown} is not tried again: no job has this id, and no kind this name.`,
            'mesages is not tried again: no job has this id, and no kind this name.',
          ],
        ],
      );
      const nothing = await runJobs(settings, 'retry', 'sealing');
      assert.deepEqual([nothing.code, nothing.stderr], [0, ''], 'of a kind there may be none');
    });
  });

  it('makes no database where it finds none, and says what to set', async () => {
    const folder = temporaryFolder('none');
    const { code, stderr, stdout } = await runJobs({ DATA_DIR: folder }, 'list');
    assert.equal(code, 1, stdout);
    assert.match(stderr, /^There is no database in .+\/database, and none is made here\. Set DATABASE_URL or DATA_DIR/);
    assert.deepEqual(fs.readdirSync(folder), []);
  });

  it('leaves a database as it is that another version of the service has made, or nobody has', async () => {
    const base = await openTestDatabase();
    const list = () => withoutUs(base, () => runJobs(settingsOf(base), 'list'));
    const all = await migrationsOf(base.database);

    await sql`delete from kysely_migration where name = ${all.at(-1)}`.execute(base.database);
    const older = await list();
    assert.deepEqual([older.code, await migrationsOf(base.database)], [1, all.slice(0, -1)], older.stdout);
    assert.match(older.stderr, /another version of the service, and is not changed here/);

    await sql`insert into kysely_migration (name, timestamp) values (${all.at(-1)}, ''), ('9999-later', '')`.execute(
      base.database,
    );
    assert.match((await list()).stderr, /another version of the service/);

    await sql`drop table kysely_migration`.execute(base.database);
    assert.match((await list()).stderr, /has never used this database\. Set DATABASE_URL or DATA_DIR/);
    const { rows } = await sql`select to_regclass('kysely_migration') as made`.execute(base.database);
    assert.deepEqual(rows, [{ made: null }]);
  });

  it(
    'goes by the clock of the database, whatever the time of the machine that it runs on',
    { skip: process.env['TEST_DATABASE'] !== 'postgres' },
    async () => {
      const base = await openTestDatabase();
      const { job: failed, now } = await takeNew(base, 'failed');
      const soon = new Date(now.getTime() + MINUTE);
      await fail(base.database, failed, { now, dueAt: soon, reason: 'ETIMEDOUT' });
      const { job } = await takeNew(base, 'in-hand');
      await sql`update jobs set last_failure = 'ETIMEDOUT' where id = ${job.id}`.execute(base.database);
      const wrong = {
        ...settingsOf(base),
        WRONG_BY_MS: String(60 * MINUTE),
        NODE_OPTIONS: `--import ${pathToFileURL('test/server/support/wrongClock.mjs').href}`,
      };

      assert.match((await runJobs(wrong, 'list')).stdout, /in-hand {2}in hand/);
      assert.match((await runJobs(wrong, 'retry', 'all')).stdout, /\n1 job is due at once\n$/);

      const rows = await base.database.selectFrom('jobs').select(['key', 'lease', 'due_at']).orderBy('key').execute();
      assert.deepEqual([rows[0]?.key, rows[1]?.lease], ['failed', job.lease]);
      assert.ok((rows[0]?.due_at ?? soon) < soon, rows[0]?.due_at.toISOString());
    },
  );
});

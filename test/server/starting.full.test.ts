/** Processes that start at once: one prepares the database, and all of them come up. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { migrate, openDatabase, openPreparedDatabase } from '#server/database/database.ts';
import { withStartLock } from '#server/database/startLock.ts';
import { FIELD_KEYS } from './support/fieldKeys.ts';
import { startRealService, stop } from './support/realService.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** Each takes seconds of a core to start; a pooler has few connections for them. */
const PROCESSES = 5;

/** A database in which nothing has ever been done. */
async function emptyDatabase(): Promise<TestDatabase> {
  const base = await openTestDatabase();
  await sql.raw('drop schema public cascade; create schema public').execute(base.database);
  return base;
}

describe('processes that start at once on an empty PostgreSQL', { skip: !isPostgres }, () => {
  it('all come up, and one of them seeds', async () => {
    const base = await emptyDatabase();
    const environment = {
      DATABASE_URL: base.databaseUrl ?? '',
      FIELD_KEYS,
      OFFERS_DIR: 'offers',
      DATABASE_POOL_SIZE: '3',
    };

    const services = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        startRealService({ ...environment, SEED_DEMO_PEOPLE: 'true', DATA_DIR: base.dataDirectory }),
      ),
    );

    for (const { address, output } of services) {
      assert.notEqual(address, '', output());
      assert.match(output(), /^Database: PostgreSQL( behind a pooler)?, 3 connections at most$/m);
      assert.equal((await fetch(`${address}/api/health/`)).status, 200);
    }
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::integer from offers) as offers,
      (select count(distinct email)::integer from people) as people,
      (select count(*)::integer from users) as users`.execute(base.database);
    assert.ok(rows[0] && rows[0]['offers'] === 10 && (rows[0]['users'] ?? 0) > 0, JSON.stringify(rows));
    assert.equal(rows[0]['users'], rows[0]['people']);
    await Promise.all(services.map(stop));
    await base.remove();
  });

  it('do their work one after the other, and one that fails or ends leaves the turn to the next', async () => {
    const base = await openTestDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ ...base, databasePoolSize: 2 })));
    const log: string[] = [];
    const turns = opened.map((each, index) =>
      withStartLock(each, async () => {
        log.push('begins');
        await sql`select 1`.execute(each.database);
        await pause(30);
        log.push('ends');
        if (index === 0) throw new Error('it failed');
      }),
    );

    const results = await Promise.allSettled(turns);

    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'fulfilled', 'rejected']);
    assert.deepEqual(log, ['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    await Promise.all(opened.map(({ database }) => database.destroy()));
    await base.remove();
  });
});

describe('what a start does', () => {
  it(
    'is done with all the time in the world, and calls have their limits afterwards',
    { skip: !isPostgres },
    async () => {
      const base = await openTestDatabase();
      const limits = { connect: 1_000, lock: 1_000, statement: 300, answer: 2_000, pause: 15_000 };

      const { opened } = await openPreparedDatabase({ ...base, limits }, ({ database }) =>
        sql`select pg_sleep(0.5)`.execute(database),
      );

      const slow = opened.database.transaction().execute((transaction) => sql`select pg_sleep(1)`.execute(transaction));
      await assert.rejects(slow, (error) => error instanceof Error && 'code' in error && error.code === '57014');
      await opened.database.destroy();
      await base.remove();
    },
  );

  it('brings a database that is half-way to the newest migration', async () => {
    const base = await emptyDatabase();
    await migrate(base.database, '0005-identities');
    await migrate(base.database);

    assert.deepEqual(await base.database.selectFrom('records').selectAll().execute(), []);
    await base.remove();
  });
});

describe('the size of the pool', () => {
  it('is ten unless DATABASE_POOL_SIZE says otherwise, and what is no number of connections is refused by name', () => {
    assert.equal(readConfig({}).databasePoolSize, 10);
    assert.equal(readConfig({ DATABASE_POOL_SIZE: '3' }).databasePoolSize, 3);
    for (const DATABASE_POOL_SIZE of ['1', '0', '-1', '2.5', 'many', '1001'])
      assert.throws(
        () => readConfig({ DATABASE_POOL_SIZE }),
        /DATABASE_POOL_SIZE must be a whole number from 2 to 1000/,
      );
  });

  it('bounds the connections to the server', { skip: !isPostgres }, async () => {
    const base = await openTestDatabase();
    const url = new URL(base.directUrl ?? '');
    url.searchParams.set('application_name', 'of three');
    const { database } = await openDatabase({ ...base, databaseUrl: url.href, databasePoolSize: 3 });

    await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.02)`.execute(database)));

    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name = 'of three'`.execute(base.database);
    assert.equal(rows[0]?.count, 3);
    await database.destroy();
    await base.remove();
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#server/database/database.ts';
import { LIMITS, type DatabaseLimits } from '#server/database/postgres.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';
import { DatabaseProxy, isStatement } from './support/databaseProxy.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const SHORT: DatabaseLimits = { connect: 300, lock: 300, statement: 500, answer: 700, pause: 15_000 };
/** More than either database has connections. */
const MANY = 12;

function assertUnavailable({ status, headers, body }: Answer): void {
  assert.deepEqual([status, headers['retry-after']], [503, '5'], body.toString());
  assert.doesNotMatch(body.toString(), /ECONN|terminat|SQLSTATE|postgres|\.ts\b/i);
}

describe('a database that is busy beyond measure', () => {
  it('makes the probe answer 503 while nothing is free, and 200 once something is', async () => {
    const server = await startTestServer();
    const client = await TestClient.open(server);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let begun = 0;
    const holders = Array.from({ length: MANY }, () =>
      server.database
        .transaction()
        .execute(() => ((begun += 1), held))
        .catch(() => undefined),
    );
    await until(() => begun === (isPostgres ? 10 : 1));

    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call('GET', '/api/health/')));
    letGo();
    await Promise.all(holders);

    answers.forEach(assertUnavailable);
    assert.equal((await client.call('GET', '/api/health/')).json()['ok'], true);
    await server.stop();
  });

  it('lets nobody wait for ever, and goes on in order afterwards', async () => {
    const base = await openTestDatabase();
    // A pooler has fewer connections than the service's own pool, which is what is asked here.
    const settings = { databaseUrl: base.directUrl, dataDirectory: base.dataDirectory };
    if (!isPostgres) await base.database.destroy();
    // The first connection of a busy machine takes longer than a call may wait here for one of a pool that is full.
    const { database } = await openDatabase({ ...settings, limits: { ...SHORT, connect: 2_500, answer: 5_000 } });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const holders: Promise<void>[] = [];
    // One after the other: a busy machine takes its time to open ten at once, and that is not what is asked here.
    for (let count = isPostgres ? 10 : 1; count > 0; count -= 1)
      await new Promise<void>((begun, failed) => {
        const holder = database.transaction().execute(() => (begun(), held));
        holder.catch(failed);
        holders.push(holder);
      });

    const late = await sql`select 1`.execute(database).catch((error: unknown) => error);
    letGo();
    await Promise.all(holders);

    assert.ok(late instanceof DatabaseUnavailable, String(late));
    assert.equal((await sql<{ n: number }>`select 2 as n`.execute(database)).rows[0]?.n, 2);
    await database.destroy();
    if (isPostgres) await base.remove();
  });
});

/** As the database knows the connections of the service, and not those of the test. */
const SERVICE = 'service-under-test';

describe('a connection of PostgreSQL', { skip: !isPostgres }, () => {
  let base: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    base = await openTestDatabase();
    proxy = await DatabaseProxy.open(base.databaseUrl ?? '');
    database = await openShort();
    server = await startTestServer({ database });
    await addOffer({ ...server, database: base.database });
    client = await TestClient.open(server);
  });
  after(async () => {
    await server.stop();
    await database.destroy();
    await proxy.close();
    await base.remove();
  });

  const openOver = async ({ url: address }: DatabaseProxy, limits: DatabaseLimits): Promise<Database> => {
    const url = new URL(address);
    url.searchParams.set('application_name', SERVICE);
    return (await openDatabase({ databaseUrl: url.href, dataDirectory: base.dataDirectory, limits })).database;
  };
  /** A busy machine takes longer than the short limits for a first connection, which is no database by right: it is asked again. */
  const openShort = async (tries = 20): Promise<Database> => {
    try {
      return await openOver(proxy, SHORT);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries === 0) throw error;
      return openShort(tries - 1);
    }
  };
  /**
   * Where every connection has to be opened anew, with the service's own patience for that: a busy machine takes longer than the short one,
   * which is a 503 by right.
   */
  const patiently = async (act: (patient: Database) => Promise<void>): Promise<void> => {
    const patient = await openOver(proxy, { ...SHORT, connect: LIMITS.connect });
    server.deps.database = patient;
    try {
      await act(patient);
    } finally {
      server.deps.database = database;
      await patient.destroy();
    }
  };
  const reading = (): Promise<Answer> => client.call('GET', '/api/offers/');
  /** Ends every connection of the service, as an operator or a failover does, and waits until they have really ended. */
  const terminateAll = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = ${SERVICE}`.execute(
      base.database,
    );

  it('that is ended in the middle of a transaction ends neither the process nor the next call', () =>
    patiently(async (patient) => {
      const inUse = patient.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await terminateAll();
        // Checked out, with no statement under way: nobody waits for an answer that could bring the news.
        await pause(100);
        await sql`select 1`.execute(transaction);
      });

      await assert.rejects(inUse, (error) => error instanceof DatabaseUnavailable);
      assert.equal((await reading()).status, 200);
    }));

  it('that is ended under calls gives them 503 with Retry-After, never 500', () =>
    patiently(async () => {
      let answers: Answer[] = [];
      for (let round = 0; round < 5; round += 1) {
        const calls = Array.from({ length: 20 }, reading);
        await Promise.all([terminateAll(), pause(5).then(terminateAll)]);
        answers = [...answers, ...(await Promise.all(calls))];
      }

      for (const answer of answers.filter(({ status }) => status !== 200)) assertUnavailable(answer);
      assert.equal((await reading()).status, 200);
    }));

  it('that died while nobody used it gives the next caller their answer: another one takes its first statement', async () => {
    assert.equal((await reading()).status, 200);
    let broken = 0;
    // Statements alone: a connection that cannot even be opened is a database that is away, and a 503.
    proxy.onSent = (bytes) => isStatement(bytes) && (broken += 1) <= 2;

    const answer = await reading();
    proxy.onSent = null;

    assert.equal(answer.status, 200, answer.body.toString());
    assert.ok(broken > 2);
  });

  const cuts: [name: string, arm: (isWriting: (bytes: Buffer) => boolean) => void][] = [
    ['before the statement that submits arrives', (isWriting) => (proxy.onSent = isWriting)],
    [
      'after that statement, before its answer',
      (isWriting) => {
        let isWritten = false;
        proxy.onSent = (bytes) => ((isWritten ||= isWriting(bytes)), false);
        proxy.onAnswer = () => isWritten;
      },
    ],
  ];
  for (const [name, arm] of cuts) {
    it(`that breaks ${name} gives 503, and the repeat with the same key gets one application`, async () => {
      const { data } = await readySubmission({ ...server, database: base.database }, client, 101);
      const counted = await countRows({ ...server, database: base.database });
      const key = randomUUID();
      // By what it writes: the database may know its text by name.
      arm((bytes) => bytes.includes(key));

      const unknown = await client.submit(data, key);
      proxy.onSent = null;
      proxy.onAnswer = null;
      const repeated = await client.submit(data, key);
      const again = await client.submit(data, key);

      assertUnavailable(unknown);
      assert.equal(repeated.status, 200, repeated.body.toString());
      assert.equal(again.body.toString(), repeated.body.toString());
      const rows = await countRows({ ...server, database: base.database });
      assert.deepEqual(
        [rows['applications'], rows['outbox'], rows['events']],
        [(counted['applications'] ?? 0) + 1, (counted['outbox'] ?? 0) + 1, (counted['events'] ?? 0) + 1],
      );
    });
  }

  /** Waits until calls and the probe are answered: connections that were cut off are replaced as they are asked for. */
  async function worksAgain(): Promise<void> {
    const isWell = async () =>
      (await reading()).status === 200 && (await client.call('GET', '/api/health/')).status === 200;
    await until(isWell);
  }

  it('to a database that has frozen makes the probe and every call answer 503 before it goes on', async () => {
    proxy.freeze();
    const probe = await client.call('GET', '/api/health/');
    const calls = await Promise.all([reading(), client.upload(), reading()]);
    proxy.thaw();

    assertUnavailable(probe);
    calls.forEach(assertUnavailable);
    await worksAgain();
  });

  it('to a database that is gone gives 503 at once, and works again when it is back', async () => {
    await proxy.close();
    const answers = await Promise.all([reading(), client.call('GET', '/api/health/'), client.upload()]);
    await proxy.reopen();

    answers.forEach(assertUnavailable);
    await worksAgain();
  });

  it('has limits for statements, locks and idle transactions', async () => {
    const settings = await base.database.transaction().execute((transaction) =>
      sql<{ setting: string }>`select setting from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
        transaction,
      ),
    );
    assert.deepEqual(
      settings.rows.map(({ setting }) => setting),
      [String(LIMITS.pause), String(LIMITS.lock), String(LIMITS.statement)],
    );

    const sleep = (over: Database) => sql`select pg_sleep(2)`.execute(over);
    const isTooLong = (code: string) => (error: unknown) => error instanceof DatabaseUnavailable && error.code === code;
    await assert.rejects(database.transaction().execute(sleep), isTooLong('57014'));
    // Behind a pooler the role's limit is for who starts the service; here our own ends it.
    await assert.rejects(sleep(database), isTooLong(base.isPooled ? 'timeout' : '57014'));
    const blocked = base.database.transaction().execute(async (holder) => {
      await sql`lock table offers in access exclusive mode`.execute(holder);
      return reading();
    });
    assertUnavailable(await blocked);
  });
});

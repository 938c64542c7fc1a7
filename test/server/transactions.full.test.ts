/** Transactions that the database takes back, or loses the connection of, are done again where nothing can be doubled by it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql, type Transaction } from 'kysely';
import { openDatabase, type Database } from '#server/database/database.ts';
import { LIMITS } from '#server/database/postgres.ts';
import type { Tables } from '#server/database/tables.ts';
import { inOneStatement, inTransaction } from '#server/database/transactions.ts';
import { asUnavailable, DatabaseUnavailable, isLostConnection } from '#server/database/unavailable.ts';
import { closedAfterTest } from './support/closedAfterTest.ts';
import { DatabaseProxy, isStatement } from './support/databaseProxy.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

type Work = (transaction: Transaction<Tables>) => Promise<unknown>;

const raise = (transaction: Database, code: string): Promise<unknown> =>
  sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(transaction);
const isUnavailable = (error: unknown): boolean => error instanceof DatabaseUnavailable;

/** A row of its own for each test: a number that transactions count up. */
async function aCounter(database: Database): Promise<{ value: () => Promise<number>; add: Work }> {
  const name = `counter ${randomUUID()}`;
  await database.insertInto('server_keys').values({ name, value: '0' }).execute();
  return {
    value: async () => {
      const row = database.selectFrom('server_keys').selectAll().where('name', '=', name);
      return Number((await row.executeTakeFirstOrThrow()).value);
    },
    add: (transaction) =>
      sql`update server_keys set value = value::integer + 1 where name = ${name}`.execute(transaction),
  };
}

describe('a protocol violation', () => {
  const violation = (severity: string) => Object.assign(new Error('no'), { code: '08P01', severity });

  it('of a statement is a failure, which is not repeated, and ends a connection only where it says so', () => {
    const wrong = violation('ERROR');
    assert.equal(asUnavailable(wrong), wrong);
    assert.ok(isLostConnection(asUnavailable(violation('FATAL'))));
  });

  it('is what a statement with 65,536 parameters gets, once', { skip: !isPostgres }, async () => {
    const { database, remove } = await openTestDatabase();
    let attempts = 0;
    const many = Array.from({ length: 65_536 }, (_, index) => ({ name: `n${index}`, value: '' }));
    const sent = inTransaction(
      database,
      async (transaction) => {
        attempts += 1;
        await transaction.insertInto('server_keys').values(many).execute();
      },
      { isSafeTwice: true },
    );

    await assert.rejects(sent, (error: unknown) => !isUnavailable(error));
    assert.equal(attempts, 1);
    await remove();
  });
});

describe('a transaction', () => {
  let base: TestDatabase;
  before(async () => {
    base = await openTestDatabase();
  });
  after(() => base.remove());

  for (const code of ['40001', '40P01']) {
    it(`that the database takes back with ${code} is done again, and counts once`, async () => {
      const counter = await aCounter(base.database);
      let attempts = 0;

      await inTransaction(base.database, async (transaction) => {
        await counter.add(transaction);
        attempts += 1;
        if (attempts < 4) await raise(transaction, code);
      });

      assert.deepEqual([attempts, await counter.value()], [4, 1]);
    });
  }

  it('that is taken back for ever is given up after four attempts, as a database that is not available', async () => {
    let attempts = 0;
    const work: Work = (transaction) => ((attempts += 1), raise(transaction, '40001'));

    const limits: number[] = [];
    const ids = { below: (limit: number) => limits.push(limit) * 0 };

    await assert.rejects(inTransaction(base.database, work, { ids }), isUnavailable);

    assert.equal(attempts, 4);
    assert.deepEqual(limits, [21, 101, 401], 'each pause is as long as chance says, up to the next of these');
  });

  it('that fails for a reason of its own, or waited too long, is not done again', async () => {
    for (const code of ['23505', '22012', '55P03', '57014']) {
      let attempts = 0;
      await assert.rejects(
        inTransaction(base.database, (transaction) => ((attempts += 1), raise(transaction, code))),
        (error) => error instanceof Error && 'code' in error && error.code === code,
      );
      assert.equal(attempts, 1, code);
    }
  });

  it('is not begun again once four seconds have gone: somebody waits', async () => {
    let attempts = 0;
    const work: Work = async (transaction) => {
      attempts += 1;
      await sql`select pg_sleep(4.1)`.execute(transaction);
      await raise(transaction, '40001');
    };

    await assert.rejects(inTransaction(base.database, work), isUnavailable);

    assert.equal(attempts, 1);
  });
});

describe('a statement without a transaction', () => {
  let base: TestDatabase;
  before(async () => {
    base = await openTestDatabase();
  });
  after(() => base.remove());

  it('is done again where it is taken back, and not where it fails for a reason of its own', async () => {
    for (const [code, expected] of [
      ['40001', 3],
      ['40P01', 3],
      ['23505', 1],
    ] as const) {
      let attempts = 0;
      const done = inOneStatement(async () => {
        attempts += 1;
        if (attempts < 3) await raise(base.database, code);
      });
      await (expected === 3 ? done : assert.rejects(done));
      assert.equal(attempts, expected, code);
    }
  });
});

describe('on PostgreSQL', { skip: !isPostgres }, () => {
  let base: TestDatabase;
  before(async () => {
    base = await openTestDatabase();
  });
  after(() => base.remove());

  it('two transactions that lock each other out both come through', async () => {
    const [one, other] = [await aCounter(base.database), await aCounter(base.database)];
    let attempts = 0;
    let meet = (): void => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));
    const inOrder = (first: Work, second: Work): Promise<unknown> =>
      inTransaction(base.database, async (transaction) => {
        await first(transaction);
        attempts += 1;
        if (attempts === 2) meet();
        await met;
        await second(transaction);
      });

    await Promise.all([inOrder(one.add, other.add), inOrder(other.add, one.add)]);

    assert.deepEqual([await one.value(), await other.value(), attempts], [2, 2, 3]);
  });

  it('of serializable ones that read what the others write each comes through, as if one after the other', async () => {
    const counter = await aCounter(base.database);
    const work: Work = async (transaction) => {
      await sql`set transaction isolation level serializable`.execute(transaction);
      await sql`select count(*) from server_keys`.execute(transaction);
      await counter.add(transaction);
    };

    await Promise.all([1, 2, 3].map(() => inTransaction(base.database, work)));

    assert.equal(await counter.value(), 3);
  });

  it('one whose connection is ended before its commit is done again over another', async () => {
    const counter = await aCounter(base.database);
    let attempts = 0;

    await inTransaction(base.database, async (transaction) => {
      await counter.add(transaction);
      attempts += 1;
      if (attempts < 3) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });

    assert.deepEqual([attempts, await counter.value()], [3, 1]);
  });

  for (const isSafeTwice of [false, true]) {
    it(`one whose commit was not answered is ${isSafeTwice ? '' : 'not '}done again where a second time ${isSafeTwice ? 'changes nothing' : 'could count'}`, async () => {
      const counter = await aCounter(base.database);
      const proxy = await DatabaseProxy.open(base.databaseUrl ?? '');
      closedAfterTest(() => proxy.close());
      const { database } = await openDatabase({ ...base, databaseUrl: proxy.url });
      closedAfterTest(() => database.destroy());
      let attempts = 0;
      let hasCommitted = false;
      proxy.onSent = (bytes) => ((hasCommitted ||= isCommit(bytes)), false);
      proxy.onAnswer = () => {
        const cutsNow = hasCommitted;
        if (cutsNow) proxy.onSent = proxy.onAnswer = null;
        return cutsNow;
      };

      const done = inTransaction(database, (transaction) => ((attempts += 1), counter.add(transaction)), {
        isSafeTwice,
      });
      if (isSafeTwice) await done;
      else await assert.rejects(done, isUnavailable);

      assert.deepEqual([attempts, await counter.value()], isSafeTwice ? [2, 2] : [1, 1]);
    });
  }
});

const isCommit = (bytes: Buffer): boolean => bytes.includes('commit\0');

describe('a submission whose connection breaks', { skip: !isPostgres }, () => {
  let server: TestServer;
  let database: Database;
  let proxy: DatabaseProxy;
  let client: TestClient;
  let data: unknown;
  before(async () => {
    const base = await startTestServer();
    proxy = await DatabaseProxy.open(base.databaseUrl ?? '');
    ({ database } = await openDatabase({ ...base, databaseUrl: proxy.url, limits: LIMITS }));
    base.deps.database = database;
    server = base;
    await addOffer(server);
    client = await TestClient.open(server);
    ({ data } = await readySubmission(server, client, 101));
  });
  after(async () => {
    await database.destroy();
    await proxy.close();
    await server.stop();
  });

  /** Submits once, and gives how many statements that took. */
  async function countStatements(): Promise<number> {
    let count = 0;
    proxy.onSent = (bytes) => ((count += Number(isStatement(bytes))), false);
    assert.equal((await client.submit(data)).status, 200);
    proxy.onSent = null;
    return count;
  }

  /** Cuts the line once: at the statement of this number, or at its answer. */
  function cutAt(number: number, place: 'statement' | 'answer'): void {
    let seen = 0;
    proxy.onSent = (bytes) => {
      seen += Number(isStatement(bytes));
      if (seen < number) return false;
      proxy.onSent = null;
      if (place === 'statement') return true;
      proxy.onAnswer = () => ((proxy.onAnswer = null), true);
      return false;
    };
  }

  for (const place of ['statement', 'answer'] as const) {
    it(`at any ${place} is answered all the same, and makes one application`, async () => {
      const statements = await countStatements();
      const before = await countRows(server);
      const statuses: number[] = [];
      for (let number = 1; number <= statements; number += 1) {
        cutAt(number, place);
        const key = randomUUID();
        const answer = await client.submit(data, key);
        statuses.push(answer.status);
        assert.equal((await client.submit(data, key)).body.toString(), answer.body.toString());
      }

      assert.ok(statements >= 4, String(statements));
      assert.deepEqual([...new Set(statuses)], [200]);
      const rows = await countRows(server);
      for (const table of ['applications', 'outbox', 'events', 'idempotency_keys'])
        assert.equal(rows[table], (before[table] ?? 0) + statements, table);
    });
  }
});

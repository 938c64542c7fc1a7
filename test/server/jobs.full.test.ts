/** Work that several processes share: each piece is done by one at a time, and ended by that one alone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { runChanges } from '#server/database/together.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';
import { startTimeLimit } from '#server/jobs/timeLimit.ts';
import { ALL_KINDS, kindOf, leaseOf } from '#server/jobs/kinds.ts';
import { runJob, claimDueJob } from '#server/jobs/runJob.ts';
import { addJob, fail, finish, giveUp, postpone, claimJob, type ClaimedJob } from '#server/jobs/queue.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { messagesToWrite } from '#server/outbox/outbox.ts';
import { systemIds } from '#server/system.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const MINUTE = 60_000;
const LEASE = 10 * MINUTE;
const at = (minutes: number): Date => new Date(START.getTime() + minutes * MINUTE);

describe('a job', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  const owe = async (minutes = 0, key: string = randomUUID()): Promise<string> => {
    const clock = { now: () => at(minutes) };
    await server.database.transaction().execute(async (transaction) => {
      await addJob(transaction, { kind: 'message', key, payload: { offer: 7 } }, { clock, ids: systemIds });
    });
    return key;
  };
  const take = (minutes: number): Promise<ClaimedJob | null> =>
    claimJob(server.database, { kinds: ['message'], now: at(minutes), lease: randomUUID(), leaseOf: () => LEASE });
  const taken = async (minutes: number): Promise<ClaimedJob> => {
    const job = await take(minutes);
    assert.ok(job);
    return job;
  };
  const stateOf = ({ id }: ClaimedJob) =>
    server.database
      .selectFrom('jobs')
      .select(['status', 'attempts', 'last_failure', 'due_at', 'lease'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('is written once for its occasion, and taken by one at a time, the one that has waited longest first', async () => {
    const second = await owe(0.2);
    const first = await owe(0.1);
    await owe(0, first);

    const [one, two, none] = [await taken(1), await taken(1), await take(1)];

    assert.deepEqual([one.key, one.payload, one.attempts], [first, { offer: 7 }, 1]);
    assert.equal(two.key, second);
    assert.equal(none, null);
    for (const job of [one, two]) assert.equal(await finish(server.database, job, at(1)), true);
    await owe(2, first);
    assert.equal(await take(3), null);
  });

  it('is not owed where the transaction that owes it is rolled back', async () => {
    const owing = server.database.transaction().execute(async (transaction) => {
      await addJob(transaction, { kind: 'message', key: randomUUID() }, server.deps);
      throw new Error('rolled back');
    });
    await assert.rejects(owing, /rolled back/);
    assert.equal(await take(60), null);
  });

  it('is ended by nobody who has lost it: neither put back nor finished, given up or postponed', async () => {
    await owe();
    const late = await taken(0);
    assert.equal(await take(9.9), null);
    const now = await taken(10);
    assert.deepEqual([now.id, now.attempts], [late.id, 2]);
    const before = await stateOf(now);

    const { database } = server;
    const endings = [
      await fail(database, late, { now: at(11), dueAt: at(0), reason: 'ETIMEDOUT' }),
      await finish(database, late, at(11)),
      await giveUp(database, late, { now: at(11), reason: 'ETIMEDOUT' }),
      await postpone(database, late, { at: at(0), why: 'mail_limit' }),
    ];

    assert.deepEqual(endings, [false, false, false, false]);
    assert.deepEqual(await stateOf(now), before);
    assert.equal(await finish(database, now, at(12)), true);
    assert.equal(await fail(database, late, { now: at(11), dueAt: at(0), reason: 'ETIMEDOUT' }), false);
    assert.equal((await stateOf(now)).status, 'done');
    assert.equal(await take(60), null);
  });

  it('that is left for later has not been tried', async () => {
    await owe();
    assert.equal(await postpone(server.database, await taken(0), { at: at(100), why: 'mail_limit' }), true);
    assert.equal(await take(99), null);
    const again = await taken(100);
    assert.equal(again.attempts, 1);
    await finish(server.database, again, at(100));
  });

  it('pauses longer after each failure, up to six hours, and is given up after a week, with a line that names nobody', async () => {
    await server.database.deleteFrom('jobs').execute();
    const lines: { facts: unknown; text: string }[] = [];
    const hear = (facts: unknown, text: string): void => void lines.push({ facts, text });
    const failing = await startTestServer({
      mailer: { send: () => Promise.reject(Object.assign(new Error('jane@example.com'), { code: 'EENVELOPE' })) },
    });
    await addOffer(failing);
    const client = await TestClient.open(failing);
    await client.submit((await readySubmission(failing, client, 101)).data);
    const deps = { ...failing.deps, logger: { warn: hear, error: hear } };
    const pauses: number[] = [];
    for (;;) {
      const job = await claimDueJob(deps, ['message']);
      if (job === null) break;
      const began = deps.clock.now();
      await runJob(deps, job, () => false);
      const { due_at, status } = await failing.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
      if (status === 'given_up') break;
      pauses.push((due_at.getTime() - began.getTime()) / MINUTE);
      failing.travelTo(due_at);
      // The rest of the week is like this.
      if (pauses.length === 10) await failing.database.updateTable('jobs').set({ attempts: 38 }).execute();
    }

    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    assert.equal(kindOf('message').attempts, 40);
    const last = lines.at(-1);
    assert.equal(last?.text, 'a job was given up');
    assert.match(JSON.stringify(last), /"kind":"message".*"attempts":40.*"code":"EENVELOPE"/);
    assert.doesNotMatch(JSON.stringify(lines), /jane|example\.com/);
    const row = await failing.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.status, row.last_failure, row.lease], ['given_up', 'EENVELOPE', null]);
    await failing.stop();
  });
});

describe('a job whose process dies each time', () => {
  it('is given up as well, and is seen', async () => {
    const server = await startTestServer();
    await addJob(server.database, { kind: 'message', key: randomUUID() }, server.deps);
    await server.database.updateTable('jobs').set({ attempts: 40 }).execute();
    const lines: string[] = [];
    const logger = { warn: () => undefined, error: (_facts: object, text: string) => void lines.push(text) };
    const job = await claimDueJob(server.deps, ['message']);
    assert.ok(job);

    await runJob({ ...server.deps, logger }, job, () => false);

    const row = await server.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([row.status, row.last_failure, lines], ['given_up', 'lost', ['a job was given up']]);
    await server.stop();
  });
});

describe('the hold of a job', () => {
  afterEach(() => mock.timers.reset());

  it('is over before the lease is, whether or not the process could run its timers', () => {
    for (const kind of ALL_KINDS) assert.ok(leaseOf(kind) > kindOf(kind).timeout);
    mock.timers.enable({ apis: ['Date'] });
    const hold = startTimeLimit(MINUTE);
    assert.equal(hold.isOver(), false);
    mock.timers.tick(MINUTE);
    assert.deepEqual([hold.isOver(), hold.signal.aborted], [true, false]);
    hold.letGo();
  });

  it('cuts what is under way when it is over', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const hold = startTimeLimit(MINUTE);
    mock.timers.tick(MINUTE - 1);
    assert.equal(hold.signal.aborted, false);
    mock.timers.tick(1);
    assert.deepEqual([hold.signal.aborted, (hold.signal.reason as { code: string }).code], [true, 'timeout']);
  });
});

describe('workers of several processes', () => {
  const MESSAGES = 200;
  const quiet = { warn: () => undefined, error: () => undefined };

  /** A service whose outbox owes the issuer many messages, each of another occasion; a mail server that takes its time. */
  async function withMessages(send: () => Promise<unknown>): Promise<{ server: TestServer; sent: string[] }> {
    const sent: string[] = [];
    const server = await startTestServer({
      mailer: { send: ({ id }) => send().then(() => void sent.push(id)) },
    });
    await addOffer(server, { issuer_email: 'issuer@example.com' });
    const client = await TestClient.open(server);
    await client.submit((await readySubmission(server, client, 101)).data);
    const { id } = await server.database.selectFrom('applications').select('id').executeTakeFirstOrThrow();
    await server.database.deleteFrom('outbox').execute();
    await server.database.deleteFrom('jobs').execute();
    const owed = { channel: 'email', personKey: null, template: 'issuer_notice' } as const;
    await server.database.transaction().execute(async (transaction) => {
      for (let index = 0; index < MESSAGES; index += 1) {
        const occasion = `occasion ${index}`;
        await runChanges(
          transaction,
          messagesToWrite(transaction, { applicationId: id, messages: [{ ...owed, occasion }] }, server.deps),
        );
      }
    });
    return { server, sent };
  }
  const start = (server: TestServer, count: number) =>
    Array.from({ length: count }, () => startWorker({ ...server.deps, logger: quiet }, 20));
  const unsent = async ({ database }: TestServer): Promise<number> =>
    (await database.selectFrom('outbox').select('id').where('status', '<>', 'sent').execute()).length;

  for (const count of [2, 3]) {
    it(`send each of ${MESSAGES} messages once, ${count} of them at once`, async () => {
      const { server, sent } = await withMessages(() => pause(2));
      const workers = start(server, count);
      await until(async () => (await unsent(server)) === 0);
      await Promise.all(workers.map((worker) => worker.stop()));

      assert.deepEqual([sent.length, new Set(sent).size], [MESSAGES, MESSAGES]);
      const left = await server.database.selectFrom('jobs').select('id').where('lease', 'is not', null).execute();
      assert.deepEqual(left, []);
      await server.stop();
    });
  }

  it('wait, when they are told to stop, for what they have in hand, and take nothing more', async () => {
    let begun = 0;
    let letGo = (): void => undefined;
    const told = new Promise<void>((resolve) => (letGo = resolve));
    const { server, sent } = await withMessages(() => ((begun += 1), told));
    const [worker] = start(server, 1);
    await until(() => begun > 0);

    const stopped = worker?.stop();
    letGo();
    await stopped;

    assert.deepEqual([begun, sent.length, await unsent(server)], [1, 1, MESSAGES - 1]);
    await server.stop();
  });

  it('do what comes again and again once a period, three of them together', async () => {
    const server = await startTestServer();
    let clearings = 0;
    server.deps.database = server.deps.database.withPlugin({
      transformQuery: ({ node }) => {
        // Each clearing asks this once.
        if (node.kind === 'DeleteQueryNode' && JSON.stringify(node.from).includes('mail_sends')) clearings += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const workers = start(server, 3);
    await until(async () => (await server.database.selectFrom('jobs').select('id').execute()).length === 3);
    for (const [minutes, expected] of [
      [0, 1],
      [9.9, 1],
      [10, 2],
      [15, 2],
      [20.1, 3],
      [100, 4],
    ] as const) {
      server.travelTo(at(minutes));
      await until(async () => {
        const { due_at } = await server.database
          .selectFrom('jobs')
          .select('due_at')
          .where('kind', '=', 'clearing')
          .executeTakeFirstOrThrow();
        return due_at > at(minutes);
      });
      await pause(60);
      assert.equal(clearings, expected, `after ${minutes} minutes`);
    }
    await Promise.all(workers.map((worker) => worker.stop()));

    const rows = await server.database
      .selectFrom('jobs')
      .select(['kind', 'status', 'attempts'])
      .orderBy('kind')
      .execute();
    assert.deepEqual(rows, [
      { kind: 'clearing', status: 'waiting', attempts: 0 },
      { kind: 'listing', status: 'waiting', attempts: 0 },
      { kind: 'reminders', status: 'waiting', attempts: 0 },
      { kind: 'sealing', status: 'waiting', attempts: 0 },
    ]);
    await server.stop();
  });

  it('look quietly while the database is away: told once, and once when it is back', async () => {
    const own = await startTestServer();
    let isAway = false;
    const database = new Proxy(own.database, {
      get: (target, name) => {
        if (isAway) throw new DatabaseUnavailable('ECONNREFUSED');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const lines: string[] = [];
    const hear = (_facts: unknown, text: string): void => void lines.push(text);
    const worker = startWorker({ ...own.deps, database, logger: { warn: hear, error: hear } }, 5);
    // What is under way when the database goes fails as well, and says so for itself.
    const told = (): string[] => lines.filter((line) => /^jobs c/.test(line));
    for (const count of [1, 3]) {
      isAway = true;
      await until(() => told().length === count);
      await pause(100);
      isAway = false;
      await until(() => told().length === count + 1);
      await pause(100);
    }
    await worker.stop();
    await own.stop();

    const once = ['jobs could not be read or ended', 'jobs can be read again'];
    assert.deepEqual(told(), [...once, ...once]);
  });
});

describe('a message', () => {
  /** One that is owed, and a mail server that answers each call when it is told how it went. */
  async function withSlowMail() {
    const calls: { answer: (error?: Error) => void }[] = [];
    const server = await startTestServer({
      mailer: {
        send: () =>
          new Promise<void>((resolve, reject) =>
            calls.push({ answer: (error) => (error ? reject(error) : resolve()) }),
          ),
      },
    });
    await addOffer(server);
    const client = await TestClient.open(server);
    await client.submit((await readySubmission(server, client, 101)).data);
    const deps = { ...server.deps, logger: { warn: () => undefined, error: () => undefined } };
    /** Lets another process take it, and waits until it has called the mail server, or has ended. */
    const begin = async (): Promise<{ job: ClaimedJob; ended: Promise<void> }> => {
      const job = await claimDueJob(deps, ['message']);
      assert.ok(job, 'nothing was due');
      const before = calls.length;
      const ended = runJob(deps, job, () => false);
      let hasEnded = false;
      void ended.then(() => (hasEnded = true));
      await until(() => calls.length > before || hasEnded);
      return { job, ended };
    };
    const rows = async () => ({
      job: await server.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow(),
      message: await server.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
    });
    return { server, calls, deps, begin, rows };
  }

  it('is not put back by the late failure of whoever had it before', async () => {
    const { server, calls, begin, rows } = await withSlowMail();
    const first = await begin();
    server.travelTo(at(11));
    const second = await begin();
    calls[1]?.answer();
    await second.ended;

    calls[0]?.answer(new Error('too late'));
    await first.ended;

    const { job, message } = await rows();
    assert.deepEqual([job.status, message.status, job.attempts], ['done', 'sent', 2]);
    server.travelTo(at(60 * 24));
    assert.equal(await claimDueJob(server.deps, ['message']), null);
    await server.stop();
  });

  it('that has left after all is not sent by whoever takes it next, though its job was lost on the way', async () => {
    const { server, calls, begin, rows } = await withSlowMail();
    const first = await begin();
    server.travelTo(at(11));
    const next = await claimDueJob(server.deps, ['message']);
    assert.ok(next);
    calls[0]?.answer();
    await first.ended;

    await runJob({ ...server.deps, logger: server.app.log }, next, () => false);

    assert.equal(calls.length, 1);
    assert.deepEqual([(await rows()).job.status, (await rows()).message.status], ['done', 'sent']);
    await server.stop();
  });

  it('is not sent by whoever finds, before the mail server is called, that the lease is over', async () => {
    const { server, calls, rows } = await withSlowMail();
    const late = await claimDueJob(server.deps, ['message']);
    assert.ok(late);
    server.travelTo(at(10));

    await runJob({ ...server.deps, logger: server.app.log }, late, () => false);

    assert.equal(calls.length, 0);
    const { job, message } = await rows();
    assert.deepEqual([job.status, message.status, job.last_failure], ['waiting', 'waiting', 'timeout']);
    server.travelTo(job.due_at);
    const next = await claimDueJob(server.deps, ['message']);
    assert.equal(next?.id, late.id, 'nobody else had it: it is due again');
    await server.stop();
  });

  it('that has left is noted however often the database has to be asked', async () => {
    const { server, calls, deps } = await withSlowMail();
    let refusals = 0;
    const database = deps.database.withPlugin({
      transformQuery: ({ node }) => {
        const isNote = node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('sent_at');
        if (isNote && (refusals += 1) <= 2) throw new DatabaseUnavailable('ECONNREFUSED');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const job = await claimDueJob(deps, ['message']);
    assert.ok(job);
    const ended = runJob({ ...deps, database }, job, () => false);
    await until(() => calls.length > 0);
    calls[0]?.answer();
    await ended;

    assert.equal(refusals, 3);
    const { status } = await server.database.selectFrom('outbox').select('status').executeTakeFirstOrThrow();
    assert.equal(status, 'sent');
    await server.stop();
  });

  it('is told once of one occasion, and again of another', async () => {
    const { server } = await withSlowMail();
    const { database, deps } = server;
    const { application_id: applicationId, person_key: personKey } = await database
      .selectFrom('outbox')
      .selectAll()
      .executeTakeFirstOrThrow();
    const owed = { channel: 'email', personKey, template: 'confirmation' } as const;
    for (const occasion of ['lodged', 'link 1', 'link 2', 'link 2'])
      await runChanges(database, messagesToWrite(database, { applicationId, messages: [{ ...owed, occasion }] }, deps));

    const rows = await database.selectFrom('outbox').select('occasion').orderBy('occasion').execute();
    assert.deepEqual(
      rows.map(({ occasion }) => occasion),
      ['link 1', 'link 2', 'lodged'],
    );
    // Those that found their message owed already have nothing to do.
    const sent: string[] = [];
    deps.mailer = { send: async ({ id }) => void sent.push(id) };
    await sendDueEmails(server);
    assert.equal(sent.length, 3);
    assert.deepEqual(await database.selectFrom('jobs').select('id').where('status', '<>', 'done').execute(), []);
    await server.stop();
  });
});

/** Security events are noted with keyed hashes alone, bounded, listed by a command, counted in health, and gone after 400 days. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { closedAfterTest } from './support/closedAfterTest.ts';
import { openDatabase } from '#server/database/database.ts';
import { forgetSecurityEvents } from '#server/security/events.ts';
import { seedDemoPeople } from '#server/users/demoPeople.ts';
import { START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * 60_000;
const OLIVIA = 'olivia.hartley@example.com';

describe('security events', () => {
  let server: TestServer;
  /** Each test has minutes of its own: rows are bounded by the minute. */
  let now = START;
  before(async () => {
    server = await startTestServer({ config: { trustedProxies: 1 } });
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());
  beforeEach(async () => {
    now = new Date(now.getTime() + 10 * MINUTE);
    server.travelTo(now);
    await server.database.deleteFrom('security_events').execute();
  });

  const events = () => server.database.selectFrom('security_events').selectAll().orderBy('id').execute();
  const logIn = async (username: string, password: string, address = '203.0.113.7') => {
    const client = await TestClient.open(server);
    return client.post('/login/', { username, password }, { 'x-forwarded-for': address });
  };

  it('notes log-ins tried, failed and done, by the account and the network, and names neither', async () => {
    await logIn(OLIVIA, 'wrong');
    await logIn(OLIVIA, 'allot-demo-2026');
    await logIn('nobody@example.com', 'wrong', '198.51.100.4');

    const noted = await events();
    assert.deepEqual(
      noted.map(({ kind }) => kind),
      ['login_tried', 'login_failed', 'login_tried', 'login_done', 'login_tried', 'login_failed'],
    );
    const [first, , third, , other] = noted;
    assert.equal(first?.account, third?.account);
    assert.equal(first?.network, third?.network);
    assert.notEqual(first?.account, other?.account);
    assert.notEqual(first?.network, other?.network);
    assert.doesNotMatch(JSON.stringify(noted), /olivia|nobody|203\.0|198\.51|wrong/i);
  });

  it('are added alone: nobody changes one, or empties the table', async () => {
    await logIn(OLIVIA, 'wrong');
    for (const change of [
      sql`update security_events set kind = 'login_done'`.execute(server.database),
      sql`truncate security_events`.execute(server.database),
    ])
      await assert.rejects(change, /append-only/);
    assert.equal((await events()).length, 2);
  });

  it('notes a permission that is refused, with the application that the call named', async () => {
    const client = await TestClient.open(server);
    assert.equal((await client.call('GET', '/api/applications/4711/record/')).status, 404);

    assert.deepEqual(
      (await events()).map(({ kind, account, application_id }) => [kind, account, application_id]),
      [['permission_refused', null, 4711]],
    );
  });

  it('notes a limit that is reached', async () => {
    const strict = await startTestServer({ config: { loginsPerMinute: 1 } });
    const client = await TestClient.open(strict);
    for (let count = 0; count < 2; count += 1) await client.post('/login/', { username: OLIVIA, password: 'x' });
    const kinds = (await strict.database.selectFrom('security_events').select('kind').execute()).map(
      ({ kind }) => kind,
    );
    await strict.stop();

    assert.equal(kinds.filter((kind) => kind === 'limit_reached').length, 1);
  });

  it('keeps at most 60 of a kind and network in a minute', async () => {
    for (let count = 0; count < 70; count += 1) await logIn(`nobody${count}@example.com`, 'wrong');
    assert.equal((await events()).filter(({ kind }) => kind === 'login_tried').length, 60);
  });

  it('hashes networks under another key after 90 days, and keeps the former one nowhere', async () => {
    await logIn(OLIVIA, 'wrong');
    const key = () =>
      server.database
        .selectFrom('server_keys')
        .select('value')
        .where('name', '=', 'network_key')
        .executeTakeFirstOrThrow();
    const former = await key();
    server.travelTo(new Date(now.getTime() + 90 * DAY));
    await logIn(OLIVIA, 'wrong');

    const [first, , third] = await events();
    assert.equal(first?.account, third?.account);
    assert.notEqual(first?.network, third?.network);
    const secret = former.value.split('.')[1] ?? '';
    const rows = await server.database.selectFrom('server_keys').selectAll().execute();
    assert.ok(secret.length > 20 && !JSON.stringify(rows).includes(secret));
  });

  it('shows the counts of a day in health', async () => {
    await logIn(OLIVIA, 'wrong');
    const client = await TestClient.open(server);
    let security: unknown;
    // Left out while the database is busy.
    while (security === undefined) ({ security } = (await client.call('GET', '/api/health/')).json());
    assert.deepEqual(security, { login_tried: 1, login_failed: 1 });
  });

  it('is removed after 400 days, a bounded number at a time', async () => {
    for (const name of ['a', 'b']) await logIn(`${name}@example.com`, 'wrong');
    const { database } = server;
    assert.equal(await forgetSecurityEvents(database, new Date(now.getTime() + 399 * DAY), 10), 0);
    const over = new Date(now.getTime() + 400 * DAY);
    assert.equal(await forgetSecurityEvents(database, over, 3), 3);
    assert.equal(await forgetSecurityEvents(database, over, 3), 1);
  });

  it('is listed by a command, of one kind where it is asked for', async () => {
    server.travelTo(new Date());
    await logIn(OLIVIA, 'wrong');
    const { databaseUrl, dataDirectory } = server;
    if (databaseUrl === null) await server.database.destroy();
    const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDirectory };
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/securityCommand.ts', ...args], { env });
    const { stdout } = await run('--kind', 'login_failed');
    if (databaseUrl === null) {
      const { database } = await openDatabase({ databaseUrl: null, dataDirectory });
      server.database = database;
      closedAfterTest(() => database.destroy());
    }

    assert.match(stdout.split('\n').at(-2) ?? '', /^\S+Z {2}login_failed {2}[0-9a-f]{12} {2}[0-9a-f]{12}$/);
    assert.doesNotMatch(stdout, /login_tried/);
    await assert.rejects(run('--kind', 'unknown'), /Say what to list/);
  });
});

/** When a session begins, goes on and ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csrfTokenFor } from '#server/sessions/sessions.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { OLIVIA, withPeopledServer } from './support/peopledServer.ts';
import { readySubmission } from './support/submissions.ts';
import { encodeForm, PDF, START, TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const PERSON = { headers: { 'x-person-active': '1' } };

describe('sessions', () => {
  let server: TestServer;
  withPeopledServer((started) => (server = started));

  const at = (minutes: number): void => server.travelTo(new Date(START.getTime() + minutes * MINUTE));
  const rows = async (): Promise<number> =>
    (await server.database.selectFrom('sessions').select('id').execute()).length;
  const userOf = async (client: TestClient): Promise<unknown> =>
    ((await client.call('GET', '/api/user__user/')).json()['results'] as unknown[])[0];
  const signedIn = async (username = OLIVIA): Promise<TestClient> => {
    const client = await TestClient.open(server);
    await client.logIn(username, DEMO_PASSWORD);
    return client;
  };

  it('of a visitor who only reads leaves no row', async () => {
    const before = await rows();

    for (let count = 0; count < 50; count += 1) {
      const client = await TestClient.open(server);
      await client.call('GET', '/api/user__user/');
      await client.call('GET', '/api/csrf/');
      await client.call('GET', `/api/application_docs/${crypto.randomUUID()}/`);
    }

    assert.equal(await rows(), before);
  });

  it('begins once, with what a visitor leaves first, also when several calls come at once', async () => {
    const client = await TestClient.open(server);
    const before = await rows();

    const documents = await Promise.all(Array.from({ length: 3 }, () => client.upload()));

    assert.deepEqual(
      documents.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(await rows(), before + 1);
    for (const document of documents)
      assert.equal((await client.call('GET', String(document.json()['download']))).status, 200);
  });

  it('makes no row for calls that are refused, whatever they bring', async () => {
    const client = await TestClient.open(server);
    const before = await rows();

    const statuses = [
      (await client.upload('no PDF', 'x.pdf')).status,
      (await client.submit('no JSON')).status,
      (await client.post('/login/', { username: OLIVIA, password: 'wrong' })).status,
      (await client.call('DELETE', `/api/application_docs/${crypto.randomUUID()}/`)).status,
      (await client.call('POST', '/logout/')).status,
    ];

    assert.deepEqual(statuses, [400, 400, 400, 404, 204]);
    assert.equal(await rows(), before);
    await server.database.deleteFrom('login_counts').execute();
  });

  it('begins under no value that was not given out here, not even with the token that would belong to it', async () => {
    const { cookie } = await TestClient.open(server);
    const given = Buffer.from(cookie.split('=')[1] ?? '', 'base64url');
    const later = Buffer.from(given);
    later.writeUInt32BE(given.readUInt32BE() + 5);
    const old = await TestClient.open(server);
    const form = await encodeForm({ doc_file: new File([PDF], 'x.pdf'), filename: 'x.pdf' });
    const send = async (secret: string): Promise<number> =>
      (
        await old.call('POST', '/api/application_docs/', {
          ...form,
          headers: { ...form.headers, cookie: `allot_session=${secret}`, 'x-csrf-token': csrfTokenFor(secret) },
        })
      ).status;

    for (const secret of [
      '',
      'invented',
      'x'.repeat(43),
      Buffer.alloc(32).toString('base64url'),
      later.toString('base64url'),
    ])
      assert.equal(await send(secret), 403, secret);

    assert.equal(await send(given.toString('base64url')), 200);
    at(30 * 24 * 60);
    assert.equal((await old.upload()).status, 403);
  });

  it('begins no second time under a value that somebody has signed in with', async () => {
    const client = await TestClient.open(server);
    const before = { cookie: client.cookie, 'x-csrf-token': client.token };
    await client.logIn(OLIVIA, DEMO_PASSWORD);
    const form = await encodeForm({ doc_file: new File([PDF], 'x.pdf'), filename: 'x.pdf' });

    const late = await client.call('POST', '/api/application_docs/', {
      ...form,
      headers: { ...form.headers, ...before },
    });

    assert.deepEqual([late.status, late.json()['code']], [403, 'csrf']);
  });

  it('of a visitor goes on for 30 days after it was last used', async () => {
    const client = await TestClient.open(server);
    const download = String((await client.upload()).json()['download']);
    at(20 * 24 * 60);
    await client.upload();
    at(49 * 24 * 60);
    assert.equal((await client.call('GET', download)).status, 200);
    at(50 * 24 * 60 + 1);
    assert.equal((await client.call('GET', download)).status, 404);
  });

  it('[3-ERR-03] of somebody signed in ends after 30 minutes without a call that a person caused', async () => {
    const client = await signedIn();
    const id = String(((await userOf(client)) as { id: number }).id);
    const { data } = await readySubmission(server, client, 101);
    for (const minutes of [10, 20, 29.9]) {
      at(minutes);
      assert.notEqual(await userOf(client), undefined, `${minutes} minutes`);
    }
    at(30);

    assert.equal(await userOf(client), undefined);
    const refused = await client.submit(data);
    assert.deepEqual([refused.status, refused.json()['code']], [403, 'csrf']);
    const answer = await client.call('GET', '/api/csrf/', PERSON);
    client.follow(answer);
    client.token = String(answer.json()['csrf_token']);
    const form = await encodeForm({ application_data: JSON.stringify(data) });
    const again = await client.call('POST', '/offer/api/application-create-update/', {
      ...form,
      headers: { ...form.headers, 'idempotency-key': crypto.randomUUID(), 'x-acting-as': `${id} investor` },
    });
    assert.deepEqual([again.status, again.json()['code']], [401, 'session']);
  });

  it('of somebody signed in goes on with each call that a person caused, and with no other', async () => {
    const client = await signedIn();
    for (const minutes of [25, 50, 75]) {
      at(minutes);
      assert.equal((await client.call('GET', '/api/csrf/', PERSON)).status, 200);
    }
    for (const minutes of [85, 95, 104]) {
      at(minutes);
      await client.call('GET', '/api/csrf/');
      await client.upload();
      await client.call('GET', '/');
      assert.notEqual(await userOf(client), undefined, `${minutes} minutes`);
    }
    at(105);
    assert.equal(await userOf(client), undefined);
  });

  it('writes down activity once a minute at most', async () => {
    const client = await signedIn('rohan.mehta@example.com');
    const { id } = (await userOf(client)) as { id: number };
    const written = async (): Promise<number> => {
      const row = await server.database
        .selectFrom('sessions')
        .select('last_active_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      return ((row.last_active_at?.getTime() ?? 0) - START.getTime()) / MINUTE;
    };
    const seen: number[] = [];
    for (const minutes of [0.5, 0.9, 1, 1.5, 2]) {
      at(minutes);
      await client.call('GET', '/api/user__user/', PERSON);
      seen.push(await written());
    }

    assert.deepEqual(seen, [0, 0, 1, 1, 2]);
  });
});

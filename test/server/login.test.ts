import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import {
  addOffer,
  encodeForm,
  startTestServer,
  TestClient,
  type Answer,
  type TestServer,
  START,
} from './support/testServer.ts';

const OLIVIA = 'olivia.hartley@example.com';
const ROHAN = 'rohan.mehta@example.com';
const GRACE = 'grace.nakamura@example.com';
const DANIEL = 'daniel.osei@example.com';

const userOf = async (client: TestClient): Promise<Record<string, unknown> | undefined> =>
  ((await client.call('GET', '/api/user__user/')).json()['results'] as Record<string, unknown>[])[0];

describe('signing in', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ config: { loginsPerMinute: 1_000_000 } });
    await addOffer(server);
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());

  const signedIn = async (username: string): Promise<TestClient> => {
    const client = await TestClient.open(server);
    assert.equal((await client.logIn(username, DEMO_PASSWORD)).status, 204);
    return client;
  };

  it('[3-LOGIN-01, 3-LOGIN-09, 3-CALL-06, 3-CALL-09] opens the session of the account, whose user is the first of the results', async () => {
    const client = await TestClient.open(server);
    assert.deepEqual((await client.call('GET', '/api/user__user/')).json(), { results: [] });

    const answer = await client.logIn(` ${OLIVIA.toUpperCase()} `, DEMO_PASSWORD);

    assert.deepEqual([answer.status, answer.body.length], [204, 0]);
    const { results } = (await client.call('GET', '/api/user__user/')).json() as { results: unknown[] };
    assert.equal(results.length, 1);
  });

  const people: [string, Record<string, unknown>][] = [
    [
      OLIVIA,
      {
        first_name: 'Olivia',
        last_name: 'Hartley',
        is_acting_as_investor: true,
        is_acting_as_advisor: false,
        is_acting_as_issuer: false,
        is_acting_as_issuer_admin: false,
        has_investor_role_groups: true,
      },
    ],
    [
      ROHAN,
      {
        first_name: 'Rohan',
        is_acting_as_investor: false,
        is_acting_as_advisor: true,
        is_acting_as_issuer: false,
        has_investor_role_groups: true,
      },
    ],
    [
      GRACE,
      {
        first_name: 'Grace',
        is_acting_as_investor: false,
        is_acting_as_issuer: true,
        is_acting_as_issuer_admin: false,
        has_investor_role_groups: true,
      },
    ],
    [DANIEL, { first_name: 'Daniel', is_acting_as_issuer: true, is_acting_as_issuer_admin: true }],
  ];
  for (const [username, expected] of people) {
    it(`[1-SESS-01, 1-SESS-02, 3-CALL-07] says who ${username} is and as what they act`, async () => {
      const user = await userOf(await signedIn(username));

      assert.equal(user?.['username'], username);
      assert.match(String(user?.['tel_mobile']), /^\+61 \d{3} \d{3} \d{3}$/);
      assert.equal(typeof user?.['id'], 'number');
      for (const [name, value] of Object.entries(expected)) assert.equal(user?.[name], value, name);
    });
  }

  for (const [username, issuers] of [
    [OLIVIA, []],
    [ROHAN, []],
    [GRACE, ['Emberfield Copper Limited']],
    [DANIEL, ['Emberfield Copper Limited']],
  ] as const) {
    it(`[1-SESS-01, 3-CALL-07] names the issuers that ${username} may act for: ${issuers.join() || 'none'}`, async () => {
      const user = await userOf(await signedIn(username));

      assert.deepEqual(user?.['issuers'], issuers);
    });
  }

  const refused: [name: string, username: string, password: string][] = [
    ['a wrong password', OLIVIA, 'wrong'],
    ['an empty password', OLIVIA, ''],
    ['an unknown name', 'nobody@example.com', DEMO_PASSWORD],
    ['an empty name', '', DEMO_PASSWORD],
    ['the password with a blank', OLIVIA, `${DEMO_PASSWORD} `],
    ['the password in capitals', OLIVIA, DEMO_PASSWORD.toUpperCase()],
    ['SQL as a name', "' or 1=1 --", DEMO_PASSWORD],
    ['SQL after a name', `${OLIVIA}'; drop table users; --`, DEMO_PASSWORD],
    ['a wildcard', '%', DEMO_PASSWORD],
    ['a name with NUL', `${OLIVIA}\u0000`, DEMO_PASSWORD],
    ['a name of 900 letters', `${'x'.repeat(900)}@example.com`, DEMO_PASSWORD],
    ['a look-alike name', 'оlivia.hartley@example.com', DEMO_PASSWORD],
    ['a password of 1,000 letters', OLIVIA, 'x'.repeat(1000)],
    ['a password with NUL', OLIVIA, `${DEMO_PASSWORD}\u0000`],
    ['the hash as a password', OLIVIA, '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA'],
    ['JSON as a name', '{"$gt":""}', '{"$gt":""}'],
    ['a header in the name', `${OLIVIA}\r\nset-cookie: allot_session=x`, DEMO_PASSWORD],
  ];
  for (const [name, username, password] of refused) {
    it(`[3-LOGIN-02] answers one and the same refusal to ${name}, and signs nobody in`, async () => {
      const client = await TestClient.open(server);

      const answer = await client.logIn(username, password);

      assert.deepEqual([answer.status, answer.json()], [400, { username: ['Login failed'] }]);
      assert.equal(answer.headers['set-cookie'], undefined);
      assert.equal(await userOf(client), undefined);
      await server.database.deleteFrom('login_counts').execute();
    });
  }

  const malformed: [name: string, fields: Record<string, string | File>][] = [
    ['no password', { username: OLIVIA }],
    ['no name', { password: DEMO_PASSWORD }],
    ['nothing', {}],
    ['a third field', { username: OLIVIA, password: DEMO_PASSWORD, is_issuer_admin: 'true' }],
    ['a file for a password', { username: OLIVIA, password: new File([DEMO_PASSWORD], 'p.txt') }],
    ['a prototype', { username: OLIVIA, password: DEMO_PASSWORD, __proto__x: '1' }],
  ];
  it('refuses a file where a text belongs as what cannot be read, not as too large', async () => {
    const client = await TestClient.open(server);
    const answer = await client.post('/login/', { username: OLIVIA, password: new File([DEMO_PASSWORD], 'p.txt') });

    assert.deepEqual([answer.status, answer.json()], [400, { message: 'The request could not be read' }]);
  });

  for (const [name, fields] of malformed) {
    it(`refuses a body with ${name}`, async () => {
      const client = await TestClient.open(server);

      const answer = await client.post('/login/', fields);

      assert.ok(answer.status >= 400 && answer.status < 500, String(answer.status));
      assert.equal(await userOf(client), undefined);
    });
  }

  it('takes multipart only, with a token, from our own pages', async () => {
    const client = await TestClient.open(server);
    const other = await TestClient.open(server);
    const form = await encodeForm({ username: OLIVIA, password: DEMO_PASSWORD });
    const attacks: [number, Record<string, string>][] = [
      [403, { 'x-csrf-token': '' }],
      [403, { 'x-csrf-token': other.token }],
      [403, { 'sec-fetch-site': 'cross-site' }],
      [403, { 'sec-fetch-site': 'same-site' }],
      [403, { origin: 'https://evil.example' }],
      [415, { 'content-type': 'application/json' }],
      [415, { 'content-type': 'text/plain' }],
      [415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ];

    for (const [status, headers] of attacks) {
      assert.equal(
        (await client.call('POST', '/login/', { ...form, headers: { ...form.headers, ...headers } })).status,
        status,
        JSON.stringify(headers),
      );
    }
    assert.equal(await userOf(client), undefined);
  });

  it('changes the cookie with the sign-in, and the value from before opens nothing', async () => {
    const client = await TestClient.open(server);
    const planted = client.cookie;

    const answer = await client.logIn(OLIVIA, DEMO_PASSWORD);

    const [session] = [answer.headers['set-cookie']].flat();
    assert.match(String(session), /^allot_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.notEqual(client.cookie, planted);
    const { json } = await client.call('GET', '/api/user__user/', { headers: { cookie: planted } });
    assert.deepEqual(json(), { results: [] });
  });

  it('sets no cookie that the browser has as it is: such an answer would come late, and take the place of a sign-in', async () => {
    const client = await TestClient.open(server);
    for (const state of ['a visitor', 'signed in']) {
      const answer = await client.call('GET', '/api/csrf/');

      assert.equal(answer.headers['set-cookie'], undefined, state);
      assert.equal(answer.json()['csrf_token'], client.token);
      if (state === 'a visitor') await client.logIn(OLIVIA, DEMO_PASSWORD);
    }
    // Whoever has left something lasts longer with each page that is opened, and so does the cookie.
    const visitor = await TestClient.open(server);
    await visitor.upload();
    const prolonged = await visitor.call('GET', '/api/csrf/');
    assert.equal(String(prolonged.headers['set-cookie']).split(';')[0], visitor.cookie);
  });

  it('goes on with what was uploaded for the open file before the sign-in, and leaves it to nobody who signs in after', async () => {
    const client = await TestClient.open(server);
    const file_key = crypto.randomUUID();
    const download = String((await client.upload(undefined, undefined, { fileKey: file_key })).json()['download']);
    await client.logIn(OLIVIA, DEMO_PASSWORD, { file_key });
    assert.equal((await client.call('GET', download)).status, 200);

    await client.logIn(ROHAN, DEMO_PASSWORD, { file_key });
    assert.equal((await client.call('GET', download)).status, 404);

    const again = await signedIn(OLIVIA);
    assert.equal((await again.call('GET', download)).status, 200);
  });

  it('[3-CALL-10] ends the session with the sign-out: its cookie opens nothing any more', async () => {
    const client = await signedIn(OLIVIA);
    const old = { cookie: client.cookie, 'x-csrf-token': client.token };

    const answer = await client.call('POST', '/logout/');

    assert.equal(answer.status, 204);
    assert.equal(answer.headers['clear-site-data'], '"cache"');
    assert.match(String(answer.headers['set-cookie']), /^allot_session=; .*Expires=Thu, 01 Jan 1970/);
    assert.deepEqual((await client.call('GET', '/api/user__user/', { headers: old })).json(), { results: [] });
    assert.equal((await client.call('POST', '/logout/', { headers: old })).status, 403);
  });

  it('signs nobody out without a token', async () => {
    const client = await signedIn(OLIVIA);

    assert.equal((await client.call('POST', '/logout/', { headers: { 'x-csrf-token': '' } })).status, 403);

    assert.notEqual(await userOf(client), undefined);
  });

  it('ends a signed-in session after twelve hours, used or not', async () => {
    const client = await signedIn(OLIVIA);
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      server.travelTo(new Date(START.getTime() + minutes * 60_000));
      await client.call('GET', '/api/csrf/', { headers: { 'x-person-active': '1' } });
      assert.notEqual(await userOf(client), undefined, String(minutes));
    }
    server.travelTo(new Date(START.getTime() + 12 * 3_600_000 + 1000));
    assert.equal(await userOf(client), undefined);
    server.travelTo(START);
  });

  it('stores no password and no cookie value', async () => {
    const client = await signedIn(OLIVIA);

    const rows = JSON.stringify([
      await server.database.selectFrom('users').selectAll().execute(),
      await server.database.selectFrom('sessions').selectAll().execute(),
      await server.database.selectFrom('login_counts').selectAll().execute(),
    ]);

    assert.ok(
      !rows.includes(DEMO_PASSWORD) && !rows.includes(client.cookie.split('=')[1] ?? '') && !rows.includes('olivia'),
    );
    assert.match(rows, /\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  describe('acting in another capacity', () => {
    const allowed: [username: string, context: string, expected: number][] = [
      [OLIVIA, 'investor', 204],
      [OLIVIA, 'advisor', 403],
      [OLIVIA, 'issuer', 403],
      [ROHAN, 'advisor', 204],
      [ROHAN, 'investor', 403],
      [ROHAN, 'issuer', 403],
      [GRACE, 'investor', 204],
      [GRACE, 'advisor', 204],
      [GRACE, 'issuer', 204],
      [DANIEL, 'issuer', 204],
      [DANIEL, 'investor', 204],
    ];
    for (const [username, context, expected] of allowed) {
      it(`[3-CALL-08, 1-SESS-08] answers ${expected} when ${username} asks to act as ${context}`, async () => {
        const client = await signedIn(username);
        const before = await userOf(client);

        const answer = await client.call('GET', `/${context}/`);
        client.follow(answer);

        assert.equal(answer.status, expected);
        const user = await userOf(client);
        if (expected === 204) assert.equal(user?.[`is_acting_as_${context}`], true);
        else assert.deepEqual(user, before);
      });
    }

    it('[3-CALL-08] is refused to nobody in particular, and to whoever shows no token of this session', async () => {
      const anonymous = await TestClient.open(server);
      assert.deepEqual(
        [(await anonymous.call('GET', '/investor/')).status, (await anonymous.call('GET', '/issuer/')).status],
        [403, 403],
      );
      const client = await signedIn(GRACE);
      const before = await userOf(client);
      for (const headers of [
        { 'x-csrf-token': '' },
        { 'x-csrf-token': anonymous.token },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
      ]) {
        assert.equal((await client.call('GET', '/investor/', { headers })).status, 403, JSON.stringify(headers));
        assert.notEqual((await client.call('HEAD', '/investor/', { headers })).status, 204);
      }
      assert.deepEqual(await userOf(client), before);
    });

    it('changes the cookie, and ends no sooner or later than before', async () => {
      const client = await signedIn(GRACE);
      const { cookie } = client;

      const answer = await client.call('GET', '/advisor/');

      assert.match(String(answer.headers['set-cookie']), /Max-Age=43200/);
      assert.deepEqual((await client.call('GET', '/api/user__user/', { headers: { cookie } })).json(), { results: [] });
    });
  });

  describe('in whose name a call is made', () => {
    it('[3-ERR-03] refuses a call of a page that believes somebody else to be acting, and changes nothing', async () => {
      const client = await signedIn(GRACE);
      const id = String((await userOf(client))?.['id']);
      const ready = await readySubmission(server, client, 101);
      const data = withPaths(ready.data, { 'contact_details.paper_received_on': '20/11/2026' });
      const before = await countRows(server);
      for (const name of ['nobody', `${id} investor`, `${Number(id) + 1} issuer`, '', 'admin']) {
        const form = await encodeForm({ application_data: JSON.stringify(data) });
        const answer: Answer = await client.call('POST', '/offer/api/application-create-update/', {
          ...form,
          headers: { ...form.headers, 'idempotency-key': crypto.randomUUID(), 'x-acting-as': name },
        });
        assert.deepEqual([answer.status, answer.json()['code']], [401, 'session'], name);
      }
      assert.deepEqual(await countRows(server), before);

      const form = await encodeForm({ application_data: JSON.stringify(data) });
      const right = await client.call('POST', '/offer/api/application-create-update/', {
        ...form,
        headers: { ...form.headers, 'idempotency-key': crypto.randomUUID(), 'x-acting-as': `${id} issuer` },
      });
      assert.equal(right.status, 200, right.body.toString());
    });

    it('[3-ERR-03] submits nothing as nobody when the session of somebody signed in has ended', async () => {
      const client = await signedIn(OLIVIA);
      const id = String((await userOf(client))?.['id']);
      const { data } = await readySubmission(server, client, 101);
      await client.call('POST', '/logout/');
      const fresh = await TestClient.open(server);
      const form = await encodeForm({ application_data: JSON.stringify(data) });

      const answer = await fresh.call('POST', '/offer/api/application-create-update/', {
        ...form,
        headers: { ...form.headers, 'idempotency-key': crypto.randomUUID(), 'x-acting-as': `${id} investor` },
      });

      assert.equal(answer.status, 401);
    });
  });
});

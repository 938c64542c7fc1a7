import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, describe, it } from 'node:test';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import {
  addOffer,
  encodeForm,
  PDF,
  startTestServer,
  TestClient,
  type Answer,
  type TestServer,
} from './support/testServer.ts';

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
];
const SUBMISSION = '/offer/api/application-create-update/';

describe('what every reply and every unsafe call must have', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const response = await server.app.inject('/api/csrf/');

    assert.match(
      String(response.headers['set-cookie']),
      /^allot_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('names the cookie, where PUBLIC_URL begins with https://, so that no neighbour can plant one, and takes no other, whatever a proxy says', async () => {
    const behindTls = await startTestServer({ config: { publicUrl: PUBLIC_URL } });
    const headers = { 'x-forwarded-proto': 'http' };
    const first = await behindTls.app.inject({ url: '/api/csrf/', headers });
    const set = String(first.headers['set-cookie']);
    const value = set.split(';')[0]?.split('=')[1] ?? '';
    const kept = await behindTls.app.inject({
      url: '/api/csrf/',
      headers: { ...headers, cookie: `__Host-allot_session=${value}` },
    });
    const planted = await behindTls.app.inject({
      url: '/api/csrf/',
      headers: { ...headers, cookie: `allot_session=${value}` },
    });
    await behindTls.stop();

    assert.match(set, /^__Host-allot_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.deepEqual(kept.json(), first.json());
    assert.ok(!String(planted.headers['set-cookie']).includes(value));
  });

  it('stores no cookie value, only its hash', async () => {
    const client = await TestClient.open(server);

    const rows = JSON.stringify(await server.database.selectFrom('sessions').selectAll().execute());

    assert.ok(!rows.includes(client.cookie.split('=')[1] ?? ''));
  });

  it('refuses unsafe calls without a token, with a foreign one, from other sites and in expired sessions', async () => {
    const client = await TestClient.open(server);
    const other = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const form = await encodeForm({ application_data: JSON.stringify(data) });
    const document = (await client.upload()).json();
    const before = await countRows(server);
    const attacks: Record<string, string>[] = [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': other.token },
      { cookie: '' },
      { cookie: 'allot_session=invented' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];

    for (const headers of attacks) {
      const posted = await client.call('POST', SUBMISSION, {
        ...form,
        headers: { ...form.headers, 'idempotency-key': crypto.randomUUID(), ...headers },
      });
      const deleted = await client.call('DELETE', String(document['delete_document']), { headers });
      for (const answer of [posted, deleted])
        assert.deepEqual([answer.status, answer.json()['code']], [403, 'csrf'], JSON.stringify(headers));
    }

    assert.deepEqual(await countRows(server), before);
    assert.equal((await client.call('GET', String(document['download']))).status, 200);
    server.travelTo(new Date('2027-01-21T02:00:00Z'));
    assert.equal((await client.upload()).status, 403);
    server.travelTo(new Date('2026-11-21T02:00:00Z'));
  });

  it('lets our own pages through', async () => {
    const client = await TestClient.open(server);
    const form = await encodeForm({ doc_file: new File([PDF], 'x.pdf'), filename: 'x.pdf' });

    const answer = await client.call('POST', '/api/application_docs/', {
      ...form,
      headers: {
        ...form.headers,
        'sec-fetch-site': 'same-origin',
        origin: 'http://localhost:80',
        host: 'localhost:80',
      },
    });

    assert.equal(answer.status, 200);
  });

  it('carries the security headers on every status, and no-store on every call', async () => {
    const client = await TestClient.open(server);
    const answers: [status: number, answer: Answer][] = [
      [200, await client.call('GET', '/api/health/')],
      [400, await client.call('GET', '/api/registry__country/from-iso2-code/?iso2-code=123')],
      [400, await client.call('GET', '/%')],
      [
        403,
        await client.call('DELETE', `/api/application_docs/${crypto.randomUUID()}/`, {
          headers: { 'x-csrf-token': 'no' },
        }),
      ],
      [404, await client.call('GET', '/api/nothing/')],
      [404, await client.call('POST', '/api/csrf/')],
      [413, await client.submit({ offer: 101, action: 'splash', filler: 'x'.repeat(1_100_000) })],
      [415, await client.call('POST', SUBMISSION, { headers: { 'content-type': 'application/json' }, payload: '{}' })],
    ];

    for (const [status, answer] of answers) {
      assert.equal(answer.status, status);
      for (const name of HEADERS) assert.ok(answer.headers[name], `${name} on ${status}`);
      assert.equal(answer.headers['cache-control'], 'no-store');
    }
    const policy = String(answers[0]?.[1].headers['content-security-policy']);
    assert.match(policy, /object-src 'none'; base-uri 'none'; frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
  });

  it('carries them also on the answer to bytes that are no HTTP', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as net.AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });

    assert.match(answer, /^HTTP\/1\.1 400 /);
    for (const name of HEADERS) assert.ok(answer.includes(`${name}: `), name);
  });

  it('refuses two Host headers', async () => {
    const { port } = server.app.server.address() as net.AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(
          'GET /api/health/ HTTP/1.1\r\nHost: one.example\r\nhOST: two.example\r\nConnection: close\r\n\r\n',
        ),
      );
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });

    assert.match(answer, /^HTTP\/1\.1 400 /);
  });

  for (const method of ['TRACE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'SEARCH'] as const) {
    it(`answers 405 to ${method}, with the methods that there are`, async () => {
      for (const url of ['/', '/api/csrf/', '/api/application_docs/', '/nowhere/']) {
        const answer = await server.app.inject({ method: method as 'PUT', url });

        assert.deepEqual([answer.statusCode, answer.headers['allow']], [405, 'DELETE, GET, HEAD, POST'], url);
        for (const name of HEADERS) assert.ok(answer.headers[name], name);
      }
    });
  }

  it('lets nobody hold a connection for ever', () => {
    const { requestTimeout, timeout } = server.app.server;

    assert.ok(requestTimeout > 0 && requestTimeout <= 15 * 60_000, String(requestTimeout));
    assert.ok(timeout > 0 && timeout <= 2 * 60_000, String(timeout));
  });

  const hostile: [name: string, text: string][] = [
    ['text that is no JSON', '{"offer":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a poisoned prototype', '{"offer":101,"__proto__":{"isAdmin":true}}'],
    ['a poisoned constructor', '{"offer":101,"contact_details":{"constructor":{"prototype":{"isAdmin":true}}}}'],
    ['a depth of 10,000', `{"offer":101,"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a NUL', '{"offer":101,"contact_details":{"first_name":"a\\u0000b"}}'],
    ['half a surrogate pair', '{"offer":101,"contact_details":{"first_name":"\\ud800"}}'],
    ['an endless number', '{"offer":101,"contact_details":{"user":1e999}}'],
    ['an offer that is no number', '{"offer":"101; drop table offers"}'],
    ['an offer too large for a number', '{"offer":99999999999}'],
    [
      'steps of the wrong kind',
      '{"offer":101,"contact_details":[],"investor_details":"x","purchase_amount":7,"review":null}',
    ],
    [
      'fields of the wrong kind',
      '{"offer":101,"contact_details":{"first_name":{},"email_address":[1],"tel_mobile":7,"applicant_role":[]},"investor_details":{"investors":[null,7,[],{"idDoc":"x","roles":[7]}]}}',
    ],
    ['amounts of the wrong kind', '{"offer":101,"purchase_amount":{"totalAmount":5000,"isRegularInvestment":true}}'],
    [
      'numbers where texts belong',
      '{"offer":101,"contact_details":{"first_name":1,"last_name":2,"email_address":3},"investor_details":{"investor_type":"individual","investors":[{"legalFirstName":1,"idType":2,"idCardNumber":3,"state":4,"dateOfBirth":5}]},"bank_details":{"bsb":1,"accountNumber":2,"bankCountry":"x"},"payment_options":{"bsb":1,"paymentMethod":2},"tax_details":{"tax_type":1,"investors":[{"tfn":1}]}}',
    ],
  ];
  for (const [name, text] of hostile) {
    it(`answers 400 to ${name}, stores nothing and tells nothing`, async () => {
      const client = await TestClient.open(server);
      const before = await countRows(server);

      const answer = await client.submit(text);

      assert.equal(answer.status, 400, answer.body.toString());
      assert.doesNotMatch(answer.body.toString(), /node_modules|at \w+ \(|select \*|insert into|\.ts\b/);
      assert.deepEqual(await countRows(server), before);
      assert.equal(({} as Record<string, unknown>)['isAdmin'], undefined);
    });
  }
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { startTestServer, TestClient, type TestServer, START } from './support/testServer.ts';

const OLIVIA = 'olivia.hartley@example.com';
const ROHAN = 'rohan.mehta@example.com';

describe('guessing passwords', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ config: { loginsPerMinute: 1_000_000, trustedProxies: 1 } });
    await seedDemoPeople(server.deps);
  });
  beforeEach(async () => {
    server.travelTo(START);
    await server.database.deleteFrom('login_counts').execute();
  });
  after(() => server.stop());

  const guess = async (username: string, password: string, address: string, device = ''): Promise<number> => {
    const client = await TestClient.open(server);
    return (
      await client.post(
        '/login/',
        { username, password },
        { 'x-forwarded-for': address, cookie: `${client.cookie}; ${device}` },
      )
    ).status;
  };

  /** What a right password sets for the device, which may have the cookie of an earlier one. */
  const deviceCookie = async (username: string, device = ''): Promise<string> => {
    const client = await TestClient.open(server);
    const answer = await client.post(
      '/login/',
      { username, password: DEMO_PASSWORD },
      { cookie: `${client.cookie}; ${device}` },
    );
    return (
      [answer.headers['set-cookie']]
        .flat()
        .map(String)
        .find((cookie) => cookie.startsWith('allot_device=')) ?? ''
    );
  };
  const deviceOf = async (username: string): Promise<string> => (await deviceCookie(username)).split(';')[0] ?? '';

  for (const username of [OLIVIA, 'nobody@example.com']) {
    it(`evaluates ten tries for ${username} from one address, even at once, then not even the right password`, async () => {
      const statuses = await Promise.all(Array.from({ length: 30 }, () => guess(username, 'wrong', '203.0.113.9')));

      assert.equal(statuses.filter((status) => status === 400).length, 10);
      assert.equal(statuses.filter((status) => status === 429).length, 20);
      assert.equal(await guess(username.toUpperCase(), DEMO_PASSWORD, '203.0.113.9'), 429);
    });
  }

  it('lets the owner in from elsewhere meanwhile, and from there after a quarter of an hour', async () => {
    await Promise.all(Array.from({ length: 12 }, () => guess(OLIVIA, 'wrong', '203.0.113.9')));

    assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '198.51.100.7'), 204);
    server.travelTo(new Date(START.getTime() + 15 * 60_000));
    assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '203.0.113.9'), 204);
  });

  it('evaluates at most a hundred tries for one account from everywhere together', async () => {
    const statuses: number[] = [];
    for (let address = 0; address < 24; address += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 5 }, () => guess(OLIVIA, 'wrong', `203.0.113.${address}`)))),
      );

    assert.equal(statuses.filter((status) => status === 400).length, 100);
    assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '198.51.100.8'), 429);
  });

  it('lets the owner in at a device that has signed in before, whatever is guessed from elsewhere', async () => {
    const known = await deviceOf(OLIVIA);
    for (let address = 0; address < 24; address += 1)
      await Promise.all(Array.from({ length: 5 }, () => guess(OLIVIA, 'wrong', `203.0.113.${address}`)));
    assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '198.51.100.8'), 429);

    assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '198.51.100.8', known), 204);
    assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '203.0.113.0', known), 204);
  });

  it('counts the tries of a known device, too, and gives it no other account', async () => {
    const known = await deviceOf(OLIVIA);
    const statuses: number[] = [];
    for (let address = 0; address < 12; address += 1)
      statuses.push(await guess(OLIVIA, 'wrong', `198.51.100.${address}`, known));

    assert.deepEqual(statuses, [...Array<number>(10).fill(400), 429, 429]);
    for (let count = 0; count < 10; count += 1) await guess(ROHAN, 'wrong', '203.0.113.9');
    assert.equal(await guess(ROHAN, DEMO_PASSWORD, '203.0.113.9', known), 429);
  });

  it('keeps of the device a cookie that scripts cannot read, new for each account, and only its hash', async () => {
    const first = await deviceCookie(OLIVIA);
    assert.match(first, /^allot_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const value = first.split(';')[0] ?? '';
    assert.equal((await deviceCookie(OLIVIA, value)).split(';')[0], value);

    const second = (await deviceCookie(ROHAN, value)).split(';')[0] ?? '';

    assert.notEqual(second, value);
    assert.equal(
      (await deviceCookie(OLIVIA, second)).split(';')[0],
      second,
      'whoever used the device before goes with it',
    );
    assert.notEqual((await deviceCookie(OLIVIA, 'allot_device=invented')).split(';')[0], 'allot_device=invented');
    const rows = JSON.stringify(await server.database.selectFrom('devices').selectAll().execute());
    assert.ok(!rows.includes(value.split('=')[1] ?? '') && !rows.includes(second.split('=')[1] ?? ''));
  });

  it('forgets the tries at an address where the right password was given', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 8; count += 1) assert.equal(await guess(OLIVIA, 'wrong', '203.0.113.9'), 400);
      assert.equal(await guess(OLIVIA, DEMO_PASSWORD, '203.0.113.9'), 204);
    }
  });

  it('counts no right password against the account, however many there are', async () => {
    for (let count = 0; count < 105; count += 1)
      assert.equal(await guess(OLIVIA, DEMO_PASSWORD, `198.51.100.${count}`), 204, String(count));
  });

  it('counts the addresses of one IPv6 network together, and an IPv4 address that comes as an IPv6 one as what it is', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => guess(OLIVIA, 'wrong', `2001:db8:1:2:${index + 1}::${index}`)),
    );

    assert.equal(tries.filter((status) => status === 429).length, 2);
    assert.equal(await guess(OLIVIA, 'wrong', '2001:db8:1:3::1'), 400);
    for (let count = 0; count < 10; count += 1) assert.equal(await guess(OLIVIA, 'wrong', '203.0.113.9'), 400);
    assert.equal(await guess(OLIVIA, 'wrong', '::ffff:203.0.113.9'), 429);
  });

  it('believes the proxy in front about the caller, and nothing that the caller wrote before', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push(await guess(OLIVIA, 'wrong', `10.1.1.${count}, 203.0.113.9`));

    assert.equal(statuses.at(-1), 429);
  });

  it('limits one session, and an address, whatever the accounts', async () => {
    const strict = await startTestServer({ config: { loginsPerMinute: 3 } });
    const client = await TestClient.open(strict);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await client.post('/login/', { username: `u${count}@example.com`, password: 'x' })).status);
    await strict.stop();

    assert.deepEqual(statuses, [400, 400, 400, 429, 429]);
  });
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, lockDemoPeople, seedDemoPeople } from '#server/users/demoPeople.ts';
import { hashPassword } from '#server/users/passwords.ts';
import { startTestServer, TestClient, type TestServer } from './support/testServer.ts';
import { FIELD_KEYS, PUBLIC_URL } from './support/fieldKeys.ts';

describe('the demo people', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  const accounts = () => server.database.selectFrom('users').selectAll().execute();

  it('[1-SESS-01] are an investor, an adviser, issuer staff and an issuer admin, created once', async () => {
    await seedDemoPeople(server.deps);
    await seedDemoPeople(server.deps);

    const rows = await accounts();
    assert.equal(rows.length, DEMO_PEOPLE.length);
    assert.ok(
      rows.some((row) => row.is_investor && !row.is_issuer_staff) &&
        rows.some((row) => row.is_adviser && !row.is_issuer_staff),
    );
    assert.ok(
      rows.some((row) => row.is_issuer_staff && !row.is_issuer_admin && row.is_investor) &&
        rows.some((row) => row.is_issuer_admin),
    );
  });

  it('lose their public password, and what they were signed in to, where they are not wanted; an account with another password stays', async () => {
    const usernameOf = (index: number): string => DEMO_PEOPLE[index]?.person.username ?? '';
    const [, , own] = await accounts();
    await server.database
      .updateTable('users')
      .set({ password_hash: await hashPassword('a password of my own') })
      .where('id', '=', own?.id ?? 0)
      .execute();
    const investor = await TestClient.open(server);
    const staff = await TestClient.open(server);
    assert.equal((await investor.logIn(usernameOf(0), DEMO_PASSWORD)).status, 204);
    assert.equal((await staff.logIn(usernameOf(2), 'a password of my own')).status, 204);

    assert.equal(await lockDemoPeople(server.deps), DEMO_PEOPLE.length - 1);

    const whoIs = async (client: TestClient): Promise<number> =>
      ((await client.call('GET', '/api/user__user/')).json()['results'] as unknown[]).length;
    assert.deepEqual([await whoIs(investor), await whoIs(staff)], [0, 1]);
    const again = await TestClient.open(server);
    for (const index of [0, 1, 3]) assert.equal((await again.logIn(usernameOf(index), DEMO_PASSWORD)).status, 400);
    assert.equal(await lockDemoPeople(server.deps), 0);
  });

  it('are named in the README with their password', () => {
    const readme = fs.readFileSync('README.md', 'utf8');

    for (const { person } of DEMO_PEOPLE) assert.ok(readme.includes(person.username), person.username);
    assert.ok(readme.includes(DEMO_PASSWORD));
  });

  for (const [environment, expected] of [
    [{}, true],
    [{ NODE_ENV: 'production', FIELD_KEYS, PUBLIC_URL }, false],
    [{ NODE_ENV: 'production', FIELD_KEYS, PUBLIC_URL, SEED_DEMO_PEOPLE: 'true' }, true],
    [{ SEED_DEMO_PEOPLE: 'false' }, false],
  ] as const) {
    it(`are ${expected ? '' : 'not '}wanted with ${JSON.stringify(environment)}`, () => {
      assert.equal(readConfig(environment).seedsDemoPeople, expected);
    });
  }
});

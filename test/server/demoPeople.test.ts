import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemoPeople } from '#server/users/demoPeople.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

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
    assert.ok(rows.some((row) => row.is_investor && !row.is_issuer_staff) && rows.some((row) => row.is_adviser && !row.is_issuer_staff));
    assert.ok(rows.some((row) => row.is_issuer_staff && !row.is_issuer_admin && row.is_investor) && rows.some((row) => row.is_issuer_admin));
  });

  it('are named in the README with their password', () => {
    const readme = fs.readFileSync('README.md', 'utf8');

    for (const { person } of DEMO_PEOPLE) assert.ok(readme.includes(person.username), person.username);
    assert.ok(readme.includes(DEMO_PASSWORD));
  });

  for (const [environment, expected] of [
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SEED_DEMO_PEOPLE: 'true' }, true],
    [{ SEED_DEMO_PEOPLE: 'false' }, false],
  ] as const) {
    it(`are ${expected ? '' : 'not '}wanted with ${JSON.stringify(environment)}`, () => {
      assert.equal(readConfig(environment).seedsDemoPeople, expected);
    });
  }
});

/** Lines to other machines are encrypted, or the operator vouches for them; pages of development are shown to this machine alone. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ConfigError, readConfig } from '#server/config.ts';
import { needsStartTls } from '#server/lines.ts';
import { warnings } from '#server/notices.ts';
import { FIELD_KEYS, PUBLIC_URL } from './support/fieldKeys.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const DATABASE = 'postgres://allot@db.example/allot';

describe('a line to another machine', () => {
  for (const [setting, value, trusted] of [
    ['DATABASE_URL', DATABASE, 'database'],
    ['DATABASE_URL', `${DATABASE}?sslmode=prefer`, 'database'],
    ['CLAMD_ADDRESS', 'clamd.example:3310', 'clamd'],
  ] as const)
    it(`keeps the service from starting where it would be plain, unless it is vouched for: ${setting} ${value}`, () => {
      assert.throws(
        () => readConfig({ [setting]: value }),
        (error) => error instanceof ConfigError && error.message.includes(`${setting} names another machine`),
      );
      const config = readConfig({ [setting]: value, TRUSTED_PLAIN: `mail, ${trusted}` });
      assert.deepEqual(
        warnings(config).filter((line) => line.includes('TRUSTED_PLAIN')).length,
        2,
        'a warning line each',
      );
    });

  for (const [setting, value] of [
    ['DATABASE_URL', `${DATABASE}?sslmode=verify-full`],
    ['DATABASE_URL', 'postgres://allot@127.0.0.1:5432/allot'],
    ['DATABASE_URL', 'postgres://allot@localhost/allot'],
    ['DATABASE_URL', 'postgres:///allot?host=/run/postgresql'],
    ['CLAMD_ADDRESS', 'unix:/run/clamav/clamd.ctl'],
    ['CLAMD_ADDRESS', '127.0.0.1:3310'],
  ] as const)
    it(`is taken without a word where it is protected or stays here: ${setting} ${value}`, () => {
      assert.deepEqual(warnings(readConfig({ [setting]: value })), []);
    });

  it('is warned of where the certificate of the database is not checked', () => {
    const told = warnings(readConfig({ DATABASE_URL: `${DATABASE}?sslmode=require` })).join();
    assert.match(told, /certificate of the database's server is not checked/);
  });

  for (const [name, environment, words] of [
    ['the host in a parameter', { DATABASE_URL: 'postgres://127.0.0.1/x?host=db.example' }, /names another machine/],
    [
      'a parameter twice',
      { DATABASE_URL: `${DATABASE}?sslmode=verify-full&sslmode=disable` },
      /names a parameter twice/,
    ],
    [
      'parameters of the mail server',
      { SMTP_URL: 'smtps://mail.example/?tls.rejectUnauthorized=false' },
      /SMTP_URL must/,
    ],
    [
      'certificates that nobody checks',
      { NODE_ENV: 'production', FIELD_KEYS, PUBLIC_URL, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      /NODE_TLS_REJECT_UNAUTHORIZED is 0/,
    ],
  ] as const)
    it(`is not led around the guard by ${name}`, () => {
      assert.throws(() => readConfig(environment), words);
    });

  it('is refused where TRUSTED_PLAIN names something unknown', () => {
    assert.throws(
      () => readConfig({ TRUSTED_PLAIN: 'mail,everything' }),
      /TRUSTED_PLAIN may name clamd, database, mail/,
    );
  });

  it('has to be encrypted by the mail server at smtp://, unless it stays here or is vouched for', () => {
    assert.deepEqual(
      [
        needsStartTls('smtp://mail.example:587', false),
        needsStartTls('smtp://mail.example:587', true),
        needsStartTls('smtps://mail.example', false),
        needsStartTls('smtp://127.0.0.1:1025', false),
      ],
      [true, false, false, false],
    );
  });
});

describe('who is shown what', () => {
  let server: TestServer;
  before(async () => {
    const publicDirectory = temporaryFolder('page');
    fs.writeFileSync(path.join(publicDirectory, 'index.html'), '<!doctype html><title>Allot</title>');
    server = await startTestServer({ config: { publicDirectory } });
  });
  after(() => server.stop());

  for (const address of ['/dev/outbox/', '/api/docs/'])
    it(`shows ${address} under a loopback name alone, whatever a proxy says`, async () => {
      const statuses = [];
      for (const host of [
        'localhost:4000',
        '127.0.0.1',
        '[::1]:4000',
        'rebound.example',
        'localhost.example',
        '10.0.0.5:4000',
      ]) {
        const headers = { host, 'x-forwarded-host': 'localhost' };
        statuses.push((await server.app.inject({ url: address, headers })).statusCode);
      }
      assert.deepEqual(statuses, [200, 200, 200, 404, 404, 404]);
    });

  it('keeps search engines away from every page that may be about a person', async () => {
    const tag = async (url: string) => (await server.app.inject(url)).headers['x-robots-tag'];
    for (const url of ['/', '/offers/emberfield/', '/check/']) assert.equal(await tag(url), undefined, url);
    for (const url of [
      '/applications/31/',
      '/issuer/applications/31/',
      '/offers/emberfield/applications/0b6e/',
      '/offers/emberfield/preview/',
      '/d/',
      '/d/token/delete/',
      '/forgottenpassword/',
      '/unknown/',
    ])
      assert.equal(await tag(url), 'noindex', url);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PUBLIC_URL } from './support/fieldKeys.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const HERE = 'http://localhost:4000';
const PAGE = 'text/html,application/xhtml+xml';

/** Returns the address of the redirect for a browser that uses this name; null without a redirect. */
async function sentTo(
  { app }: TestServer,
  {
    host,
    accept = PAGE,
    url = '/offers/emberfield-copper/?from=mail',
  }: { host: string; accept?: string; url?: string },
): Promise<string | null> {
  const { statusCode, headers } = await app.inject({ url, headers: { host, accept } });
  return statusCode === 307 ? String(headers.location) : null;
}

describe('one name of this machine', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ config: { publicUrl: HERE } });
  });
  after(() => server.stop());

  for (const name of ['127.0.0.1', '127.0.0.2', '[::1]'])
    it(`sends a browser that comes to ${name} to the name that e-mails link to, at the same port and address`, async () => {
      assert.equal(
        await sentTo(server, { host: `${name}:4000` }),
        'http://localhost:4000/offers/emberfield-copper/?from=mail',
      );
    });

  it('answers a browser under that name, and under one of another machine, which a proxy stands for', async () => {
    assert.equal(await sentTo(server, { host: 'localhost:4000' }), null);
    assert.equal(await sentTo(server, { host: 'apply.example.com' }), null);
  });

  it('answers calls under every name', async () => {
    assert.equal(await sentTo(server, { host: '127.0.0.1:4000', url: '/api/csrf/', accept: 'application/json' }), null);
  });
});

describe('a service that people reach under a name of its own', () => {
  for (const [what, config] of [
    ['in production', { publicUrl: HERE, isProduction: true }],
    ['outside production', { publicUrl: PUBLIC_URL }],
  ] as const)
    it(`sends nobody elsewhere, ${what}`, async () => {
      const server = await startTestServer({ config });
      assert.equal(await sentTo(server, { host: '127.0.0.1:4000' }), null);
      await server.stop();
    });
});

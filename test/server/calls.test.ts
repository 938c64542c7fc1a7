/** The one description of every call: fresh, whole, and asked for at the start. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { responsesByStatus, checkDescriptions, emptyResponse, describeCall } from '#server/routes/schemas.ts';
import { madeOfCalls } from '../../scripts/calls.mjs';
import { startTestServer, TestClient, type TestServer } from './support/testServer.ts';

describe('the description of the calls', () => {
  it('is fresh wherever it stands: npm run calls writes it anew', async () => {
    const stale = Object.entries(await madeOfCalls()).flatMap(([file, text]) =>
      fs.readFileSync(file, 'utf8') === text ? [] : [file],
    );

    assert.deepEqual(stale, [], 'run npm run calls');
  });

  for (const [lacking, schema] of Object.entries({
    'anything said': undefined,
    'a summary': { tags: ['session'], response: responsesByStatus({ 204: emptyResponse }) },
    'a heading': { summary: 'Does something.', response: responsesByStatus({ 204: emptyResponse }) },
    answers: describeCall('doSomething', 'session', 'Does something.'),
  })) {
    it(`keeps a service with a route without ${lacking} from starting`, () => {
      const app = Fastify();
      const requireDescriptions = checkDescriptions(app);
      app.get('/silent/', { ...(schema && { schema }) }, () => null);

      assert.throws(requireDescriptions, /These routes are not described: \/silent\//);
    });
  }

  describe('is served', () => {
    let server: TestServer;
    before(async () => {
      server = await startTestServer();
    });
    after(() => server.stop());

    it('as a page that runs nothing, with every call', async () => {
      const answer = await (await TestClient.open(server)).call('GET', '/api/docs/');

      assert.equal(answer.status, 200);
      assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'/);
      assert.match(answer.body.toString(), /POST \/offer\/api\/application-create-update\//);
      assert.doesNotMatch(answer.body.toString(), /<script/i);
    });

    it('as a page that reads well: code is set as code, and what every call needs stands first', async () => {
      const page = (await (await TestClient.open(server)).call('GET', '/api/docs/')).body.toString();
      const prose = page.replace(/<pre.*?<\/pre>/gs, '');

      assert.match(prose, /<h1>Calls<\/h1><p>Every call .* A session is a cookie/);
      assert.match(prose, /<code>Idempotency-Key<\/code>/);
      assert.doesNotMatch(prose, /`/);
    });

    it('as OpenAPI', async () => {
      const { openapi, paths } = (await (await TestClient.open(server)).call('GET', '/api/docs/openapi.json')).json();

      assert.equal(openapi, '3.1.0');
      assert.ok(Object.hasOwn(paths as object, '/login/'));
    });

    it('not in production', async () => {
      const production = await startTestServer({ config: { isProduction: true } });
      const client = await TestClient.open(production);

      assert.equal((await client.call('GET', '/api/docs/')).status, 404);
      assert.equal((await client.call('GET', '/api/docs/openapi.json')).status, 404);
      await production.stop();
    });
  });
});

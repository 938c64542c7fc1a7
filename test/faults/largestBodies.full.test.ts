/** The largest legal body of every route: what it costs is bounded. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestServer, type TestServer } from '#test/server/support/testServer.ts';
import { countingService, type Cost, type CountingService } from './support/counted.ts';
import { beginStory, BODIES, type Story } from './support/largestBodies.ts';
import { mostOf, unusedMost } from './support/largestCosts.ts';

const methodOf = (route: string): 'GET' | 'POST' | 'DELETE' => {
  const method = route.split(' ', 1)[0];
  return method === 'POST' || method === 'DELETE' ? method : 'GET';
};

describe('the largest body of every route', () => {
  let server: TestServer;
  let service: CountingService;
  let story: Story;
  const routes: string[] = [];
  before(async () => {
    server = await startTestServer();
    service = await countingService(server, ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
    });
    story = await beginStory(server);
  });
  after(async () => {
    await service.app.close();
    await server.stop();
  });

  it('is known, and every most is of one: a route without one is added to BODIES', () => {
    const known = new Set(BODIES.map(({ route }) => route));
    assert.ok(routes.length > 40, `${routes.length} routes`);
    assert.deepEqual(
      routes.filter((route) => !known.has(route)),
      [],
    );
    assert.deepEqual(unusedMost(BODIES), []);
  });

  for (const { route, what = '', send, status, after: takeOver } of BODIES)
    it(`costs no more than its most: ${[route, what].filter(Boolean).join(', ')}`, async () => {
      const { by, sent } = await send(story);
      const answer = await service.call(by, { ...sent, method: methodOf(route) });
      assert.equal(answer.status, status, answer.body.toString('utf8').slice(0, 500));
      await takeOver?.(answer, story);
      if (process.env['SHOW']) console.log(route, what, JSON.stringify(answer.cost));
      const limits = mostOf(route, what);
      const above = Object.entries(answer.cost).filter(([name, cost]) => cost > limits[name as keyof Cost]);
      assert.deepEqual(above, [], JSON.stringify(answer.cost));
    });
});

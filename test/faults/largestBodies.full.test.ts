/** The largest legal body of every route: what it costs is bounded, and none of it holds up other calls. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestServer, type TestServer } from '#test/server/support/testServer.ts';
import { referenceTime } from '#test/support/workload.ts';
import { countingService, timingService, type Cost, type CountingService } from './support/counted.ts';
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

/** Times the reference, which takes 25 ms on a slow machine: 50 ms there. */
const LONGEST_TURN = 2;
const STORIES = 3;

describe('the largest body of every route', () => {
  it('holds up other calls for 50 ms at most, as a ratio to a reference', { timeout: 1_200_000 }, async () => {
    const least = new Map<string, number>();
    for (let turn = 0; turn < STORIES; turn += 1) {
      const server = await startTestServer();
      const service = await timingService(server);
      const story = await beginStory(server);
      for (const { route, what = '', send, status, after: takeOver } of BODIES) {
        const { by, sent } = await send(story);
        const answer = await service.call(by, { ...sent, method: methodOf(route) });
        assert.equal(answer.status, status, `${route} ${what}`);
        await takeOver?.(answer, story);
        const name = `${route} ${what}`.trim();
        const ratio = answer.longest / referenceTime();
        least.set(name, Math.min(ratio, least.get(name) ?? Infinity));
      }
      await service.app.close();
      await server.stop();
    }
    if (process.env['SHOW']) for (const entry of least) console.log(...entry);
    const above = [...least].filter(([, ratio]) => ratio > LONGEST_TURN);
    assert.deepEqual(above, [], 'times the reference');
  });
});

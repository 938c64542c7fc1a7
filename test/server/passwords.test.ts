/** Checking passwords takes threads and memory: two at a time, a few that wait, and words for everybody else. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startTestServer, TestClient, type Answer } from './support/testServer.ts';

describe('log-ins at once', () => {
  it('[3-LOGIN-02] are checked two at a time, of a name that nobody has as of any other; what waits above the bound is told so, and is checked afterwards', async () => {
    const server = await startTestServer();
    const clients = await Promise.all(Array.from({ length: 30 }, () => TestClient.open(server)));
    const logIn = (client: TestClient): Promise<Answer> =>
      client.post('/login/', { username: `${client.token}@example.com`, password: 'wrong' });

    const answers = await Promise.all(clients.map(logIn));
    const busy = answers.filter(({ status }) => status === 503);

    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([400, 503]));
    assert.ok(answers.length - busy.length >= 12, 'two are checked, and ten of a network wait');
    assert.deepEqual(
      [busy[0]?.headers['retry-after'], busy[0]?.json()],
      ['5', { message: 'Many people are logging in. Please try again in a moment.' }],
    );
    for (const client of clients.slice(0, 3)) assert.equal((await logIn(client)).status, 400);
    await server.stop();
  });
});

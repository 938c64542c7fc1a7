import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient } from './support/testServer.ts';

describe('the embedded database', { skip: process.env['TEST_DATABASE'] === 'postgres' }, () => {
  it('syncs to disk before every acknowledged submission', async () => {
    const server = await startTestServer();
    await addOffer(server);
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);

    for (let count = 0; count < 500; count += 1) {
      const before = server.syncCount?.() ?? 0;
      assert.equal((await client.submit(data)).status, 200);
      assert.ok((server.syncCount?.() ?? 0) > before);
    }
    await server.stop();
  });

  it('is refused to a second process', async () => {
    const server = await startTestServer();
    await assert.rejects(
      openDatabase({ databaseUrl: null, dataDirectory: server.dataDirectory }),
      /is in use by another process/,
    );
    await server.stop();
  });
});

describe('the settings', () => {
  it('name everything that is wrong at once', () => {
    assert.throws(
      () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://x', MAX_UPLOAD_MB: '0' }),
      (error) =>
        error instanceof ConfigError &&
        ['PORT', 'DATABASE_URL', 'MAX_UPLOAD_MB'].every((name) => error.message.includes(name)),
    );
  });

  it('have defaults for everything', () => {
    const { port, host, databaseUrl, isProduction } = readConfig({});
    assert.deepEqual([port, host, databaseUrl, isProduction], [4000, '127.0.0.1', null, false]);
  });
});

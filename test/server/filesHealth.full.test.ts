/** Whether the store of files answers, as the probe tells it. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { describe, it } from 'node:test';
import { filesFolder, FolderStore } from '#server/storage/folderStore.ts';
import { probeFiles } from '#server/storage/probe.ts';
import { markStore } from '#server/storage/storeMark.ts';
import { objectsIn, openS3Store } from './support/s3.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { startTestServer, TestClient } from './support/testServer.ts';

/** Times are bounded where nothing else keeps the machine busy. */

/** A service whose files lie in a bucket with the mark of its database. */
async function startInBucket() {
  const { store, s3, settings } = await openS3Store(temporaryFolder('s3'));
  const server = await startTestServer({ files: store });
  const mark = await markStore(server.deps, store);
  s3.calls.length = 0;
  const log: string[] = [];
  const logger = {
    warn: (facts: { code?: string }, text: string) => void log.push([text, facts.code ?? []].flat().join(': ')),
  };
  const probe = () => probeFiles({ ...server.deps, logger });
  return { server, client: await TestClient.open(server), s3, settings, mark, log, probe };
}

describe('the store of files in the probe', () => {
  it('answers, and is asked once however many ask', async () => {
    const { server, client, s3 } = await startInBucket();

    const answers = await Promise.all(Array.from({ length: 10 }, () => client.call('GET', '/api/health/')));
    answers.push(await client.call('GET', '/api/health/'));

    for (const answer of answers) assert.deepEqual([answer.status, answer.json()['files']], [200, { ok: true }]);
    assert.deepEqual(s3.calls, ['HEAD']);
    await server.stop();
  });

  for (const fault of ['slow', 'away', '500', 'skewed'] as const)
    it(`that fails (${fault}) is told of while it fails, tells nothing of itself, and leaves the service ready`, async () => {
      const { server, client, s3, settings } = await startInBucket();
      s3.fail(fault);
      const health = await client.call('GET', '/api/health/');
      const ready = await client.call('GET', '/api/ready/');
      s3.heal();

      assert.deepEqual([health.status, health.json()['ok'], health.json()['files']], [200, true, { ok: false }]);
      assert.doesNotMatch(health.body.toString(), new RegExp(`127\\.|allot|${settings.prefix}`));
      assert.equal(ready.status, 200);
      await server.stop();
    });

  it('is not asked again while a question is under way, and log lines tell where a trouble begins and ends', async () => {
    const { server, s3, log, probe } = await startInBucket();
    const ask = probe();
    s3.fail('500');
    assert.deepEqual(await ask(), { ok: false });
    const calls = s3.calls.length;
    s3.heal();
    assert.deepEqual(await ask(), { ok: false }, 'remembered');
    assert.equal(s3.calls.length, calls);

    const { now } = performance;
    const passes = (ms: number) => (performance.now = () => now.call(performance) + ms);
    try {
      passes(11_000);
      assert.deepEqual(await ask(), { ok: true });
      s3.fail('slow', { methods: ['HEAD'] });
      passes(22_000);
      assert.deepEqual(await ask(), { ok: false });
      passes(33_000);
      const before = s3.calls.length;
      assert.deepEqual(await ask(), { ok: false });
      assert.equal(s3.calls.length, before, 'the one before is under way');
    } finally {
      performance.now = now;
      s3.heal();
    }
    assert.deepEqual(log, [
      'the store of files does not answer: 500',
      'the store of files answers again',
      'the store of files does not answer: timeout',
    ]);
    await server.stop();
  });

  it('that has lost its mark is no store that answers', async () => {
    const { server, s3, settings, mark, log, probe } = await startInBucket();
    fs.rmSync(objectsIn(s3.folder, settings.prefix).get(mark.sha256) ?? '');

    assert.deepEqual(await probe()(), { ok: false });

    assert.deepEqual(log, ['the store of files does not answer: markMissing']);
    await server.stop();
  });

  it('may be a folder, and one that is no longer mounted does not answer', async () => {
    const dataDirectory = temporaryFolder('folder');
    const files = new FolderStore(dataDirectory);
    await files.open(new Date());
    const server = await startTestServer({ files });
    await markStore(server.deps, files);
    const logger = { warn: () => undefined };
    assert.deepEqual(await probeFiles({ ...server.deps, logger })(), { ok: true });

    fs.rmSync(filesFolder(dataDirectory), { recursive: true });

    assert.deepEqual(await probeFiles({ ...server.deps, logger })(), { ok: false });
    await server.stop();
  });
});

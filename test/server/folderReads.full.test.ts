/** A folder over a network that gives less than it holds: no lost document. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { after, describe, it, mock } from 'node:test';
import { FolderStore } from '#server/storage/folderStore.ts';
import { contentsIn } from './support/files.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { ownPdf, startTestServer, TestClient } from './support/testServer.ts';

/** The next `times` files that are read give only their beginning. */
async function cutReads(times: number): Promise<void> {
  const handle = await open('package.json');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const whole = prototype.createReadStream;
  let left = times;
  mock.method(prototype, 'createReadStream', function createReadStream(this: FileHandle, options?: object) {
    left -= 1;
    return whole.call(this, { ...options, ...(left >= 0 && { end: 9 }) });
  });
}

describe('a folder', () => {
  after(() => mock.restoreAll());

  it('whose file comes too short is read once more, and is 503 where it stays so; what lies there too short is 404', async () => {
    const dataDirectory = temporaryFolder('folder');
    const files = new FolderStore(dataDirectory);
    await files.open(new Date());
    const server = await startTestServer({ files });
    const client = await TestClient.open(server);
    const content = ownPdf();
    const { download } = (await client.upload(content)).json();
    const ask = () => client.call('GET', String(download));

    await cutReads(2);
    const stays = await ask();
    mock.restoreAll();
    await cutReads(1);
    const once = await ask();
    mock.restoreAll();

    assert.deepEqual([stays.status, stays.headers['retry-after'], once.status], [503, '5', 200]);
    assert.deepEqual(once.body, content);

    for (const lies of [content.subarray(1), Buffer.alloc(content.length)]) {
      for (const place of contentsIn(dataDirectory).values()) fs.writeFileSync(place, lies);
      assert.equal((await ask()).status, 404);
    }
    await server.stop();
  });
});

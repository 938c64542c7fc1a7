import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { openDatabase } from '#server/database/database.ts';
import { FolderStore } from '#server/storage/folderStore.ts';
import { openTestDatabase, temporaryFolder } from './support/testDatabase.ts';
import { START, startTestServer, TestClient } from './support/testServer.ts';

/** Every folder and file that another account could read or write, with its mode. */
function openToOthers(folder: string): string[] {
  const all = [folder, ...fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))];
  return all.flatMap((name) => {
    const { mode } = fs.lstatSync(name);
    return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`];
  });
}

/** As a careless copy leaves it. */
function openToEverybody(folder: string): void {
  for (const name of [
    folder,
    ...fs.readdirSync(folder, { recursive: true }).map((entry) => path.join(folder, String(entry))),
  ]) {
    fs.chmodSync(name, fs.statSync(name).isDirectory() ? 0o777 : 0o666);
  }
}

describe('what the service stores is closed to other accounts', { skip: process.platform === 'win32' }, () => {
  it(
    'in the database: 0700 and 0600, new files too, and also where it exists with 0666',
    { skip: process.env['TEST_DATABASE'] === 'postgres' },
    async () => {
      const { database, dataDirectory } = await openTestDatabase();
      await database.destroy();
      const folder = path.join(dataDirectory, 'database');
      openToEverybody(folder);

      const again = await openDatabase({ databaseUrl: null, dataDirectory });
      await again.database.schema.createTable('another').addColumn('n', 'integer').execute();
      await again.database.destroy();

      assert.ok(fs.readdirSync(folder).includes('PG_VERSION'));
      assert.deepEqual(openToOthers(folder), []);
    },
  );

  if (process.env['TEST_DATABASE'] !== 'postgres') {
    it('in a database that is built at the first start', async () => {
      const dataDirectory = path.join(temporaryFolder('first'), 'data');
      const { database } = await openDatabase({ databaseUrl: null, dataDirectory });
      await database.destroy();

      assert.deepEqual(openToOthers(dataDirectory), []);
    });
  }

  it('in uploads, and also where they exist with 0666', async () => {
    const server = await startTestServer();
    const client = await TestClient.open(server);
    assert.equal((await client.upload()).status, 200);
    const folder = path.join(server.dataDirectory, 'files');
    assert.deepEqual(openToOthers(folder), []);
    openToEverybody(folder);

    await new FolderStore(server.dataDirectory).open(START);

    assert.deepEqual(openToOthers(folder), []);
    await server.stop();
  });
});

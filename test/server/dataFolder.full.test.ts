/** A DATA_DIR that cannot be used is told by its name, with what to do. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import {
  asDataFolderFailure,
  dataFolderFailure,
  DataFolderUnusable,
  inDataFolder,
  openDataFolder,
} from '#server/dataFolder.ts';
import { LIMITS } from '#server/database/postgres.ts';
import { openEmbeddedDatabase } from '#server/database/embedded.ts';
import { explainStartFailure } from '#server/startFailure.ts';
import { FIELD_KEYS } from './support/fieldKeys.ts';
import { startRealService } from './support/realService.ts';
import { s3Settings, sharedS3 } from './support/s3.ts';
import { openTestDatabase, temporaryFolder } from './support/testDatabase.ts';

/** As the system says it. */
function systemError(code: string, place?: string): Error {
  return Object.assign(new Error(`${code}: it failed`), { code, ...(place !== undefined && { path: place }) });
}

/** What a start says whose work in the data folder fails so. */
function said(code: string, place?: string): string {
  return explainStartFailure(asDataFolderFailure(systemError(code, place), '/srv/allot'));
}

describe('a data folder that cannot be used', () => {
  it('is named with its reason and with what to do', async () => {
    const advice: [code: string, said: RegExp][] = [
      ['EACCES', /may not use\. Give it to that account/],
      ['EPERM', /may not use\. Give it to that account/],
      ['EROFS', /read-only\. Mount it so that it can be written to/],
      ['EEXIST', /is a file\. Move the file away/],
      ['ENOTDIR', /is a file\. Move the file away/],
      ['ENOSPC', /no room is left\. Free some/],
      ['EDQUOT', /no room is left\. Free some/],
    ];
    for (const [code, reason] of advice) {
      const told = said(code, '/srv/allot/files');
      assert.match(told, reason);
      assert.match(
        told,
        /^DATA_DIR is \/srv\/allot, .*, or set DATA_DIR to another folder\. \(\w+\) The place is \/srv\/allot\/files\.$/,
      );
    }
    // A write names no path.
    assert.match(said('ENOSPC'), /^DATA_DIR is .* no room is left/);
    for (const other of [said('EACCES', '/srv/allotted/x'), said('EACCES'), said('ENOENT', '/srv/allot/x')])
      assert.match(other, /^The server could not start/);
  });

  it('is tried before anything is done, and made where it is missing', async () => {
    const folder = path.join(temporaryFolder('data'), 'of', 'ours');
    await openDataFolder(folder);
    assert.deepEqual([fs.readdirSync(folder), fs.statSync(folder).mode & 0o777], [[], 0o700]);

    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    let isDone = false;
    for (const taken of [file, path.join(file, 'below')])
      await assert.rejects(
        inDataFolder(taken, async () => void (isDone = true)),
        (error) =>
          error instanceof DataFolderUnusable && error.message.startsWith(`DATA_DIR is ${taken}, but that, or`),
      );
    assert.equal(isDone, false);
    // There, and nobody can make anything in it; nothing of it may be left over to hold the process.
    if (process.platform === 'linux')
      await assert.rejects(
        openDataFolder('/proc/allot/data'),
        /^DataFolderUnusable: DATA_DIR is \/proc\/allot\/data, which is not there and cannot be made\..*\(ENOENT\)$/,
      );
    assert.match(
      dataFolderFailure('/mnt/allot', 'ENOENT')?.message ?? '',
      /^DATA_DIR is \/mnt\/allot, which is not there and cannot be made\. Make the folder/,
    );
  });

  it('is named by the embedded database too', async () => {
    const file = path.join(temporaryFolder('data'), 'file');
    fs.writeFileSync(file, '');

    await assert.rejects(openEmbeddedDatabase(path.join(file, 'database'), LIMITS), /DATA_DIR is .*file, but that, or/);
  });

  it('is named with PostgreSQL and a bucket, where it holds only files under way', async () => {
    const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
    const base = await openTestDatabase();
    const file = path.join(temporaryFolder('data'), 'file');
    fs.writeFileSync(file, '');
    const s3 = s3Settings(await sharedS3());

    const service = await startRealService({
      FIELD_KEYS,
      DATABASE_URL: isPostgres ? (base.databaseUrl ?? '') : '',
      DATA_DIR: file,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    });

    assert.equal(await service.ended, 1);
    assert.match(service.output(), /^DATA_DIR is .*, but that, or a folder above it, is a file\. .* \(EEXIST\)$/);
    await base.remove();
  });
});

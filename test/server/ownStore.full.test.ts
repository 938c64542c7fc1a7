/** The database knows in which store its files are: a start or an import with another one is refused with what to set. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { removeOrphanedFiles } from '#server/storage/claims.ts';
import { openOwnFiles } from '#server/storage/ownStore.ts';
import { systemClock, systemIds } from '#server/system.ts';
import { contentsIn } from './support/files.ts';
import { FIELD_KEYS } from './support/fieldKeys.ts';
import { bucket, folder, refusal, start, store } from './support/ownStores.ts';
import { openTestDatabase, temporaryFolder } from './support/testDatabase.ts';
import { ownPdf, writeOfferFile } from './support/testServer.ts';

describe('the store of a database', () => {
  it('is the one of the first start, and another folder or bucket is refused with what to set', async () => {
    const base = await openTestDatabase();
    const first = { s3: await bucket(), dataDirectory: temporaryFolder('first') };
    await start(base, first);

    const away = await refusal(start(base, folder('shell'), { moves: false }));
    assert.match(
      away,
      /^The files of this database are in the bucket allot at 127\.0\.0\.1:\d+ under t\d+\/, and these/,
    );
    assert.match(
      away,
      /these settings store files in .*shell.*Set S3_ENDPOINT, S3_BUCKET, S3_REGION,.* and S3_PREFIX as/,
    );
    assert.match(await refusal(start(base, { ...first, s3: await bucket() })), /S3_PREFIX/);
    // Many processes with a folder of their own each.
    const others = await Promise.all(
      ['b', 'c'].map((name) => start(base, { ...first, ...folder(name), s3: first.s3 })),
    );
    assert.deepEqual(
      others.map(({ told }) => told),
      [[], []],
    );
    await base.remove();
  });

  it('may be one folder of several processes, be moved with what it holds, and outlives every clearing', async () => {
    const base = await openTestDatabase();
    const shared = folder('shared');
    const deps = await start(base, shared);
    await start(base, shared);
    const elsewhere = folder('elsewhere');
    assert.match(
      await refusal(start(base, elsewhere)),
      /^The files of this database are in .*shared.*Set DATA_DIR to the folder/,
    );
    await store(deps);
    await removeOrphanedFiles(deps, 100);
    assert.equal(contentsIn(shared.dataDirectory).size, 1, 'the mark alone');

    fs.rmSync(path.join(elsewhere.dataDirectory, 'files'), { recursive: true });
    fs.renameSync(path.join(shared.dataDirectory, 'files'), path.join(elsewhere.dataDirectory, 'files'));
    await start(base, elsewhere);

    assert.match(await refusal(start(base, shared)), /^The files of this database are in .*elsewhere/);
    await base.remove();
  });

  it('moves from a folder into a bucket with the service, not with an import, and the folder is no store any more', async () => {
    const base = await openTestDatabase();
    const before = folder('before');
    const file = await store(await start(base, before));
    const after = { ...before, s3: await bucket() };

    assert.match(
      await refusal(start(base, after, { moves: false })),
      /still in .*before.*Start the service with the bucket first/,
    );
    assert.match(
      await refusal(start(base, { ...folder('other'), s3: after.s3 })),
      /Set DATA_DIR to the folder that holds them: the service then moves them into the bucket/,
    );
    const moved = await start(base, after);

    assert.match(moved.told[0] ?? '', /^1 files were moved from .* into the bucket$/);
    assert.equal(await moved.files.has(file), true);
    assert.equal(contentsIn(before.dataDirectory).size, 0);
    assert.match(
      await refusal(start(base, before)),
      /^The files of this database are in the bucket .* Set S3_ENDPOINT/,
    );
    await start(base, { ...folder('own'), s3: after.s3 }, { moves: false });
    await base.remove();
  });

  it('leaves a folder of another database beside it as it is, and takes a copy of what it lacks itself', async () => {
    const [base, other] = [await openTestDatabase(), await openTestDatabase()];
    const content = ownPdf();
    const shared = folder('of-another');
    const theirs = await start(other, shared);
    await store(theirs);
    await store(theirs, content);
    const before = [...contentsIn(shared.dataDirectory).keys()];
    assert.equal(before.length, 3, 'with the mark');

    const first = await start(base, { ...shared, s3: await bucket() });
    const stay = `3 files in ${shared.dataDirectory}/files stay there: the mark of this database is not among them`;
    assert.deepEqual(first.told, [stay]);

    const known = await store(first, content);
    assert.deepEqual((await start(base, { ...shared, s3: first.s3 })).told, [stay], 'what both have');
    await first.files.remove(known.sha256);
    const { told } = await start(base, { ...shared, s3: first.s3 });

    assert.deepEqual(told, [`1 files were copied from ${shared.dataDirectory}/files into the bucket`, stay]);
    assert.equal(await first.files.has(known), true);
    assert.deepEqual([...contentsIn(shared.dataDirectory).keys()], before);
    await base.remove();
    await other.remove();
  });

  it('whose move was cut off is neither the folder nor the bucket for others, until it is done', async () => {
    const base = await openTestDatabase();
    const before = folder('before');
    await store(await start(base, before));
    const after = { ...before, s3: await bucket() };
    const own = { database: base.database, clock: systemClock, ids: systemIds };
    await openOwnFiles(own, { ...after, adoptsFiles: false }, { moves: true });

    assert.match(await refusal(start(base, before)), /Set S3_ENDPOINT/);
    await refusal(start(base, { ...folder('other'), s3: after.s3 }));

    assert.match((await start(base, after)).told[0] ?? '', /^1 files were moved/);
    await base.remove();
  });

  it('of an earlier release is where its contents are', async () => {
    const base = await openTestDatabase();
    const before = folder('before');
    await store(await start(base, before));
    const forget = () => base.database.deleteFrom('server_keys').where('name', '=', 'file_store').execute();
    await forget();

    assert.match(await refusal(start(base, folder('shell'))), /in another storage.*Set S3_ENDPOINT/);
    await start(base, before);
    await forget();
    const told = (await start(base, { ...before, s3: await bucket() })).told;

    assert.match(told[0] ?? '', /files were moved/);
    assert.match(await refusal(start(base, before)), /Set S3_ENDPOINT/);
    await base.remove();
  });

  it('that is lost is replaced by another one where ADOPT_FILES says so', async () => {
    const base = await openTestDatabase();
    await start(base, folder('lost'));
    const empty = folder('empty');
    await refusal(start(base, empty));

    await start(base, empty, { adoptsFiles: true });

    await start(base, empty);
    await base.remove();
  });
});

describe('npm run offers:import', () => {
  it('without the bucket of the service ends with 1, says what to set, and publishes nothing', async () => {
    const base = await openTestDatabase();
    await start(base, { s3: await bucket(), dataDirectory: base.dataDirectory });
    if (base.kind === 'embedded') await base.database.destroy();
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/importOffers.ts', writeOfferFile()], {
      env: { ...process.env, FIELD_KEYS, DATABASE_URL: base.databaseUrl ?? '', DATA_DIR: base.dataDirectory },
    });
    const said = text(child.stderr);
    const code = await new Promise((resolve) => child.once('close', resolve));

    assert.equal(code, 1);
    assert.match(await said, /^The files of this database are in the bucket allot .* Set S3_ENDPOINT, S3_BUCKET/);
    if (base.kind === 'postgres') assert.deepEqual(await base.database.selectFrom('offers').select('id').execute(), []);
    await base.remove();
  });
});

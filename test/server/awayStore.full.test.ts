/** A start while the store is away: the service comes up, and its files come back with the store, if it is the right one. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { sha256 } from '#server/canonical.ts';
import { StorageUnavailable } from '#server/storage/fileStore.ts';
import { openServiceFiles } from '#server/storage/ownStore.ts';
import { systemClock, systemIds } from '#server/system.ts';
import { FIELD_KEYS } from './support/fieldKeys.ts';
import { bucket, refusal, start, store, type Settings } from './support/ownStores.ts';
import { startRealService, stop } from './support/realService.ts';
import { objectsIn, sharedS3 } from './support/s3.ts';
import { openTestDatabase, temporaryFolder, type TestDatabase } from './support/testDatabase.ts';
import { writeOfferFile } from './support/testServer.ts';

describe('the store of a service that starts while it is away', () => {
  const open = ({ database }: TestDatabase, settings: Settings, adoptsFiles = false) =>
    openServiceFiles({ database, clock: systemClock, ids: systemIds }, { ...settings, adoptsFiles });
  const unavailable = (code: string) => (error: unknown) => error instanceof StorageUnavailable && error.code === code;

  for (const fault of ['away', '500'] as const)
    it(`(${fault}) is used as soon as it answers, where the database knows it`, async () => {
      const base = await openTestDatabase();
      const s3 = await sharedS3();
      const settings = { s3: await bucket(), dataDirectory: base.dataDirectory };
      const file = await store(await start(base, settings));
      s3.fail(fault);
      const { files, silence } = await open(base, settings);
      const deps = { database: base.database, clock: systemClock, ids: systemIds, files };

      assert.match(
        silence ?? '',
        /^The storage of S3_ENDPOINT cannot be used \((ECONNRESET|500|InternalError)\)\. Is http/,
      );
      await assert.rejects(store(deps), StorageUnavailable);
      await assert.rejects(files.read(file), StorageUnavailable);
      s3.heal();

      assert.equal((await buffer((await files.read(file)) as Readable)).length, file.size);
      assert.equal(await files.read({ sha256: sha256('nothing'), size: 7 }), 'missing');
      assert.equal(await files.has(await store(deps)), true);
      assert.deepEqual([(await open(base, settings)).silence], [null]);
      await base.remove();
    });

  it('gets nothing, loses nothing and tells nothing as lost where it turns out to be another one', async () => {
    const base = await openTestDatabase();
    const s3 = await sharedS3();
    const settings = { s3: await bucket(), dataDirectory: base.dataDirectory };
    const file = await store(await start(base, settings));
    s3.fail('away');
    const { files } = await open(base, settings);
    s3.heal();
    const objects = objectsIn(s3.folder, settings.s3.prefix);
    for (const object of objects.values()) fs.rmSync(object);

    await assert.rejects(files.read(file), unavailable('markMissing'));
    await assert.rejects(files.has(file), unavailable('markMissing'));
    await assert.rejects(files.remove(file.sha256), unavailable('markMissing'));
    await assert.rejects(
      store({ database: base.database, clock: systemClock, ids: systemIds, files }),
      unavailable('markMissing'),
    );
    assert.equal(objectsIn(s3.folder, settings.s3.prefix).size, 0);
    assert.match(await refusal(open(base, settings)), /where the mark of that storage is missing/);
    await base.remove();
  });

  it('is refused as before where the database does not know it, knows another one, or is to take up any', async () => {
    const base = await openTestDatabase();
    const s3 = await sharedS3();
    const settings = { s3: await bucket(), dataDirectory: base.dataDirectory };
    const refused = async (changed: Settings, adoptsFiles = false): Promise<string> => {
      s3.fail('away');
      const told = await refusal(open(base, changed, adoptsFiles));
      s3.heal();
      return told;
    };
    const away = /^The storage of S3_ENDPOINT cannot be used \(ECONNRESET\)/;

    assert.match(await refused(settings), away);
    await start(base, settings);
    assert.match(await refused({ ...settings, s3: await bucket() }), away);
    assert.match(await refused(settings, true), away);
    s3.fail('skewed');
    assert.match(await refusal(open(base, settings)), /RequestTimeTooSkewed/);
    s3.heal();
    await base.remove();
  });

  it('is told of by the service, which is ready, and answers files with 503 until the store is back', async () => {
    const base = await openTestDatabase();
    await base.database.destroy();
    const s3 = await sharedS3();
    const set = await bucket();
    const offers = temporaryFolder('offers');
    fs.renameSync(path.dirname(writeOfferFile()), path.join(offers, 'emberfield'));
    const environment = {
      FIELD_KEYS,
      DATABASE_URL: base.databaseUrl ?? '',
      DATA_DIR: base.dataDirectory,
      OFFERS_DIR: offers,
      S3_ENDPOINT: set.endpoint,
      S3_BUCKET: set.bucket,
      S3_REGION: set.region,
      S3_ACCESS_KEY: set.accessKey,
      S3_SECRET_KEY: set.secretKey,
      S3_PREFIX: set.prefix,
    };
    await stop(await startRealService(environment));
    fs.rmSync(path.join(base.dataDirectory, 'cache'), { recursive: true });
    s3.fail('away');
    const service = await startRealService(environment);
    const ask = (address: string) => fetch(`${service.address}${address}`);
    const picture = '/offers/emberfield-copper/files/images/hero.svg';

    assert.match(service.output(), /^Warning: the service starts without its files\. The storage of S3_ENDPOINT/m);
    const [ready, health, away] = [await ask('/api/ready/'), await ask('/api/health/'), await ask(picture)];
    s3.heal();
    const back = await ask(picture);

    assert.deepEqual([ready.status, health.status, away.status, away.headers.get('retry-after')], [200, 200, 503, '5']);
    assert.equal(((await health.json()) as { files: { ok: boolean } }).files.ok, false);
    assert.equal(back.status, 200);
    await stop(service);
    await base.remove();
  });
});

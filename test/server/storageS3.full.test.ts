/** A bucket that fails in every way: no half file, no lost document, clear answers. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { sha256 } from '#server/canonical.ts';
import { readConfig } from '#server/config.ts';
import { removeOrphanedFiles } from '#server/storage/claims.ts';
import { StorageNotOpened, StorageSilent } from '#server/storage/fileStore.ts';
import { describeS3Fault } from '#server/storage/s3Faults.ts';
import { signedHeaders } from '#server/storage/s3Signature.ts';
import { S3Store } from '#server/storage/s3Store.ts';
import { systemIds } from '#server/system.ts';
import { explainStartFailure } from '#server/startFailure.ts';
import { objectsIn, openS3Store, QUICK, s3Settings, sharedS3, type FaultyS3, type S3Fault } from './support/s3.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { addOffer, ownPdf, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const HOUR = 3_600_000;

describe('signatures', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, "Examples: Signature Calculations"
  const credentials = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  const at = new Date('2013-05-24T00:00:00Z');
  const EMPTY = sha256('');
  const examples: [name: string, method: string, path: string, content: string, signature: string][] = [
    [
      'PUT Object',
      'PUT',
      '/test%24file.text',
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET Bucket Lifecycle',
      'GET',
      '/?lifecycle',
      '',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'Get Bucket (List Objects)',
      'GET',
      '/?max-keys=2&prefix=J',
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ];
  for (const [name, method, path, content, signature] of examples) {
    it(`are those that AWS publishes for ${name}`, () => {
      const isPut = method === 'PUT';
      const headers = isPut
        ? { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY', 'Content-Length': '21' }
        : {};
      const call = { host: 'examplebucket.s3.amazonaws.com', region: 'us-east-1', method, path };

      const signed = signedHeaders({ ...call, headers, bodyHash: isPut ? sha256(content) : EMPTY }, credentials, at);

      assert.match(signed['Authorization'] ?? '', new RegExp(`Signature=${signature}$`));
    });
  }
});

describe('a bucket', () => {
  let server: TestServer;
  let s3: FaultyS3;
  let prefix: string;
  let client: TestClient;
  before(async () => {
    const opened = await openS3Store(temporaryFolder('s3'), QUICK);
    s3 = opened.s3;
    prefix = opened.settings.prefix;
    server = await startTestServer({ files: opened.store });
    await addOffer(server);
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const objects = (): string[] => [...objectsIn(s3.folder, prefix).keys()].sort();
  const rows = async (): Promise<string[]> =>
    (await server.database.selectFrom('files').select('sha256').orderBy('sha256').execute()).map((row) => row.sha256);
  const documents = async (): Promise<number> =>
    (await server.database.selectFrom('documents').select('id').execute()).length;
  /** What is left an hour later, once the clearing job has been. */
  const clearLater = async (): Promise<void> => {
    const now = server.deps.clock.now();
    server.travelTo(new Date(now.getTime() + HOUR));
    await removeOrphanedFiles(server.deps, 1000);
    server.travelTo(now);
  };

  const everyFault: S3Fault[] = ['500', 'slow', 'cut', 'long', 'short', 'changed', 'away', 'skewed'];
  for (const fault of everyFault) {
    it(`that fails while it is written (${fault}) gets the upload refused with 503, and keeps nothing of it`, async () => {
      const before = { documents: await documents(), objects: objects() };
      s3.fail(fault, { methods: ['PUT'] });
      const content = ownPdf();
      const refused = await client.upload(content);
      s3.heal();

      assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5']);
      assert.equal(
        refused.json()['message'],
        'Files cannot be stored or opened at the moment. Please try again in a minute.',
      );
      await clearLater();
      assert.deepEqual({ documents: await documents(), objects: objects() }, before);
      assert.deepEqual(await rows(), before.objects);
      const again = await client.upload(content);
      assert.equal(again.status, 200, 'the same file, tried again');
      assert.deepEqual((await client.call('GET', String(again.json()['download']))).body, content);
    });

    it(`that fails while it is read (${fault}) is no lost document: 503 or 404, and whole again afterwards`, async () => {
      const content = ownPdf();
      const download = String((await client.upload(content)).json()['download']);
      s3.fail(fault, { methods: ['GET'] });
      const failed = await client.call('GET', download);
      s3.fail(fault, { methods: ['GET'], times: 1 });
      const once = await client.call('GET', download);
      s3.heal();

      // What comes in its length and changed, time and again, is changed in the store; what comes in another length than the store itself
      // says is the way's trouble.
      assert.equal(failed.status, fault === 'changed' ? 404 : 503);
      assert.match(String(failed.headers['content-type']), /json/);
      // Nobody waits twice for what takes too long, and a clock does not mend itself.
      const isFinal = fault === 'slow' || fault === 'skewed';
      assert.equal(once.status, isFinal ? 503 : 200);
      if (!isFinal) assert.deepEqual(once.body, content);
      assert.deepEqual((await client.call('GET', download)).body, content);
      assert.deepEqual(server.incoming(), []);
    });
  }

  it('that fails once is written all the same', async () => {
    for (const fault of ['500', 'cut', 'changed', 'away'] as const) {
      s3.fail(fault, { methods: ['PUT'], times: 1 });
      const content = ownPdf();
      const answer = await client.upload(content);
      s3.heal();
      assert.equal(answer.status, 200, fault);
      assert.deepEqual((await client.call('GET', String(answer.json()['download']))).body, content);
    }
  });

  it('that is away while a document is removed loses its content with the next clearing', async () => {
    const content = ownPdf();
    const { download, delete_document } = (await client.upload(content)).json();
    s3.fail('away', { methods: ['DELETE'] });
    const removed = await client.call('DELETE', String(delete_document));
    s3.heal();

    assert.equal(removed.status, 204);
    assert.equal((await client.call('GET', String(download))).status, 404);
    assert.ok(objects().includes(sha256(content)));
    await removeOrphanedFiles(server.deps, 1000);
    assert.ok(!objects().includes(sha256(content)));
  });

  it('in which an object is missing, changed or too short gives out nothing of it', async () => {
    const content = ownPdf();
    const download = String((await client.upload(content)).json()['download']);
    const object = objectsIn(s3.folder, prefix).get(sha256(content)) ?? '';
    fs.writeFileSync(object, 'x'.repeat(content.length));
    const changed = await client.call('GET', download);
    fs.writeFileSync(object, content.subarray(1));
    const short = await client.call('GET', download);
    fs.rmSync(object);
    const missing = await client.call('GET', download);

    for (const answer of [changed, short, missing]) {
      assert.equal(answer.status, 404);
      assert.match(String(answer.json()['message']), /^This file is missing/);
    }
  });

  it('is asked once for what everybody may see of an offer, and each time for what is an applicant’s', async () => {
    const picture = '/offers/emberfield-copper/files/images/hero.svg';
    const download = String((await client.upload(ownPdf())).json()['download']);
    const callsFor = async (address: string): Promise<number> => {
      const before = s3.calls.length;
      assert.equal((await client.call('GET', address)).status, 200);
      return s3.calls.length - before;
    };
    await callsFor(picture);

    assert.deepEqual([await callsFor(picture), await callsFor(download), await callsFor(download)], [0, 1, 1]);
    s3.fail('away');
    const statuses = [(await client.call('GET', picture)).status, (await client.call('GET', download)).status];
    s3.heal();
    assert.deepEqual(statuses, [200, 503]);
  });
});

describe('a bucket at the start', () => {
  it('is tried, and a failure is explained without a trace of the code', async () => {
    const s3 = await sharedS3();
    const settings = s3Settings(s3);
    const clock = { now: () => new Date() };
    const open = async (changes: Partial<typeof settings>, fault?: S3Fault): Promise<string> => {
      // Twice changed a byte would be as it was.
      if (fault) s3.fail(fault, fault === 'changed' ? { methods: ['PUT'] } : {});
      const store = new S3Store(
        { ...settings, ...changes },
        { dataDirectory: temporaryFolder('s3'), clock, ids: systemIds, limits: QUICK },
      );
      const failure: unknown = await store
        .open(new Date())
        .then(() => null)
        .catch((error: unknown) => error);
      store.close();
      s3.heal();
      assert.ok(failure instanceof StorageNotOpened);
      return explainStartFailure(failure);
    };

    const told = [
      await open({ bucket: 'another' }),
      describeS3Fault('InvalidAccessKeyId', settings),
      await open({ endpoint: 'http://127.0.0.1:9' }),
      await open({}, 'slow'),
      await open({}, 'skewed'),
      await open({}, 'changed'),
    ];

    assert.deepEqual(told, [
      'The storage of S3_ENDPOINT cannot be used (NoSuchBucket). There is no bucket another (S3_BUCKET).',
      'The storage of S3_ENDPOINT cannot be used (InvalidAccessKeyId). The store does not know S3_ACCESS_KEY.',
      describeS3Fault('ECONNREFUSED', { ...settings, endpoint: 'http://127.0.0.1:9' }),
      describeS3Fault('timeout', settings),
      'The storage of S3_ENDPOINT cannot be used (RequestTimeTooSkewed). The clock of this machine differs from the store by more than a quarter of an hour.',
      'The storage of S3_ENDPOINT cannot be used (changed). What was written came back changed: what answers at S3_ENDPOINT does not store contents as they are.',
    ]);
  });

  it('is tried again after pauses as long as chance says, a half to one and a half of what stands there', async () => {
    const s3 = await sharedS3();
    const limits: number[] = [];
    const ids = { below: (limit: number) => limits.push(limit) * 0 };
    const clock = { now: () => new Date() };
    const store = new S3Store(s3Settings(s3), { dataDirectory: temporaryFolder('s3'), clock, ids, limits: QUICK });
    s3.fail('500');
    const begun = performance.now();

    await assert.rejects(store.open(new Date()), StorageSilent);

    const took = performance.now() - begun;
    s3.heal();
    store.close();
    assert.deepEqual(limits, [150, 600]);
    assert.ok(took >= 74 + 299, `${took} ms`);
  });

  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'allot-files',
    S3_REGION: 'ap-southeast-2',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  };
  it('is set as a whole or not at all', () => {
    assert.equal(readConfig({}).s3, null);
    assert.deepEqual(readConfig({ ...whole, S3_PREFIX: 'allot/live/' }).s3, {
      endpoint: 'https://s3.example.com',
      bucket: 'allot-files',
      region: 'ap-southeast-2',
      accessKey: 'key',
      secretKey: 'secret',
      prefix: 'allot/live/',
    });
    for (const name of Object.keys(whole))
      assert.throws(() => readConfig({ ...whole, [name]: '' }), new RegExp(`${name} must be set, too`), name);
    for (const [name, value] of [
      ['S3_ENDPOINT', 'http://s3.example.com'],
      ['S3_BUCKET', 'A/b'],
      ['S3_PREFIX', '/up'],
      ['S3_PREFIX', '../'],
    ] as const)
      assert.throws(() => readConfig({ ...whole, [name]: value }), new RegExp(`${name} must look like`), value);
    assert.throws(
      () => readConfig({ ...whole, S3_ENDPOINT: 'http://localhost:9000' }),
      /S3_ENDPOINT must look like https:\/\/host, or http:\/\/127\.0\.0\.1:9000 .*\(not localhost\)/,
    );
    assert.ok(readConfig({ ...whole, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3);
  });
});

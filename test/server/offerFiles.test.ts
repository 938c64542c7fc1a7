import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { importOffer } from '#server/offers/importing.ts';
import { zipDocuments } from '#server/offers/documentsZip.ts';
import { describeMissingFiles, settleOfferFolders } from '#server/offers/offerFolders.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { START, startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';

const HOME = '/offers/emberfield-copper/';
const FILES = ['documents/Prospectus.pdf', 'documents/Rules & fees.pdf', 'images/hero.svg'];
/** More than a socket and all streams between hold at once. */
const LARGE = 12_000_000;

/** An offers' root with one offer in it, as an installation has. */
function offersRoot(): { root: string; folder: string } {
  const root = temporaryFolder('offers');
  const folder = path.join(root, 'emberfield-copper');
  fs.cpSync(path.dirname(writeOfferFile()), folder, { recursive: true });
  return { root, folder };
}

function openFilesIn(folder: string): string[] {
  const handles = fs.readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [fs.readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      return [];
    }
  });
  return handles.filter((target) => target.startsWith(folder));
}

/** Waits for what must come soon. */
async function until(isSo: () => boolean): Promise<void> {
  for (let wait = 0; wait < 300 && !isSo(); wait += 1) await pause(10);
  assert.ok(isSo());
}

describe('an offer whose files are gone', () => {
  let server: TestServer;
  let folder: string;
  const lines: string[] = [];
  before(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const place = offersRoot();
    folder = place.folder;
    server = await startTestServer({ config: { offersDirectory: place.root }, logLevel: 'warn', logStream });
    await importOffer(server.database, path.join(folder, 'offer.json'), START);
    await settleOfferFolders(server.database, place.root);
  });
  after(() => server.stop());

  const losses: [name: string, lose: (file: string) => void][] = [
    ['removed', (file) => fs.rmSync(file)],
    ['a folder instead', (file) => (fs.rmSync(file), fs.mkdirSync(file))],
    ['a link to nowhere', (file) => (fs.rmSync(file), fs.symlinkSync('/nowhere', file))],
  ];
  for (const [name, lose] of losses) {
    it(`answers 404 for the file itself (${name}), refuses the zip, and serves the others`, async () => {
      const client = await TestClient.open(server);
      const kept = path.join(folder, 'kept.pdf');
      const lost = path.join(folder, 'documents/Prospectus.pdf');
      fs.copyFileSync(lost, kept);
      lose(lost);

      const answers = await Promise.all(FILES.map((file) => client.call('GET', `${HOME}files/${encodeURI(file)}`)));
      const zip = await client.call('GET', `${HOME}download_documents_zip/`);
      const offer = await client.call('GET', '/api/offers/emberfield-copper/');
      fs.rmSync(lost, { recursive: true, force: true });
      fs.renameSync(kept, lost);

      assert.deepEqual(
        answers.map(({ status }) => status),
        [404, 200, 200],
      );
      assert.deepEqual(answers[0]?.headers['cache-control'], 'no-store');
      assert.deepEqual(
        [zip.status, zip.json()],
        [404, { message: 'Some documents of this offer are not available at the moment. Please try again later.' }],
      );
      assert.match(String(zip.headers['content-type']), /^application\/json/);
      assert.equal(offer.status, 200);
      assert.ok(lines.some((line) => line.includes('an offer lacks files') && line.includes('Prospectus.pdf')));
      assert.equal((await client.call('GET', `${HOME}download_documents_zip/`)).status, 200);
    });
  }

  it('is named with its files to whoever starts the service', async () => {
    assert.deepEqual(await describeMissingFiles(server.database, path.dirname(folder)), []);
    fs.renameSync(path.join(folder, 'images'), path.join(folder, 'away'));

    const told = await describeMissingFiles(server.database, path.dirname(folder));
    fs.renameSync(path.join(folder, 'away'), path.join(folder, 'images'));

    assert.equal(told.length, 1);
    assert.match(
      told[0] ?? '',
      new RegExp(
        `^Emberfield Copper.*: these files cannot be read in ${folder}: images/hero\\.svg, images/mark\\.svg\\.`,
      ),
    );
  });

  it('breaks a zip off that fails in the middle, instead of finishing it', async () => {
    const file = path.join(folder, 'documents/Rules & fees.pdf');
    const content = fs.readFileSync(file);
    const stream = await zipDocuments(folder, ['Prospectus.pdf', 'Rules & fees.pdf']);
    fs.rmSync(file);

    await assert.rejects(buffer(stream), { code: 'ENOENT' });
    fs.writeFileSync(file, content);
  });

  it('breaks the connection off when a document turns out shorter than it was', async () => {
    const file = path.join(folder, 'documents/Prospectus.pdf');
    const content = fs.readFileSync(file);
    fs.writeFileSync(file, randomBytes(LARGE));
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;

    const response = await new Promise<http.IncomingMessage>((resolve) =>
      http.get({ port, host: '127.0.0.1', path: `${HOME}download_documents_zip/` }, resolve),
    );
    fs.truncateSync(file, 1_000_000);
    const error = await buffer(response).then(
      () => null,
      (reason: unknown) => reason,
    );
    fs.writeFileSync(file, content);

    assert.equal(response.statusCode, 200);
    assert.ok(error instanceof Error && !response.complete, 'the answer ended as if it were whole');
  });

  it('reads no document for the head of a zip alone', { skip: process.platform !== 'linux' }, async () => {
    const file = path.join(folder, 'documents/Prospectus.pdf');
    const content = fs.readFileSync(file);
    fs.writeFileSync(file, randomBytes(2 * LARGE));
    const client = await TestClient.open(server);
    const { status, headers } = await client.call('HEAD', `${HOME}download_documents_zip/`);
    let looks = 0;
    for (let wait = 0; wait < 10; wait += 1) {
      await pause(5);
      looks += openFilesIn(folder).length;
    }
    fs.writeFileSync(file, content);

    assert.deepEqual([status, headers['content-type'], looks], [200, 'application/zip', 0]);
  });

  it(
    'closes the file that it reads when the reader of a zip goes away',
    { skip: process.platform !== 'linux' },
    async () => {
      const file = path.join(folder, 'documents/Prospectus.pdf');
      const content = fs.readFileSync(file);
      fs.writeFileSync(file, randomBytes(LARGE));
      const stream = await zipDocuments(folder, ['Prospectus.pdf']);
      stream.on('data', () => undefined).pause();
      await until(() => openFilesIn(folder).length === 1);

      stream.destroy();
      await once(stream, 'close');
      await until(() => openFilesIn(folder).length === 0);
      fs.writeFileSync(file, content);
    },
  );
});

describe('the folders of offers', () => {
  let server: TestServer;
  before(async () => (server = await startTestServer()));
  after(() => server.stop());

  const folderOf = async (): Promise<string> =>
    (await server.database.selectFrom('offers').select('folder').where('id', '=', 101).executeTakeFirstOrThrow())
      .folder;

  it('are kept relative to the root, so that an installation goes on working at another place', async () => {
    const { root, folder } = offersRoot();
    await importOffer(server.database, path.join(folder, 'offer.json'), START);
    await settleOfferFolders(server.database, root);
    assert.equal(await folderOf(), 'emberfield-copper');

    const elsewhere = path.join(temporaryFolder('moved'), 'offers');
    fs.renameSync(root, elsewhere);
    server.deps.config.offersDirectory = elsewhere;
    const own = await startTestServer({ database: server.database, config: { offersDirectory: elsewhere } });
    const client = await TestClient.open(own);

    assert.equal((await client.call('GET', `${HOME}download_documents_zip/`)).status, 200);
    await own.stop();
  });

  it('that an earlier version stored as absolute paths go on working after an upgrade, also of a moved installation', async () => {
    const { root, folder } = offersRoot();
    const before: [folder: string, after: string][] = [
      [folder, 'emberfield-copper'],
      ['/srv/allot-1.0/offers/emberfield-copper', 'emberfield-copper'],
      ['/srv/allot-1.0/offers/other-name', '/srv/allot-1.0/offers/other-name'],
    ];
    for (const [stored, settled] of before) {
      await server.database.updateTable('offers').set({ folder: stored }).where('id', '=', 101).execute();
      await settleOfferFolders(server.database, root);
      assert.equal(await folderOf(), settled);
    }
  });

  it('outside the root stay where they were imported from', async () => {
    const { root } = offersRoot();
    const outside = writeOfferFile();
    await importOffer(server.database, outside, START);
    await settleOfferFolders(server.database, root);

    assert.equal(await folderOf(), path.dirname(outside));
  });
});

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { importOffer } from '#server/offers/importing.ts';
import { zipDocuments } from '#server/documents/documentsZip.ts';
import { findOfferBySlug } from '#server/offers/offers.ts';
import { settleOfferFiles } from '#server/offers/offerFiles.ts';
import { settleOfferFolders } from '#server/offers/offerFolders.ts';
import { sha256 as hashOf } from '#server/canonical.ts';
import { removeOrphanedFiles } from '#server/storage/claims.ts';
import type { FileStore, StoredFile } from '#server/storage/fileStore.ts';
import type { Offer, OfferDocument } from '#domain/offer.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { PDF, START, startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const HOME = '/offers/emberfield-copper/';
const FILES = ['documents/Prospectus.pdf', 'documents/Rules & fees.pdf', 'images/hero.svg'];
/** Where what everybody may see has a copy near the process. */
const NEAR = process.env['TEST_STORAGE'] === 's3';
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

describe('an offer whose files are gone', () => {
  let server: TestServer;
  let folder: string;
  let client: TestClient;
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
    // Each content once: the files of a test are lost one by one.
    for (const file of [...FILES, 'images/mark.svg'])
      fs.appendFileSync(path.join(folder, file), file.endsWith('.pdf') ? `% ${file}` : `<!-- ${file} -->`);
    server = await startTestServer({ config: { offersDirectory: place.root }, logLevel: 'warn', logStream });
    await importOffer(server.deps, path.join(folder, 'offer.json'));
    await settleOfferFolders(server.database, place.root);
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const stored = async (name: string): Promise<StoredFile & { place: string }> => {
    const offer = await findOfferBySlug(server.database, server.deps.clock, 'emberfield-copper');
    const file = offer?.files.find((each) => each.path === name);
    assert.ok(file);
    return { ...file, place: server.contents().get(file.sha256) ?? '' };
  };
  const ask = async (): Promise<number[]> => {
    const answers = await Promise.all(FILES.map((file) => client.call('GET', `${HOME}files/${encodeURI(file)}`)));
    return answers.map(({ status }) => status);
  };
  const settle = () => settleOfferFiles(server.deps, path.dirname(folder));

  it('needs none of its folder once it was imported', async () => {
    const away = `${folder}-away`;
    fs.renameSync(folder, away);

    const told = await settle();
    const statuses = [...(await ask()), (await client.call('GET', `${HOME}download_documents_zip/`)).status];
    fs.renameSync(away, folder);

    assert.deepEqual([told, statuses], [[], [200, 200, 200, 200]]);
  });

  const losses: [name: string, lose: (file: string) => void][] = [
    ['removed', (file) => fs.rmSync(file)],
    ['changed', (file) => fs.writeFileSync(file, 'x'.repeat(fs.statSync(file).size))],
    ['a folder instead', (file) => (fs.rmSync(file), fs.mkdirSync(file))],
  ];
  for (const [name, lose] of losses) {
    const options = { skip: NEAR && name !== 'removed' && 'copies of what everybody may see are served from nearby' };
    it(`answers 404 for the file itself (${name}), refuses the zip, and serves the others`, options, async () => {
      const { place } = await stored('documents/Prospectus.pdf');
      const content = fs.readFileSync(place);
      lose(place);
      for (const copies of ['cache', 'zips'])
        fs.rmSync(path.join(server.dataDirectory, copies), { recursive: true, force: true });

      const statuses = await ask();
      const gone = await client.call('GET', `${HOME}files/documents/Prospectus.pdf`);
      const zip = await client.call('GET', `${HOME}download_documents_zip/`);
      const offer = await client.call('GET', '/api/offers/emberfield-copper/');
      fs.rmSync(place, { recursive: true, force: true });
      fs.writeFileSync(place, content);

      assert.deepEqual(statuses, [404, 200, 200]);
      assert.deepEqual(gone.headers['cache-control'], 'no-store');
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

  it('gets them from its folder again at the next start, and is named where they are not there either', async () => {
    fs.rmSync((await stored('images/hero.svg')).place);
    assert.deepEqual(await settle(), []);
    assert.ok(fs.existsSync((await stored('images/hero.svg')).place));

    for (const name of ['images/hero.svg', 'images/mark.svg']) fs.rmSync((await stored(name)).place);
    fs.renameSync(path.join(folder, 'images'), path.join(folder, 'away'));
    fs.mkdirSync(path.join(folder, 'images'));
    fs.writeFileSync(path.join(folder, 'images/hero.svg'), 'another');
    const told = await settle();
    fs.rmSync(path.join(folder, 'images'), { recursive: true });
    fs.renameSync(path.join(folder, 'away'), path.join(folder, 'images'));

    assert.equal(told.length, 1);
    assert.match(
      told[0] ?? '',
      new RegExp(
        `^Emberfield Copper.*: these files are neither in the storage nor in ${folder}: images/hero\\.svg, images/mark\\.svg\\.`,
      ),
    );
    assert.deepEqual(await settle(), []);
  });

  it('was imported by an earlier release: its folder is taken in at the start', async () => {
    const { database } = server;
    await database.deleteFrom('offer_files').execute();
    await database
      .updateTable('offers')
      .set(({ ref }) => ({ imported_at: ref('imported_at') }))
      .execute();
    await removeOrphanedFiles(server.deps, 100);
    assert.equal(server.contents().size, 0);
    // Whoever asks now knows the offer without them.
    assert.deepEqual(await ask(), [404, 404, 404]);

    const both = await Promise.all([settle(), settle()]);

    assert.deepEqual(both, [[], []]);
    assert.deepEqual(await ask(), [200, 200, 200]);
    assert.equal((await server.database.selectFrom('offer_files').select('id').execute()).length, 4);
  });

  it('breaks a zip off that fails in the middle, instead of finishing it', async () => {
    const names = ['documents/Prospectus.pdf', 'documents/Rules & fees.pdf'];
    const documents = await Promise.all(names.map(async (name) => ({ ...(await stored(name)), name })));
    const readPublic: FileStore['readPublic'] = (file) =>
      file === documents[1] ? Promise.resolve('missing') : server.deps.files.readPublic(file);

    const stream = zipDocuments({ readPublic }, documents);

    await assert.rejects(buffer(stream), { code: 'missing' });
  });

  it('gives no zip with a document that turns out shorter than it was, and makes it whole when it is there again', async () => {
    fs.rmSync(path.join(server.dataDirectory, 'zips'), { recursive: true, force: true });
    const file = await stored('documents/Prospectus.pdf');
    const { readPublic } = server.deps.files;
    const short: Promise<Readable> = Promise.resolve(Readable.from([randomBytes(file.size - 1)]));
    let reads = 0;
    // The first look is whether it is there.
    server.deps.files.readPublic = (asked) =>
      asked.sha256 === file.sha256 && ++reads > 1 ? short : readPublic.call(server.deps.files, asked);

    const refused = await client.call('GET', `${HOME}download_documents_zip/`);
    server.deps.files.readPublic = readPublic;

    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5']);
    assert.equal((await client.call('GET', `${HOME}download_documents_zip/`)).status, 200);
  });

  it('makes one zip of its documents, stored as they are, for eight who ask at once and for all who ask later', async () => {
    fs.rmSync(path.join(server.dataDirectory, 'zips'), { recursive: true, force: true });
    const { readPublic } = server.deps.files;
    let reads = 0;
    server.deps.files.readPublic = (asked) => {
      reads += 1;
      return readPublic.call(server.deps.files, asked);
    };
    const getZip = () => client.call('GET', `${HOME}download_documents_zip/`);

    const eight = await Promise.all(Array.from({ length: 8 }, getZip));
    const later = await getZip();
    server.deps.files.readPublic = readPublic;

    assert.equal(reads, 4, 'each of the two documents is looked for once and read once');
    assert.deepEqual(new Set([...eight, later].map(({ status, body }) => `${status} ${hashOf(body)}`)).size, 1);
    assert.equal(Number(later.headers['content-length']), later.body.length);
    const pdf = fs.readFileSync((await stored('documents/Prospectus.pdf')).place);
    assert.ok(later.body.includes(pdf), 'a document stands in the zip as it is');
  });

  it(
    'closes the file that it reads when the reader of a zip goes away',
    { skip: process.platform !== 'linux' },
    async () => {
      const received = await server.deps.files.receive(Readable.from([randomBytes(LARGE)]));
      await server.deps.files.keep(received);
      const before = openFilesIn(server.dataDirectory).length;
      const stream = zipDocuments(server.deps.files, [{ ...received, name: 'large.pdf' }]);
      stream.on('data', () => undefined).pause();
      await until(() => openFilesIn(server.dataDirectory).length === before + 1);

      stream.destroy();
      await once(stream, 'close');
      await until(() => openFilesIn(server.dataDirectory).length === before);
      await server.deps.files.remove(received.sha256);
    },
  );
});

describe('a document of an offer', () => {
  let server: TestServer;
  before(async () => (server = await startTestServer()));
  after(() => server.stop());

  it('that is replaced stays by its hash, a picture goes, and what never was one is not there', async () => {
    const file = writeOfferFile();
    const folder = path.dirname(file);
    const write = (name: string, content: string): void => fs.writeFileSync(path.join(folder, name), content);
    write('documents/Prospectus.pdf', 'first');
    write('images/hero.svg', '<svg>first</svg>');
    await importOffer(server.deps, file);
    const client = await TestClient.open(server);
    const served = async (sha256: string): Promise<[number, string]> => {
      const { status, body } = await client.call('GET', `${HOME}documents/${sha256}/`);
      return [status, status === 200 ? body.toString() : ''];
    };
    const documents = async (): Promise<OfferDocument[]> =>
      ((await client.call('GET', '/api/offers/emberfield-copper/')).json()['offer'] as Offer).documents;
    assert.deepEqual(
      (await documents()).map(({ sha256 }) => sha256),
      [hashOf('first'), hashOf(PDF)],
    );

    write('documents/Prospectus.pdf', 'second');
    write('images/hero.svg', '<svg>second</svg>');
    server.travelTo(new Date(START.getTime() + 1000));
    await importOffer(server.deps, file);
    await importOffer(server.deps, file);
    await removeOrphanedFiles(server.deps, 100);

    assert.equal((await documents())[0]?.sha256, hashOf('second'));
    assert.deepEqual(await served(hashOf('first')), [200, 'first']);
    assert.deepEqual(await served(hashOf('second')), [200, 'second']);
    for (const other of [hashOf('<svg>second</svg>'), hashOf('never'), 'x', hashOf('second').toUpperCase()])
      assert.equal((await served(other))[0], 404, other);
    assert.equal((await client.call('GET', `/offers/other/documents/${hashOf('second')}/`)).status, 404);
    const kept = [...server.contents().keys()];
    assert.deepEqual(
      ['<svg>first</svg>', '<svg>second</svg>', 'first', 'second'].map((content) => kept.includes(hashOf(content))),
      [false, true, true, true],
    );
    const rows = await server.database.selectFrom('offer_files').select(['path', 'replaced_at']).execute();
    assert.deepEqual(
      rows.filter(({ replaced_at }) => replaced_at !== null),
      [{ path: 'documents/Prospectus.pdf', replaced_at: new Date(START.getTime() + 1000) }],
    );
  });
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
    await importOffer(server.deps, path.join(folder, 'offer.json'));
    await settleOfferFolders(server.database, root);
    assert.equal(await folderOf(), 'emberfield-copper');

    const elsewhere = path.join(temporaryFolder('moved'), 'offers');
    fs.renameSync(root, elsewhere);
    server.deps.config.offersDirectory = elsewhere;
    const own = await startTestServer({
      database: server.database,
      files: server.deps.files,
      config: { offersDirectory: elsewhere },
    });
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
    await importOffer(server.deps, outside);
    await settleOfferFolders(server.database, root);

    assert.equal(await folderOf(), path.dirname(outside));
  });
});

/** Contents that are shared by their hash: whatever happens between any two steps, no row is without its content. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { sha256 } from '#server/canonical.ts';
import { removeOrphanedFiles, storeFiles, removeUnreferenced } from '#server/storage/claims.ts';
import { importEarlierFiles } from '#server/storage/earlierFiles.ts';
import type { FileStore, ReceivedFile } from '#server/storage/fileStore.ts';
import { FolderStore } from '#server/storage/folderStore.ts';
import { objectsIn, openS3Store } from './support/s3.ts';
import { contentsIn } from './support/files.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { ownPdf, PDF, startTestServer, TestClient, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const HOUR = 3_600_000;
const CUTS = 200;

interface Signal {
  done: Promise<void>;
  give: () => void;
}

function signal(): Signal {
  let give = (): void => undefined;
  const done = new Promise<void>((resolve) => (give = resolve));
  return { done, give };
}

/** A store whose `keep` waits before it begins and before it returns. */
function gated(files: FileStore, gates: { reached: Signal[]; open: Signal[] }): FileStore {
  const [put, commit] = gates.open;
  const keep = async (received: ReceivedFile): Promise<void> => {
    gates.reached[0]?.give();
    await put?.done;
    await files.keep(received);
    gates.reached[1]?.give();
    await commit?.done;
  };
  return {
    place: '',
    keep,
    open: (now) => files.open(now),
    receive: (source) => files.receive(source),
    drop: (received) => files.drop(received),
    read: (file) => files.read(file),
    readPublic: (file) => files.readPublic(file),
    has: (file) => files.has(file),
    remove: (hash) => files.remove(hash),
    close: () => undefined,
  };
}

/** All orders in which two of three steps each can fall: who is next, six times. */
function orders(a: number, b: number): ('a' | 'b')[][] {
  if (a + b === 0) return [[]];
  return [
    ...(a > 0 ? orders(a - 1, b).map((rest) => ['a' as const, ...rest]) : []),
    ...(b > 0 ? orders(a, b - 1).map((rest) => ['b' as const, ...rest]) : []),
  ];
}

describe('a content that two want and one removes', () => {
  let server: TestServer;
  let sessionId: string;
  before(async () => {
    server = await startTestServer();
    const client = await TestClient.open(server);
    await client.upload(ownPdf());
    sessionId = (await server.database.selectFrom('sessions').select('id').executeTakeFirstOrThrow()).id;
  });
  after(() => server.stop());

  /** An upload in three steps: it claims, it puts the content, it refers to it (or fails to). */
  function upload(content: Buffer, fails: boolean): { steps: (() => Promise<void>)[]; id: string } {
    const id = server.deps.ids.uuid();
    const reached = [signal(), signal()];
    const open = [signal(), signal()];
    const deps = { ...server.deps, files: gated(server.deps.files, { reached, open }) };
    let running: Promise<unknown> = Promise.resolve();
    const run = async (): Promise<void> => {
      const received = await deps.files.receive(Readable.from([content]));
      await storeFiles(deps, [received], async (transaction) => {
        if (fails) throw new Error('refused');
        const { size, sha256: hash } = received;
        const row = { id, session_id: sessionId, application_id: null, filename: 'x.pdf', size, sha256: hash };
        await transaction
          .insertInto('documents')
          .values({ ...row, stored_name: null, uploaded_at: deps.clock.now(), upload_key: null })
          .execute();
      })
        .catch((error: unknown) => {
          if (!fails || !(error instanceof Error) || error.message !== 'refused') throw error;
        })
        .finally(() => deps.files.drop(received));
    };
    const steps = [
      async () => {
        running = run();
        await Promise.race([reached[0]?.done, running]);
      },
      async () => {
        open[0]?.give();
        await Promise.race([reached[1]?.done, running]);
      },
      async () => {
        open[1]?.give();
        await running;
      },
    ];
    return { steps, id };
  }

  /** Every document has its content, as long as it is one. */
  async function assertWhole(content: Buffer): Promise<void> {
    const hash = sha256(content);
    const documents = await server.database.selectFrom('documents').select('id').where('sha256', '=', hash).execute();
    const rows = await server.database.selectFrom('files').select('sha256').where('sha256', '=', hash).execute();
    if (documents.length === 0) return;
    assert.equal(rows.length, 1, 'a document without a row of its content');
    const read = await server.deps.files.read({ sha256: hash, size: content.length });
    assert.ok(typeof read !== 'string', 'a document whose content is not given out');
    assert.deepEqual(await buffer(read), content);
  }

  const endings = ['both stay', 'the first is deleted', 'the first fails', 'both fail'] as const;
  for (const ending of endings) {
    it(`stays whole in every order of two uploads, with a removal between any two steps (${ending})`, async () => {
      for (const order of orders(3, 3)) {
        const content = ownPdf();
        const a = upload(content, ending === 'the first fails' || ending === 'both fail');
        const b = upload(content, ending === 'both fail');
        const left = { a: [...a.steps], b: [...b.steps] };
        for (const who of order) {
          await left[who].shift()?.();
          if (ending === 'the first is deleted' && left.a.length === 0)
            await server.database.deleteFrom('documents').where('id', '=', a.id).execute();
          await removeUnreferenced(server.deps, sha256(content));
          await assertWhole(content);
        }
        const isKept = server.contents().has(sha256(content));
        assert.equal(isKept, ending !== 'both fail', order.join(' '));
      }
      const rows = await server.database.selectFrom('files').select('sha256').orderBy('sha256').execute();
      assert.deepEqual(
        rows.map((row) => row.sha256),
        [...server.contents().keys()].sort(),
      );
      assert.deepEqual(await server.database.selectFrom('file_claims').select('token').execute(), []);
      assert.deepEqual(server.incoming(), []);
    });
  }

  it('is stored again by whoever claims it while it is being removed', async () => {
    const content = ownPdf();
    const file = { sha256: sha256(content), size: content.length };
    await storeFiles(server.deps, [await server.deps.files.receive(Readable.from([content]))], async () => undefined);
    const [reached, go] = [signal(), signal()];
    const remove = async (hash: string): Promise<void> => {
      await server.deps.files.remove(hash);
      reached.give();
      await go.done;
    };
    const slow = { ...gated(server.deps.files, { reached: [], open: [] }), remove };
    const removing = removeUnreferenced({ ...server.deps, files: slow }, file.sha256);
    await reached.done;
    const claiming = upload(content, false);
    const claimed = claiming.steps[0]?.();
    const isFirst = await Promise.race([claimed?.then(() => 'claimed'), pause(200).then(() => 'waits')]);
    go.give();
    await Promise.all([removing, claimed]);
    for (const step of claiming.steps.slice(1)) await step();

    assert.deepEqual([isFirst, await removing], ['waits', true]);
    await assertWhole(content);
    assert.ok(server.contents().has(file.sha256));
  });

  it('whose claim is over is refused to whoever held it, and stored at the next try', async () => {
    const content = ownPdf();
    const late = upload(content, false);
    await late.steps[0]?.();
    const now = server.deps.clock.now();
    server.travelTo(new Date(now.getTime() + HOUR));
    await removeOrphanedFiles(server.deps, 100);
    server.travelTo(now);
    await late.steps[1]?.();

    await assert.rejects(async () => late.steps[2]?.(), { name: 'StorageUnavailable', code: 'claim' });
    await assertWhole(content);
    const again = upload(content, false);
    for (const step of again.steps) await step();
    await assertWhole(content);
  });
});

describe('uploads that are cut off', () => {
  it(`leave nothing: ${CUTS} at random bytes`, async () => {
    const server = await startTestServer();
    const client = await TestClient.open(server);
    await client.upload(PDF);
    const before = [...server.contents().keys()];
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as net.AddressInfo;
    const body = Buffer.concat([
      Buffer.from('--cut\r\ncontent-disposition: form-data; name="doc_file"; filename="x.pdf"\r\n\r\n'),
      PDF,
      randomBytes(300_000),
      Buffer.from('\r\n--cut--\r\n'),
    ]);
    const head = `POST /api/application_docs/ HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: ${body.length}\r\n\r\n`;
    for (let count = 0; count < CUTS; count += 1) {
      const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(head);
      const end = Math.floor((body.length * (count + Math.random())) / CUTS);
      await new Promise<void>((resolve) => socket.write(body.subarray(0, end), () => resolve()));
      socket.destroy();
    }

    await until(() => server.incoming().length === 0);
    assert.deepEqual([...server.contents().keys()], before);
    assert.equal((await server.database.selectFrom('documents').select('id').execute()).length, 1);
    await server.stop();
  });
});

describe('what an earlier release stored', () => {
  /** As it left its folder: names of its own, one file that is shared by nobody, a missing and a changed one. */
  async function asEarlier(server: TestServer): Promise<{ client: TestClient; folder: string; downloads: string[] }> {
    const client = await TestClient.open(server);
    const folder = path.join(server.dataDirectory, 'documents');
    fs.mkdirSync(path.join(folder, '.incoming'), { recursive: true });
    fs.writeFileSync(path.join(folder, '.incoming', 'half'), 'half');
    const downloads: string[] = [];
    const contents = [PDF, PDF, ownPdf(), ownPdf(), ownPdf()];
    for (const content of contents) downloads.push(String((await client.upload(content)).json()['download']));
    for (const [index, content] of contents.entries()) {
      const stored_name = `${server.deps.ids.uuid()}.pdf`;
      const id = downloads[index]?.split('/')[3] ?? '';
      await server.database.updateTable('documents').set({ stored_name }).where('id', '=', id).execute();
      if (index === 3) continue;
      fs.writeFileSync(path.join(folder, stored_name), index === 4 ? 'x'.repeat(content.length) : content);
    }
    await server.database.deleteFrom('files').execute();
    for (const hash of server.contents().keys()) await server.deps.files.remove(hash);
    return { client, folder, downloads };
  }

  it('is taken in at the start, whole or not at all, and again where that was stopped', async () => {
    const server = await startTestServer();
    const { client, folder, downloads } = await asEarlier(server);
    const start = () => importEarlierFiles(server.deps, { s3: null, dataDirectory: server.dataDirectory });

    // A start that was stopped between the move and its row.
    let kept = 0;
    const keep = async (file: ReceivedFile): Promise<void> => {
      await server.deps.files.keep(file);
      kept += 1;
      if (kept === 2) throw new Error('stopped');
    };
    const stopped = { ...gated(server.deps.files, { reached: [], open: [] }), keep };
    const place = { s3: null, dataDirectory: server.dataDirectory };
    await assert.rejects(importEarlierFiles({ ...server.deps, files: stopped }, place), { message: 'stopped' });
    const told = await start();

    assert.match(told.at(-1) ?? '', /^2 files of an earlier version are missing or damaged in /);
    const statuses = [];
    for (const download of downloads) statuses.push((await client.call('GET', download)).status);
    assert.deepEqual(statuses, [200, 200, 200, 404, 404]);
    const named = await server.database
      .selectFrom('documents')
      .select('id')
      .where('stored_name', 'is not', null)
      .execute();
    assert.equal(named.length, 2);
    assert.equal(fs.readdirSync(folder).length, 1, 'the changed one stays for whoever looks into it');
    assert.deepEqual(await start(), told.slice(-1));
    await removeOrphanedFiles(server.deps, 100);
    assert.equal((await client.call('GET', downloads[2] ?? '')).status, 200);
    await server.stop();
  });
});

describe('a folder whose bucket is set', () => {
  it('is moved into the bucket at the start, each content compared, and nothing is lost', async () => {
    const { store, s3, settings } = await openS3Store(temporaryFolder('move'));
    const server = await startTestServer();
    const folder = new FolderStore(server.dataDirectory);
    await folder.open(new Date());
    server.deps.files = folder;
    const client = await TestClient.open(server);
    const contents = [ownPdf(), ownPdf(), ownPdf()];
    const downloads: string[] = [];
    for (const content of contents) downloads.push(String((await client.upload(content)).json()['download']));
    const spoiled = contentsIn(server.dataDirectory).get(sha256(contents[2] ?? '')) ?? '';
    fs.writeFileSync(spoiled, 'spoiled');

    const deps = { ...server.deps, files: store };
    const told = await importEarlierFiles(deps, { s3: settings, dataDirectory: server.dataDirectory });
    server.deps.files = store;

    assert.match(told[0] ?? '', /^2 files were moved from .* into the bucket$/);
    assert.deepEqual([...objectsIn(s3.folder, settings.prefix).keys()].sort(), contents.slice(0, 2).map(sha256).sort());
    assert.deepEqual([...contentsIn(server.dataDirectory).keys()], [sha256(contents[2] ?? '')]);
    const statuses = [];
    for (const download of downloads) statuses.push((await client.call('GET', download)).status);
    assert.deepEqual(statuses, [200, 200, 404]);
    assert.deepEqual(await importEarlierFiles(deps, { s3: settings, dataDirectory: server.dataDirectory }), []);
    await server.stop();
  });
});

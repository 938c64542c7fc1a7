import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { temporaryFolder } from './support/testDatabase.ts';
import { PDF, startTestServer, TestClient, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

type LogLine = Record<string, unknown>;

/** A server that listens, with everything that it logs. */
async function listeningServer(
  overrides: Parameters<typeof startTestServer>[0] = {},
): Promise<{ server: TestServer; port: number; lines: LogLine[] }> {
  const lines: LogLine[] = [];
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const server = await startTestServer({ logLevel: 'warn', logStream, ...overrides });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.app.server.address() as net.AddressInfo).port, lines };
}

const part = (field: string): string =>
  `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="x.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;

describe('a call that breaks off', () => {
  const stages: [name: string, bytes: (Buffer | string)[]][] = [
    ['before its first part', ['--cu']],
    ['in the head of its part', [part('doc_file').slice(0, 40)]],
    ['in the middle of its file', [part('doc_file'), PDF, Buffer.alloc(100_000)]],
    ['in a part that nobody wants', [part('picture'), PDF, Buffer.alloc(100_000)]],
    ['in a second file', [part('doc_file'), PDF, '\r\n', part('doc_file'), PDF]],
  ];
  it(`is no error in the log, wherever it does: ${stages.map(([name]) => name).join(', ')}`, async () => {
    const { server, port, lines } = await listeningServer();
    const client = await TestClient.open(server);
    const head = `host: 127.0.0.1:${port}\r\ncookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: 500000\r\n\r\n`;
    for (const address of ['/api/application_docs/', '/offer/api/application-create-update/']) {
      for (const [, bytes] of stages) {
        const accepted = once(server.app.server, 'connection');
        const socket = net.connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(`POST ${address} HTTP/1.1\r\n${head}`);
        for (const chunk of bytes) socket.write(chunk);
        const [taken] = (await accepted) as [net.Socket];
        await until(() => taken.bytesRead === socket.bytesWritten);
        socket.resetAndDestroy();
        await until(() => taken.closed);
      }
    }

    assert.equal((await client.call('GET', '/api/health/')).status, 200);
    assert.deepEqual(lines, []);
    await server.stop();
  });
});

describe('a call that was answered before it was read to its end', () => {
  it('does not hold its connection once its caller is gone', async () => {
    const { server, port } = await listeningServer();
    const client = await TestClient.open(server);
    const body = Buffer.concat([Buffer.from(part('picture')), PDF, Buffer.alloc(8_000_000)]);
    const head = `host: 127.0.0.1:${port}\r\ncookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: ${body.length + 1}\r\n\r\n`;
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`POST /api/application_docs/ HTTP/1.1\r\n${head}`);
    socket.write(body);

    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.on('error', () => undefined).resetAndDestroy();

    assert.match(answer.toString(), /^HTTP\/1.1 400 /);
    // Closing waits for every connection.
    await server.stop();
  });
});

describe('a failure', () => {
  it('answers with the id of its line in the log, which no other process gives', async () => {
    const services = await Promise.all([listeningServer(), listeningServer()]);
    const references: unknown[] = [];
    for (const { server, lines } of services) {
      const client = await TestClient.open(server);
      await sql`alter table documents rename to lost`.execute(server.database);
      const answer = await client.upload();
      assert.equal(answer.status, 500);
      assert.deepEqual(
        lines.map((line) => line['reqId']),
        [answer.json()['reference']],
      );
      references.push(answer.json()['reference']);
      await server.stop();
    }

    assert.equal(new Set(references).size, 2);
    for (const reference of references) assert.match(String(reference), /^[0-9a-f-]{36}$/);
  });
});

describe('the maps of the page to its sources', () => {
  it('are built and kept, but served to nobody', async () => {
    const publicDirectory = temporaryFolder('page');
    fs.writeFileSync(path.join(publicDirectory, 'index.html'), '<!doctype html><title>Allot</title>');
    for (const name of ['app.0a1b2c3d4e.js', 'app.0a1b2c3d4e.js.map', 'app.0a1b2c3d4e.css.map', 'loud.JS.MAP'])
      fs.writeFileSync(path.join(publicDirectory, name), '{"sources":[]}');
    const server = await startTestServer({ config: { publicDirectory } });
    const client = await TestClient.open(server);

    const statuses = [];
    for (const name of [
      'app.0a1b2c3d4e.js',
      'app.0a1b2c3d4e.js.map',
      'app.0a1b2c3d4e.js%2emap',
      'app.0a1b2c3d4e.js.map?x',
      'x/../app.0a1b2c3d4e.css.map',
      'loud.JS.MAP',
    ]) {
      const answer = await client.call('GET', `/${name}`);
      statuses.push([name, answer.status]);
      if (answer.status !== 200) assert.doesNotMatch(answer.body.toString(), /sources/);
    }

    assert.deepEqual(
      statuses.map(([, status]) => status),
      [200, 404, 404, 404, 404, 404],
      JSON.stringify(statuses),
    );
    await server.stop();
  });
});

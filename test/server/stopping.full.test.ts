import assert from 'node:assert/strict';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { stopInOrder, stopOnSignals } from '#server/stopping.ts';
import { kill, startRealService, type RealService } from './support/realService.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';
import { FIELD_KEYS, PUBLIC_URL } from './support/fieldKeys.ts';
import { ownPdf, PDF, startTestServer, TestClient } from './support/testServer.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** The headers of a caller with a session. */
async function callerOf(address: string): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const session = await fetch(`${address}/api/csrf/`);
  const { csrf_token } = (await session.json()) as { csrf_token: string };
  return { cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-csrf-token': csrf_token };
}

/** The answer to a call whose connection is kept open for others; its body is read once `read` resolves. */
function answerTo(call: http.ClientRequest, read = Promise.resolve()): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.on('error', reject).on('response', (answer) => {
      resolve(answer);
      void read.then(() => answer.resume());
    });
  });
}

/** A call that was begun and never ends: its head says that more will come. */
async function trickle(address: string): Promise<net.Socket> {
  const { port, hostname } = new URL(address);
  const { cookie, 'x-csrf-token': csrf_token } = await callerOf(address);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/application_docs/ HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\nx-csrf-token: ${csrf_token}\r\ncontent-type: multipart/form-data; boundary=slow\r\ncontent-length: 500000\r\n\r\n`,
  );
  socket.write(
    '--slow\r\ncontent-disposition: form-data; name="doc_file"; filename="x.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4',
  );
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
  await pause(200);
  return socket;
}

describe('a service that is told to stop', () => {
  let base: TestDatabase;
  before(async () => {
    base = await openTestDatabase();
    await base.database.destroy();
  });
  after(async () => {
    if (isPostgres) await base.remove().catch(() => undefined);
  });

  const start = (environment: Record<string, string> = {}): Promise<RealService> =>
    startRealService({ DATA_DIR: base.dataDirectory, DATABASE_URL: base.databaseUrl ?? '', ...environment });

  it('waits its grace for a trickling upload, then cuts it and ends in order', async () => {
    const service = await start({ STOP_GRACE_SECONDS: '1' });
    const socket = await trickle(service.address);

    service.process.kill('SIGTERM');
    await pause(400);
    const isHeld = service.process.exitCode === null && !socket.destroyed;
    const code = await service.ended;

    assert.ok(isHeld, 'a call under way has its grace');
    assert.deepEqual([code, /unavailable|error|failure/i.test(service.output())], [0, false], service.output());
  });

  it('ends as soon as the last call is answered, though its caller keeps the connection for others', async () => {
    // Longer than this test may take.
    const service = await start({ STOP_GRACE_SECONDS: '600' });
    const agent = new http.Agent({ keepAlive: true });
    const headers = { ...(await callerOf(service.address)), 'content-type': 'multipart/form-data; boundary=b' };
    const call = http.request(`${service.address}/api/application_docs/`, { method: 'POST', agent, headers });
    const answer = answerTo(call);
    call.write('--b\r\ncontent-disposition: form-data; name="doc_file"; filename="x.pdf"\r\n\r\n');
    await pause(200);

    service.process.kill('SIGTERM');
    await pause(200);
    call.end(Buffer.concat([PDF, Buffer.from('\r\n--b--\r\n')]));
    const { statusCode, headers: answered } = await answer;
    const code = await service.ended;
    agent.destroy();

    assert.deepEqual([statusCode, answered.connection, code], [200, 'close', 0]);
  });

  it('does not wait for a connection either whose answer was on its way before', async () => {
    const server = await startTestServer();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const client = await TestClient.open(server);
    // More than what lies between the two takes up.
    const { download } = (await client.upload(Buffer.concat([ownPdf(), Buffer.alloc(15_000_000, '\n')]))).json();
    const agent = new http.Agent({ keepAlive: true });
    let read = (): void => undefined;
    const reading = new Promise<void>((resolve) => (read = resolve));
    const call = http.get(`${address}${String(download)}`, { agent, headers: { cookie: client.cookie } });
    const { statusCode, headers } = await answerTo(call, reading);

    const closed = server.app.close().then(() => 'closed');
    await pause(200);
    read();

    assert.equal(await Promise.race([closed, pause(5_000, 'held open', { ref: false })]), 'closed');
    assert.deepEqual([statusCode, headers.connection], [200, 'keep-alive'], 'its head left before');
    agent.destroy();
    await server.stop();
  });

  it('says so before it takes no more calls, to whoever sends them', async () => {
    const service = await start({ STOP_DELAY_SECONDS: '2' });
    const probe = async (path: string): Promise<number> => (await fetch(`${service.address}${path}`)).status;
    const before = [await probe('/api/ready/'), await probe('/api/health/')];

    service.process.kill('SIGTERM');
    await pause(300);
    const after = [await probe('/api/ready/'), await probe('/api/health/'), await probe('/api/offers/')];

    assert.deepEqual(
      [before, after],
      [
        [200, 200],
        [503, 200, 200],
      ],
    );
    assert.equal(await service.ended, 0);
  });

  it('ends at once at the second signal', async () => {
    const service = await start({ STOP_GRACE_SECONDS: '600' });
    await trickle(service.address);

    service.process.kill('SIGTERM');
    await pause(200);
    service.process.kill('SIGTERM');

    assert.equal(await service.ended, 1);
  });

  it(
    'tells a second process on the embedded database that it is in use, without a frame of code',
    { skip: isPostgres },
    async () => {
      const first = await start();
      const second = await start();
      await kill(first);

      assert.equal(await second.ended, 1);
      assert.match(
        second.output(),
        /^The data directory .* is in use by another process\. Stop that one first, or set DATA_DIR to another folder\.$/,
      );
    },
  );
});

describe('the order of stopping', () => {
  const never = new Promise<never>(() => undefined);

  it('gives calls under way ten seconds where nothing else is set', () => {
    assert.equal(readConfig({}).stopGraceMs, 10_000);
  });

  it('cuts nothing that ends in time, and tells when something does not end at all', async () => {
    let cuts = 0;
    const quick = {
      turnAway: () => undefined,
      closeCalls: async () => undefined,
      cutCalls: () => (cuts += 1),
      closeRest: async () => undefined,
    };

    assert.equal(await stopInOrder(quick, { delayMs: 0, graceMs: 1_000 }), true);
    assert.equal(cuts, 0);
    assert.equal(
      await stopInOrder(
        { ...quick, closeRest: async () => Promise.reject(new Error('gone')) },
        { delayMs: 0, graceMs: 1_000 },
      ),
      false,
    );
    assert.equal(await stopInOrder({ ...quick, closeCalls: () => never }, { delayMs: 0, graceMs: 10 }), false);
    assert.equal(cuts, 1);
  });

  it('is the answer to both signals, and the second ends at once', async () => {
    const codes: number[] = [];
    const listeners = new Map<string, () => void>();
    const ending = {
      on: (signal: string, listener: () => void) => listeners.set(signal, listener),
      exit: (code: number) => codes.push(code),
    };
    stopOnSignals(
      { turnAway: () => undefined, closeCalls: () => never, cutCalls: () => undefined, closeRest: () => never },
      { delayMs: 0, graceMs: 100 },
      ending,
    );

    listeners.get('SIGINT')?.();
    assert.deepEqual(codes, []);
    listeners.get('SIGTERM')?.();
    assert.deepEqual(codes, [1]);
  });
});

describe('where the service listens', () => {
  it('is this machine alone outside production, and the refusal says why and what to do', () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.7', 'allot.example']) {
      assert.throws(
        () => readConfig({ HOST: host }),
        (error) =>
          error instanceof Error &&
          error.message.includes(`HOST is ${host}`) &&
          /\/dev\/outbox\/.*NODE_ENV=production/.test(error.message),
        host,
      );
      assert.equal(readConfig({ HOST: host, NODE_ENV: 'production', FIELD_KEYS, PUBLIC_URL }).host, host);
    }
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
      assert.equal(readConfig({ HOST: host }).host, host);
  });
});

describe('a service that cannot start', () => {
  it('says which database it cannot reach, without a frame of code', async () => {
    const service = await startRealService({ DATABASE_URL: 'postgres://allot:secret@127.0.0.1:1/none' });

    assert.equal(await service.ended, 1);
    assert.equal(
      service.output(),
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED). Start it, or correct the setting.',
    );
  });
});

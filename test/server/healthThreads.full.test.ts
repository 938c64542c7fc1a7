/** The probe answers whatever the threads of the process are busy with. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from './support/testDatabase.ts';
import { startTestServer, TestClient } from './support/testServer.ts';

/** More than the threads that Node has for files. */
const THREADS = 8;

describe('health while every thread for files is taken', () => {
  it('answers all the same, before any of them is free again', { skip: process.platform === 'win32' }, async () => {
    const server = await startTestServer();
    const client = await TestClient.open(server);
    // Opening a pipe to read takes a thread until somebody opens it to write.
    const pipe = path.join(temporaryFolder('pipes'), 'pipe');
    execFileSync('mkfifo', [pipe]);
    let opened = 0;
    const readers = Array.from({ length: THREADS }, async () => {
      const reader = await fs.promises.open(pipe, 'r');
      opened += 1;
      return reader;
    });

    const answer = await client.call('GET', '/api/health/');
    const openedBefore = opened;
    const writer = fs.openSync(pipe, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
    for (const reader of readers) await (await reader).close();
    fs.closeSync(writer);

    // 503 where even a connection to the database needs a thread, for the name of its server.
    assert.ok([200, 503].includes(answer.status), String(answer.status));
    assert.equal(openedBefore, 0);
    await server.stop();
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_TIMEOUT_MS = 90_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilHealthy(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && server.exitCode === null) {
    try {
      if ((await fetch(`${address}/api/health/`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The service did not answer at ${address}`);
}

/**
 * Starts the real service on the production build, with a data folder of its own, and hands its address to the tests as
 * ALLOT_URL. ALLOT_URL set from outside (a service that already runs) is used as it is. Returns what ends it again.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['ALLOT_URL']) return undefined;
  if (!existsSync('dist/index.html')) throw new Error('There is no build in dist/: run `npm run build` first');

  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'allot-journeys-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Both workers share one address, and so its limits.
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDirectory, DATABASE_URL: '', SUBMISSIONS_PER_MINUTE: '10000', UPLOADS_PER_MINUTE: '10000' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await waitUntilHealthy(address, server);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env['ALLOT_URL'] = address;
  return stop;
}

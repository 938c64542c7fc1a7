import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildService } from '../../../scripts/lib/serviceBuild.mjs';
import { embeddedTemplate } from '#test/server/support/embeddedTemplate.ts';

export interface Service {
  address: string;
  dataDirectory: string;
  /** Ends it as an operator would; the data stays. */
  stop: () => Promise<void>;
  /** Ends it as an operator would, does this, and starts it again at the same address. */
  during: (work: () => void) => Promise<void>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

/**
 * The real service on the production build, with a data folder and a port of its own; its offers are the demo offers, or those of
 * another folder. Its tables are copied, as making them takes most of a start.
 */
export async function startService(offersDirectory = 'offers'): Promise<Service> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'allot-journeys-'));
  cpSync(await embeddedTemplate(), dataDirectory, { recursive: true });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const build = await buildService();
  const launch = () =>
    spawn(process.execPath, build, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Every browser shares one address here, and so its limits.
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDirectory,
        DATABASE_URL: '',
        OFFERS_DIR: offersDirectory,
        SUBMISSIONS_PER_MINUTE: '10000',
        UPLOADS_PER_MINUTE: '10000',
        LOGINS_PER_MINUTE: '10000',
        BUDGET_TEXTS: '10000/10000',
        BUDGET_FIRST_EMAILS: '10000/10000/10000',
        BUDGET_NEW_DRAFTS: '10000/10000/10000',
        BUDGET_STORED_KB: '10000000/10000000',
      },
    });
  let server = launch();
  let ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  const during = async (work: () => void) => {
    await stop();
    work();
    server = launch();
    ended = once(server, 'exit');
    await waitUntilHealthy(address, server);
  };
  const remove = async () => {
    await stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await waitUntilHealthy(address, server);
  } catch (error) {
    await remove();
    throw error;
  }
  return { address, dataDirectory, stop, during, remove };
}

/** Reads holdings into the data folder of a service that has stopped. @param rows CSV, the names of the columns first */
export function importHoldings(dataDirectory: string, rows: string): void {
  const file = path.join(dataDirectory, 'holdings.csv');
  writeFileSync(file, rows);
  execFileSync(process.execPath, ['--import', 'tsx', 'server/importHoldings.ts', file], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDirectory, DATABASE_URL: '' },
  });
}

export interface StoredApplication {
  reference: string;
  status: string;
  application: Record<string, unknown>;
}

/** Every submitted application, read from the data folder of a service that has stopped. */
export function readStored(dataDirectory: string): StoredApplication[] {
  const script = 'test/journeys/support/readStored.ts';
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, dataDirectory], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return (JSON.parse(output) as { applications: StoredApplication[] }).applications;
}

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
  while (server.exitCode === null) {
    try {
      if ((await fetch(`${address}/api/health/`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The service for ${address} has ended`);
}

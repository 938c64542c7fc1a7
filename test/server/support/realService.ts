/** The real service in a process of its own, as an operator starts it: for what ends, kills or refuses a process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildService } from '../../../scripts/lib/serviceBuild.mjs';
import { closedAfterTest } from './closedAfterTest.ts';
import { UNBOUNDED } from './testServer.ts';

export interface RealService {
  process: ChildProcess;
  /** e.g. `http://127.0.0.1:40123`; empty when it ended instead of listening. */
  address: string;
  /** What it has said so far. */
  output: () => string;
  /** Its exit code, or the signal that ended it, once it has ended. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const UNLIMITED = '1000000';

/** Built once, from the sources as they stand. */
let built: Promise<string[]> | null = null;

/** Starts it and waits until it listens or has ended. No limits of calls, no demo offers; `environment` has the last word. */
export async function startRealService(environment: Record<string, string>): Promise<RealService> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    OFFERS_DIR: '/nonexistent',
    UPLOADS_PER_MINUTE: UNLIMITED,
    SUBMISSIONS_PER_MINUTE: UNLIMITED,
    ...UNBOUNDED,
    ...environment,
  };
  built ??= buildService();
  // The embedded database's code runs for seconds only: optimising it costs more than it gives.
  const child = spawn(process.execPath, ['--liftoff-only', ...(await built)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  const end = closedAfterTest(() => {
    child.kill('SIGKILL');
    return ended;
  });
  void ended.then(end);
  const address = await new Promise<string>((resolve) => {
    void ended.then(() => resolve(''));
    const hear = (line: string): void => {
      lines.push(line);
      const found = /Listening at (\S+)\/$/.exec(line)?.[1];
      if (found) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
  });
  return { process: child, address, output: () => lines.join('\n'), ended };
}

/** Ends it as `kill -9` does. */
export async function kill(service: RealService): Promise<void> {
  service.process.kill('SIGKILL');
  await service.ended;
}

/** Ends it as an operator does. */
export async function stop(service: RealService): Promise<void> {
  service.process.kill('SIGTERM');
  await service.ended;
}

/** Runs one command of the test run, keeps what it printed, and ends it with all it started when it takes too long. */
import { spawn } from 'node:child_process';
import { root } from './setup.mjs';

const LONGEST_MS = 30 * 60_000;

/** Plain output for logs: no colours, no prompts, and no setting of the caller that would change what is run. */
function plainEnvironment(extra) {
  const { NO_COLOR: _noColor, NODE_ENV: _nodeEnv, NODE_OPTIONS: _nodeOptions, ...inherited } = process.env;
  return { ...inherited, FORCE_COLOR: '0', CI: 'true', ...extra };
}

/**
 * @param {string[]} command Program and arguments.
 * @param {{ env?: Record<string, string>, longestMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string, ms: number }>} Code 124 when it took longer than allowed.
 */
export function run([program, ...args], { env = {}, longestMs = LONGEST_MS } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: plainEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const chunks = [];
    let late = false;
    const endGroup = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // Already gone.
      }
    };
    const stop = () => endGroup('SIGTERM');
    const timer = setTimeout(() => {
      late = true;
      chunks.push(Buffer.from(`\nTook longer than ${Math.round(longestMs / 60_000)} minutes; ended.\n`));
      endGroup('SIGKILL');
    }, longestMs);
    const finish = (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({ code: late ? 124 : code, output: Buffer.concat(chunks).toString('utf8'), ms: Date.now() - started });
    };
    process.on('exit', stop);
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

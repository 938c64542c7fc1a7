/** Runs one command of the test run and keeps what it printed. A command that has gone silent is ended with all it started. */
import { spawn } from 'node:child_process';
import { root } from './setup.mjs';

/** A runner of tests prints a line a file or a test: ten silent minutes mean that it waits for something that never comes. */
const HUNG_AFTER_MS = 10 * 60_000;
/** Time that a hung runner has to write its report, before it is killed. */
const REPORT_MS = 30_000;

/** Plain output for logs: no colours, no prompts, and no setting of the caller that would change what is run. */
function plainEnvironment(extra) {
  const { NO_COLOR: _noColor, NODE_ENV: _nodeEnv, NODE_OPTIONS: _nodeOptions, ...inherited } = process.env;
  return { ...inherited, FORCE_COLOR: '0', CI: 'true', ...extra };
}

/**
 * @param {string[]} command Program and arguments.
 * @param {{ env?: Record<string, string>, printsProgress?: boolean }} [options] Only a command that prints its progress can be
 *   seen to hang; any other has all the time it takes.
 * @returns {Promise<{ code: number, output: string, ms: number, isHung: boolean }>}
 */
export function run([program, ...args], { env = {}, printsProgress = false } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: plainEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const chunks = [];
    let isHung = false;
    let timer;
    const endGroup = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // Already gone.
      }
    };
    const endHung = () => {
      isHung = true;
      chunks.push(Buffer.from(`\nHung: printed nothing for ${HUNG_AFTER_MS / 60_000} minutes; ended.\n`));
      endGroup('SIGINT');
      timer = setTimeout(() => endGroup('SIGKILL'), REPORT_MS);
    };
    const watch = () => {
      if (!printsProgress || isHung) return;
      clearTimeout(timer);
      timer = setTimeout(endHung, HUNG_AFTER_MS);
    };
    const keep = (chunk) => {
      chunks.push(chunk);
      watch();
    };
    const stop = () => endGroup('SIGTERM');
    const finish = (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({
        code: isHung ? 124 : code,
        output: Buffer.concat(chunks).toString('utf8'),
        ms: Date.now() - started,
        isHung,
      });
    };
    process.on('exit', stop);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
    watch();
  });
}

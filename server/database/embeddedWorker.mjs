/**
 * The thread that owns the embedded database. PGlite is one PostgreSQL backend, synchronous in the thread that runs it: here it
 * can compute without holding up the server's sockets. As shipped PGlite never syncs to disk and takes no lock; this file makes
 * it durable (one sync per commit) and exclusive. It is plain JavaScript, so that the thread starts without a loader. It relies on
 * internals of exactly the pinned version; the start-up probe refuses to run if they change.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
const settings = workerData;
const syncCounter = new Int32Array(settings.syncCounter);
/** A failed sync may have dropped pages for good: nothing may be acknowledged after it, so the whole process ends at once. */
function endProcess(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  fs.writeSync(
    2,
    `The database could not be written to disk (${code}). The server stops so that nothing is acknowledged that is not stored.\n`,
  );
  // process.abort() does not exist in a worker thread.
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw error;
}
/** For the service's own account alone, as PostgreSQL keeps its files: 0700 and 0600. */
const OTHERS = 0o077;
function closeNewFiles(operations) {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, ...[mode, device]) => mknod(parent, name, mode & ~OTHERS, device);
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
}
/** Takes from everybody else what an earlier version, a copy or a restored back-up let them read. Links are left alone. */
function closeTree(target) {
  if (process.platform === 'win32') return;
  const stat = fs.lstatSync(target);
  if (stat.isSymbolicLink()) return;
  if ((stat.mode & OTHERS) !== 0) {
    try {
      fs.chmodSync(target, stat.mode & 0o7700);
    } catch {
      throw new Error(
        `${target} is open to other accounts of this machine and cannot be closed to them. Give it to the account of the service, or run chmod -R go= on it.`,
      );
    }
  }
  if (stat.isDirectory()) for (const name of fs.readdirSync(target)) closeTree(path.join(target, name));
}
class DurableNodeFS extends NodeFS {
  async init(...args) {
    const prepared = await super.init(...args);
    const preRun = prepared.emscriptenOpts.preRun;
    preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        try {
          fs.fsyncSync(stream.nfd);
        } catch (error) {
          endProcess(error);
        }
        Atomics.add(syncCounter, 0, 1);
        return 0;
      };
      closeNewFiles(module.NODEFS.node_ops);
    });
    return prepared;
  }
}
/** `-F` turns syncing off; PGlite's default sync method, fdatasync, is a stub. */
function startParams() {
  return [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=32MB',
  ];
}
function inUse(directory) {
  return new Error(
    `The data directory ${directory} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
  );
}
/** On Linux the kernel owns the lock: an abstract socket disappears with the process, also on kill -9. */
async function lockBySocket(directory) {
  const real = path.join(fs.realpathSync(path.dirname(directory)), path.basename(directory));
  const name = `\0allot-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  // Anybody on this machine may knock; whoever then hangs up is no failure of ours.
  const server = net.createServer((socket) => socket.on('error', () => undefined).end());
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(error.code === 'EADDRINUSE' ? inUse(directory) : error));
    server.listen(name, resolve);
  });
  server.on('error', () => undefined);
  server.unref();
  return () => server.close();
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
/** Elsewhere: a file with the owner's process id, taken over when that process is gone. */
function lockByFile(directory) {
  const file = `${directory}.pid`;
  if (fs.existsSync(file)) {
    const owner = Number(fs.readFileSync(file, 'utf8'));
    if (owner > 0 && owner !== process.pid && isAlive(owner)) throw inUse(directory);
    fs.rmSync(file, { force: true });
  }
  fs.writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  return () => fs.rmSync(file, { force: true });
}
function syncPath(target) {
  const handle = fs.openSync(target, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
function syncTree(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(directory);
}
/** The first start builds the files beside the final place and moves them there whole: a half-built database is never opened. */
async function initialise(directory) {
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return;
  if (fs.existsSync(directory) && fs.readdirSync(directory).length > 0) {
    throw new Error(
      `${directory} is not empty and is not a database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const unfinished = `${directory}.init`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const first = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams: startParams() });
  await first.close();
  syncTree(unfinished);
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(unfinished, directory);
  syncPath(path.dirname(directory));
}
/** Refuses to run unless a commit really raised the sync counter. */
async function proveDurability(database) {
  const before = Atomics.load(syncCounter, 0);
  await database.exec(
    'create table if not exists _sync_probe (n int); insert into _sync_probe values (1); delete from _sync_probe',
  );
  const { rows } = await database.query("select current_setting('fsync') as setting");
  if (rows[0]?.setting !== 'on' || Atomics.load(syncCounter, 0) === before) {
    await database.close();
    throw new Error('The embedded database does not sync its commits to disk; the server refuses to start.');
  }
}
async function open(directory) {
  fs.mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 });
  const unlock = process.platform === 'linux' ? await lockBySocket(directory) : lockByFile(directory);
  try {
    await initialise(directory);
    closeTree(directory);
    const database = await PGlite.create({ fs: new DurableNodeFS(directory), startParams: startParams() });
    await proveDurability(database);
    return { database, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
async function run(database, request) {
  try {
    // Without parameters several statements may stand in one text, as with pg's simple protocol.
    const result =
      request.parameters.length === 0
        ? (await database.exec(request.sql)).at(-1)
        : await database.query(request.sql, request.parameters);
    return { id: request.id, rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
  } catch (error) {
    const { message, code, constraint } = error;
    return { id: request.id, error: { message, code, constraint } };
  }
}
async function serve() {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread only.');
  const { database, unlock } = await open(path.resolve(settings.directory));
  port.on('message', (request) => {
    if (request.kind === 'query') void run(database, request).then((reply) => port.postMessage(reply));
    else
      void database.close().then(() => {
        unlock();
        port.postMessage({ id: request.id, rows: [], affectedRows: 0 });
        port.close();
      });
  });
  port.postMessage({ id: 0, rows: [], affectedRows: 0 });
}
/** What the file system inside PGlite says by its number alone. */
const NUMBERED = new Map([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [29, 'EIO'],
  [51, 'ENOSPC'],
  [63, 'EPERM'],
  [69, 'EROFS'],
]);
/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';
function codeOf(error) {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('code' in error)) return 'errno' in error ? NUMBERED.get(error.errno) : undefined;
  return error.code === DISK_FULL ? 'ENOSPC' : String(error.code);
}
serve().catch((error) => {
  // Only message and code: an error from inside PGlite carries its whole minified source line.
  const code = codeOf(error);
  const message =
    error instanceof Error
      ? error.message
      : `The embedded database in ${settings.directory} cannot be opened (${code ?? 'unknown error'}).`;
  parentPort?.postMessage({ id: 0, error: { message, code } });
});

/** What every command needs before it may load a package: the right Node and an installed node_modules. Uses Node alone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What goes into the browser bundle: a change in any of these makes dist/ stale. */
const BUNDLE_SOURCES = [
  'src',
  'features',
  'store',
  'api',
  'domain',
  'public',
  'webpack.config.js',
  'webpack.service.js',
  'scripts/lib/chunkStyles.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const BUILD_STAMP = path.join(root, '.cache/bundle.sha256');

/** Ends the process with a message that says what to do. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Node 20.19 is the first 20 that can `require` an ES module, which some packages of the server do. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(
      `Allot needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
    );
  }
}

/** Bytes that a test run writes at most: what it builds, the caches of its tools, its databases. */
const ROOM = 1024 ** 3;

/** Ends the process where the disk is too full for a test run. */
export function ensureRoom() {
  for (const place of [root, tmpdir()]) {
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < ROOM) giveUp(`The disk of ${place} is full: a test run needs 1 GB of free space.`);
  }
}

/** True when every package that the lock file wants for this platform stands in node_modules, in that version. */
function isInstalled() {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[place]?.version === entry.version;
  });
}

/** Runs `npm ci` when node_modules is missing or differs from the lock file. */
export function ensurePackages() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // A caller's NODE_ENV=production would leave out what builds and tests.
    env: { ...process.env, NODE_ENV: 'development', npm_config_production: undefined, npm_config_omit: undefined },
  });
  if (status !== 0)
    giveUp('npm ci failed: see above. The network, or the registry that npm is set to, may be out of reach.');
}

function hashBundleSources() {
  const hash = createHash('sha256');
  for (const name of BUNDLE_SOURCES) {
    const place = path.join(root, name);
    if (!existsSync(place)) continue;
    const files = name.includes('.')
      ? ['']
      : readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(place, path.join(entry.parentPath ?? entry.path, entry.name)))
          .sort();
    for (const file of files) hash.update(`${name}/${file}\0`).update(readFileSync(path.join(place, file)));
  }
  return hash.digest('hex');
}

/** True when dist/ was built from the sources as they stand. */
export function isBundleFresh() {
  return (
    existsSync(path.join(root, 'dist/index.html')) &&
    existsSync(BUILD_STAMP) &&
    readFileSync(BUILD_STAMP, 'utf8') === hashBundleSources()
  );
}

/** Builds dist/ when it is missing or older than its sources. Returns false when webpack failed. */
export function buildBundle() {
  const hash = hashBundleSources();
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production', '--stats', 'errors-warnings'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) return false;
  mkdirSync(path.dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, hash);
  return true;
}

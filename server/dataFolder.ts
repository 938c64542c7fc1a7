/** Tells why `DATA_DIR` cannot be used, in a sentence for whoever starts the service. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The data folder, or what lies in it, cannot be read or written; the message says why, and what to do. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

const ANOTHER = 'or set DATA_DIR to another folder.';

const MAY_NOT = `which the account of the service may not use. Give it to that account, ${ANOTHER}`;
const IS_FILE = `but that, or a folder above it, is a file. Move the file away, ${ANOTHER}`;
const NO_ROOM = `where no room is left. Free some (a new embedded database takes about 100 MB), ${ANOTHER}`;

const NOT_MADE = `which is not there and cannot be made. Make the folder, or mount what it lies on, ${ANOTHER}`;

const REASONS = new Map([
  ['EACCES', MAY_NOT],
  ['EPERM', MAY_NOT],
  ['EROFS', `on a file system that is read-only. Mount it so that it can be written to, ${ANOTHER}`],
  ['EEXIST', IS_FILE],
  ['ENOTDIR', IS_FILE],
  ['ENOENT', NOT_MADE],
  ['ENOSPC', NO_ROOM],
  ['EDQUOT', NO_ROOM],
]);

/** e.g. `DATA_DIR is /srv/allot, where no room is left. Free some …, or set DATA_DIR to another folder. (ENOSPC)` */
function describe(folder: string, code: string): string {
  const reason = REASONS.get(code) ?? `which cannot be used. Look into that folder, ${ANOTHER}`;
  return `DATA_DIR is ${folder}, ${reason} (${code})`;
}

/** The failure for a code of the system's that says something of a folder; null for any other. */
export function dataFolderFailure(folder: string, code: string | undefined): DataFolderUnusable | null {
  return code !== undefined && REASONS.has(code) ? new DataFolderUnusable(describe(folder, code)) : null;
}

/** The failure told as one of the data folder, where it is one: a system error about something in it, or about room. */
export function asDataFolderFailure(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !REASONS.has(String(error.code))) return error;
  const code = String(error.code);
  // Once the folder is there, a file that is missing in it is another matter.
  if (code === 'ENOENT') return error;
  const place = 'path' in error ? String(error.path) : null;
  if (place !== null && path.relative(folder, place).split(path.sep, 1)[0] === '..') return error;
  // A write to an open file names no path.
  if (place === null && REASONS.get(code) !== NO_ROOM) return error;
  const inside = place === null || place === folder ? '' : ` The place is ${place}.`;
  return new DataFolderUnusable(`${describe(folder, code)}${inside}`);
}

/**
 * Makes the folder, and those above it, where they are missing. Node's own `recursive` never ends where a folder is there and none can be
 * made in it, as in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const above = path.dirname(folder);
    const lacksAbove = error instanceof Error && 'code' in error && error.code === 'ENOENT' && above !== folder;
    if (!lacksAbove) throw error;
    await makeFolder(above);
    await makeOne(folder);
  }
}

/** @throws the system's error where it is not there afterwards */
async function makeOne(folder: string): Promise<void> {
  await fs.mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    const stat = await fs.stat(folder).catch(() => null);
    if (!stat?.isDirectory()) throw error;
  });
}

/**
 * Makes the folder where it is missing, and tries whether it can be written to.
 * @throws DataFolderUnusable
 */
export async function openDataFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    try {
      await fs.writeFile(probe, 'probe', { flag: 'wx', mode: 0o600, flush: true });
    } finally {
      await fs.rm(probe, { force: true });
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new DataFolderUnusable(describe(folder, code));
  }
}

/** Does `work` with the data folder, and tells its failures there by the folder's name. @throws DataFolderUnusable */
export async function inDataFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await openDataFolder(folder);
  try {
    return await work();
  } catch (error) {
    throw asDataFolderFailure(error, folder);
  }
}

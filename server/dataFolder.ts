/** Explains to the operator why `DATA_DIR` cannot be used. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The data folder, or a file in it, cannot be read or written. The message gives the reason and the remedy. */
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

/** The failure for a system error code that concerns a folder; null for any other code. */
export function dataFolderFailure(folder: string, code: string | undefined): DataFolderUnusable | null {
  return code !== undefined && REASONS.has(code) ? new DataFolderUnusable(describe(folder, code)) : null;
}

/** Returns the error as a failure of the data folder if it is one: a system error about something in it, or about room. */
export function asDataFolderFailure(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !REASONS.has(String(error.code))) return error;
  const code = String(error.code);
  // Once the folder exists, a missing file in it is another matter.
  if (code === 'ENOENT') return error;
  const place = 'path' in error ? String(error.path) : null;
  if (place !== null && path.relative(folder, place).split(path.sep, 1)[0] === '..') return error;
  // A write to an open file names no path.
  if (place === null && REASONS.get(code) !== NO_ROOM) return error;
  const inside = place === null || place === folder ? '' : ` The place is ${place}.`;
  return new DataFolderUnusable(`${describe(folder, code)}${inside}`);
}

/**
 * Makes the folder and its missing parents. Node's own `recursive` never ends if a folder exists and none can be made in it, as in /proc.
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

/** @throws the system's error if the folder does not exist afterwards */
async function makeOne(folder: string): Promise<void> {
  await fs.mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    const stat = await fs.stat(folder).catch(() => null);
    if (!stat?.isDirectory()) throw error;
  });
}

/**
 * Makes the folder if it is missing, and tests that it can be written to.
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

/** Runs `work` with the data folder, and reports its failures there with the folder's name. @throws DataFolderUnusable */
export async function inDataFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await openDataFolder(folder);
  try {
    return await work();
  } catch (error) {
    throw asDataFolderFailure(error, folder);
  }
}

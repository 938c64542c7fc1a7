/**
 * Import of files that are no longer in the right place. An earlier release stored them, or they are in a folder where a bucket is set now.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { storeFiles, type FileDeps } from './claims.ts';
import type { ReceivedFile, StoredFile } from './fileStore.ts';
import { pathInFolder } from './folderFiles.ts';
import { closeTree, filesFolder } from './folderStore.ts';
import { moveMark, readMark } from './storeMark.ts';

/** Rows that are read together. */
const BATCH = 500;
const HASH = /^[0-9a-f]{64}$/;

/** A row that names its file as an earlier release did. */
interface EarlierRow extends StoredFile {
  table: 'documents' | 'record_files';
  stored_name: string;
}

/**
 * Imports by their hash the files that an earlier release stored by name, and those of a folder where a bucket is set. Each file is
 * compared first, and is removed only once the store has it. The import can be stopped and started again at any moment. Returns lines for
 * the operator.
 */
export async function importEarlierFiles(
  deps: FileDeps,
  config: Pick<Config, 's3' | 'dataDirectory'>,
): Promise<string[]> {
  const named = await takeInNamed(deps, path.join(config.dataDirectory, 'documents'));
  const folder = filesFolder(config.dataDirectory);
  const { moved, copied, others } =
    config.s3 === null ? { moved: 0, copied: 0, others: 0 } : await moveFolder(deps, folder);
  return [
    ...(named.taken > 0 ? [`${named.taken} files of an earlier version were taken into the storage`] : []),
    ...(named.left > 0
      ? [`${named.left} files of an earlier version are missing or damaged in ${config.dataDirectory}/documents`]
      : []),
    ...(moved > 0 ? [`${moved} files were moved from ${folder} into the bucket`] : []),
    ...(copied > 0 ? [`${copied} files were copied from ${folder} into the bucket`] : []),
    ...(others > 0 ? [`${others} files in ${folder} stay there: the mark of this database is not among them`] : []),
  ];
}

async function takeInNamed(deps: FileDeps, folder: string): Promise<{ taken: number; left: number }> {
  await closeTree(folder);
  const count = { taken: 0, left: 0 };
  for (const table of ['documents', 'record_files'] as const) {
    let after = '';
    for (;;) {
      const rows = await earlierRows(deps, table, after);
      for (const row of rows) count[(await takeInRow(deps, row, folder)) ? 'taken' : 'left'] += 1;
      after = rows.at(-1)?.stored_name ?? '';
      if (rows.length < BATCH) break;
    }
  }
  // Partly received files of that release; nothing is received there any more.
  await fs.rm(path.join(folder, '.incoming'), { recursive: true, force: true });
  await fs.rmdir(folder).catch(() => undefined);
  return count;
}

async function earlierRows({ database }: FileDeps, table: EarlierRow['table'], after: string): Promise<EarlierRow[]> {
  const rows = await database
    .selectFrom(table)
    .select(['sha256', 'size', 'stored_name'])
    .where('stored_name', '>', after)
    .orderBy('stored_name')
    .limit(BATCH)
    .execute();
  return rows.flatMap(({ stored_name, ...row }) => (stored_name === null ? [] : [{ ...row, table, stored_name }]));
}

/** Returns true if the row's content is in the store now. */
async function takeInRow(deps: FileDeps, row: EarlierRow, folder: string): Promise<boolean> {
  const file = path.join(folder, row.stored_name);
  const found = await measure(file);
  const settle = async (transaction: Pick<Transaction<Tables>, 'updateTable'>): Promise<void> => {
    await transaction
      .updateTable(row.table)
      .set({ stored_name: null })
      .where('stored_name', '=', row.stored_name)
      .execute();
  };
  if (found !== null && found.sha256 === row.sha256 && found.size === row.size) {
    await storeFiles(deps, [found], settle);
    await deps.files.drop(found);
    return true;
  }
  // A start that ended between the two steps had moved it already.
  if (found !== null || !(await deps.files.has(row))) return false;
  await settle(deps.database);
  return true;
}

/** Returns a local file as a received one, without a copy; null if there is none. */
async function measure(file: string): Promise<ReceivedFile | null> {
  const hash = createHash('sha256');
  try {
    const { size } = await fs.stat(file);
    await pipeline(createReadStream(file), hash);
    return { incoming: file, size, sha256: hash.digest('hex') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code))) return null;
    throw error;
  }
}

interface Moved {
  moved: number;
  /** Contents that the store lacked, and that are in both places now. */
  copied: number;
  /** Contents in a folder that is not this database's. */
  others: number;
}

/**
 * Moves the whole contents of the folder into the store, and after them the mark, which identifies the store. A folder without this
 * database's mark may be another one's, and stays as it is: only contents that this database knows and the store lacks are copied. Another
 * process may do the same.
 */
async function moveFolder(deps: FileDeps, folder: string): Promise<Moved> {
  const mark = await readMark(deps.database);
  if (mark === null) return moveContents(deps, folder, { mark: null, isOurs: true });
  const file = pathInFolder(folder, mark.sha256);
  const isOurs = (await measure(file)) !== null;
  const moved = await moveContents(deps, folder, { mark: mark.sha256, isOurs });
  await moveMark(deps, mark, await measure(file));
  if (isOurs) await fs.rmdir(path.dirname(file)).catch(() => undefined);
  return moved;
}

async function moveContents(
  deps: FileDeps,
  folder: string,
  { mark, isOurs }: { mark: string | null; isOurs: boolean },
): Promise<Moved> {
  const count: Moved = { moved: 0, copied: 0, others: 0 };
  for (const shelf of await fs.readdir(folder).catch((): string[] => [])) {
    if (shelf.startsWith('.')) continue;
    const names = (await fs.readdir(path.join(folder, shelf))).filter((name) => HASH.test(name) && name !== mark);
    if (!isOurs) count.others += names.length;
    for (const name of isOurs ? names : await lackingOf(deps, names)) {
      const found = await measure(path.join(folder, shelf, name));
      if (found === null || found.sha256 !== name) continue;
      // Nothing may refer to it (any more): the clearing job removes it then.
      await storeFiles(deps, [found], async () => undefined);
      if (isOurs) await deps.files.drop(found);
      count[isOurs ? 'moved' : 'copied'] += 1;
    }
    if (isOurs) await fs.rmdir(path.join(folder, shelf)).catch(() => undefined);
  }
  return count;
}

/** Contents that the database knows and the store lacks. */
async function lackingOf({ database, files }: FileDeps, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await database.selectFrom('files').select(['sha256', 'size']).where('sha256', 'in', hashes).execute();
  const lacking: string[] = [];
  for (const row of rows) if (!(await files.has(row))) lacking.push(row.sha256);
  return lacking;
}

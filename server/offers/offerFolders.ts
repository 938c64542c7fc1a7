/**
 * Folders that offers' files were imported from. The database stores them relative to the offers' root, so that an installation can be
 * moved or replaced.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';

/** Returns the folder of an offer's files; `stored` is relative to the root (config.offersDirectory), or absolute if it is outside. */
export function offerFolder(root: string, stored: string): string {
  return path.resolve(root, stored);
}

/** Returns `folder` in its stored form: relative to the root with forward slashes; one outside the root stays absolute. */
function storedFolder(root: string, folder: string): string {
  const relative = path.relative(root, folder);
  const isInside = relative !== '' && relative.split(path.sep, 1)[0] !== '..' && !path.isAbsolute(relative);
  return isInside ? relative.split(path.sep).join('/') : folder;
}

async function idOfFile(file: string): Promise<unknown> {
  try {
    const content: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    return typeof content === 'object' && content !== null && 'id' in content ? content.id : null;
  } catch {
    return null;
  }
}

/** Looks for a folder that is gone under its name in the root of today: the installation was moved. */
async function presentFolder(root: string, { id, folder }: { id: number; folder: string }): Promise<string> {
  const isThere = await fs.stat(folder).then(
    (stat) => stat.isDirectory(),
    () => false,
  );
  const moved = path.join(root, path.basename(folder));
  return !isThere && (await idOfFile(path.join(moved, 'offer.json'))) === id ? moved : folder;
}

/**
 * Makes the absolute folders of the root relative to it: those that an import has just written, and those of rows written by an earlier
 * version, also if its root was elsewhere. Called at every start and after every import.
 */
export async function settleOfferFolders(database: Database, root: string): Promise<void> {
  const rows = await database.selectFrom('offers').select(['id', 'folder']).execute();
  for (const row of rows.filter(({ folder }) => path.isAbsolute(folder))) {
    const folder = storedFolder(root, await presentFolder(root, row));
    if (folder !== row.folder) await database.updateTable('offers').set({ folder }).where('id', '=', row.id).execute();
  }
}

/** Where offers' files lie: in the database relative to the offers' root, so that an installation can be moved or replaced. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Offer } from '#domain/offer.ts';
import type { Database } from '../database/database.ts';
import { filesOf } from './offerFile.ts';

/** The folder of an offer's files; `stored` is relative to the root (config.offersDirectory), or absolute when it lies elsewhere. */
export function offerFolder(root: string, stored: string): string {
  return path.resolve(root, stored);
}

/** `folder` as it is stored: relative to the root with forward slashes; one outside the root stays absolute. */
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

/** A folder that is gone is looked for under its name in the root of today: the installation was moved. */
async function presentFolder(root: string, { id, folder }: { id: number; folder: string }): Promise<string> {
  const isThere = await fs.stat(folder).then(
    (stat) => stat.isDirectory(),
    () => false,
  );
  const moved = path.join(root, path.basename(folder));
  return !isThere && (await idOfFile(path.join(moved, 'offer.json'))) === id ? moved : folder;
}

/**
 * Makes the absolute folders of the root relative to it: those that an import has just written, and those of rows written by an
 * earlier version, also where its root lay elsewhere. Called at every start and after every import.
 */
export async function settleOfferFolders(database: Database, root: string): Promise<void> {
  const rows = await database.selectFrom('offers').select(['id', 'folder']).execute();
  for (const row of rows.filter(({ folder }) => path.isAbsolute(folder))) {
    const folder = storedFolder(root, await presentFolder(root, row));
    if (folder !== row.folder) await database.updateTable('offers').set({ folder }).where('id', '=', row.id).execute();
  }
}

/** Whether a file can be read: opened, not only found. */
export async function isReadableFile(file: string): Promise<boolean> {
  try {
    const handle = await fs.open(file, 'r');
    return await handle
      .stat()
      .then((stat) => stat.isFile())
      .finally(() => handle.close());
  } catch (error) {
    // Too many open files say nothing about this one.
    if (error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')) throw error;
    return false;
  }
}

/** Those files of the offer that cannot be read in `folder`, as relative paths. */
export async function missingFiles(
  offer: Pick<Offer, 'hero_image' | 'logo_image' | 'documents'>,
  folder: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { file } of filesOf(offer)) if (!(await isReadableFile(path.join(folder, file)))) missing.push(file);
  return missing;
}

/** One line for each offer that lacks files, for whoever starts the service; archived offers are nobody's to see. */
export async function describeMissingFiles(database: Database, root: string): Promise<string[]> {
  const rows = await database
    .selectFrom('offers')
    .select(['name', 'content', 'folder'])
    .where('state', '<>', 'archived')
    .orderBy('id')
    .execute();
  const lines: string[] = [];
  for (const { name, content, folder: stored } of rows) {
    const folder = offerFolder(root, stored);
    const missing = await missingFiles(content, folder);
    if (missing.length > 0)
      lines.push(
        `${name}: these files cannot be read in ${folder}: ${missing.join(', ')}. They are answered with 404 until they are back.`,
      );
  }
  return lines;
}

/** The offers' own files in the store: those that each offer serves today, and the documents that it served before. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { Offer } from '#domain/offer.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { storeFiles, type FileDeps } from '../storage/claims.ts';
import type { ReceivedFile, StoredFile } from '../storage/fileStore.ts';
import { filesOf } from './offerFile.ts';
import { offerFolder } from './offerFolders.ts';

/** A file that an offer serves. */
export interface OfferFile extends StoredFile {
  /** Name in the offer: `images/hero.svg`, `documents/Prospectus.pdf`. */
  path: string;
}

/** A received file of an offer. */
export interface ReceivedOfferFile extends ReceivedFile {
  path: string;
}

export const DOCUMENTS = 'documents/';

/** Returns the offer with size and hash of each document that it serves; a document that was never imported has no hash. */
export function withServedDocuments(offer: Offer, files: readonly OfferFile[]): Offer {
  const known = served.get(offer);
  if (known?.files === files) return known.offer;
  const made = makeServed(offer, files);
  served.set(offer, { files, offer: made });
  return made;
}

/** Made once for each import: schemas are cached by the offer that they are made for. */
const served = new WeakMap<Offer, { files: readonly OfferFile[]; offer: Offer }>();

function makeServed(offer: Offer, files: readonly OfferFile[]): Offer {
  const documents = offer.documents.map((document) => {
    const file = files.find(({ path: name }) => name === `${DOCUMENTS}${document.filename}`);
    return file ? { ...document, size: file.size, sha256: file.sha256 } : document;
  });
  return { ...offer, documents };
}

/**
 * Makes `files` the ones that the offer serves. A document that changed, or that is no longer named, stays as replaced, since applications
 * name it by its hash; a picture is removed. The caller locks the offer's row.
 */
export async function replaceOfferFiles(
  transaction: Transaction<Tables>,
  { id, now }: { id: number; now: Date },
  files: readonly OfferFile[],
): Promise<void> {
  const before = await transaction
    .selectFrom('offer_files')
    .select(['id', 'path', 'sha256'])
    .where('offer_id', '=', id)
    .where('replaced_at', 'is', null)
    .execute();
  const isSame = (one: Pick<OfferFile, 'path' | 'sha256'>) => (other: Pick<OfferFile, 'path' | 'sha256'>) =>
    one.path === other.path && one.sha256 === other.sha256;
  for (const old of before.filter((each) => !files.some(isSame(each)))) {
    if (old.path.startsWith(DOCUMENTS))
      await transaction.updateTable('offer_files').set({ replaced_at: now }).where('id', '=', old.id).execute();
    else await transaction.deleteFrom('offer_files').where('id', '=', old.id).execute();
  }
  const added = files.filter((each) => !before.some(isSame(each)));
  if (added.length > 0) await transaction.insertInto('offer_files').values(rowsOf({ id, now }, added)).execute();
}

function rowsOf({ id, now }: { id: number; now: Date }, files: readonly OfferFile[]) {
  return files.map(({ path: name, sha256, size }) => ({ offer_id: id, path: name, sha256, size, added_at: now }));
}

/** Receives the named files of a folder, in turn. @throws the error of reading; no received file stays then */
export async function receiveOfferFiles(
  { files }: Pick<FileDeps, 'files'>,
  folder: string,
  names: readonly string[],
): Promise<ReceivedOfferFile[]> {
  const received: ReceivedOfferFile[] = [];
  try {
    for (const name of new Set(names))
      received.push({ path: name, ...(await files.receive(createReadStream(path.join(folder, name)))) });
  } catch (error) {
    for (const each of received) await files.drop(each);
    throw error;
  }
  return received;
}

interface OfferRow {
  id: number;
  name: string;
  state: Tables['offers']['state'];
  content: Offer;
  folder: string;
}

/**
 * Imports from the offers' folders the files that the store lacks. These are all files of an offer that an earlier release imported, and
 * lost ones that are still in the folder. Returns a line for the operator about each offer that still lacks files; nobody sees archived
 * offers.
 */
export async function settleOfferFiles(deps: FileDeps, root: string): Promise<string[]> {
  const rows = await deps.database
    .selectFrom('offers')
    .select(['id', 'name', 'state', 'content', 'folder'])
    .orderBy('id')
    .execute();
  const lines: string[] = [];
  for (const row of rows) {
    const folder = offerFolder(root, row.folder);
    const missing = await takeInMissing(deps, row, folder);
    if (missing.length > 0 && row.state !== 'archived')
      lines.push(
        `${row.name}: these files are neither in the storage nor in ${folder}: ${missing.join(', ')}. They are answered with 404 until the offer is imported again.`,
      );
  }
  return lines;
}

/** Returns the files of one offer that exist nowhere, by their names in it. */
async function takeInMissing(deps: FileDeps, { id, content }: OfferRow, folder: string): Promise<string[]> {
  const known = await currentFiles(deps.database, id);
  const absent = await Promise.all(
    filesOf(content).map(async ({ file }) => {
      const stored = known.find((each) => each.path === file);
      return stored && (await deps.files.has(stored)) ? [] : [{ file, sha256: stored?.sha256 ?? null }];
    }),
  );
  const missing: string[] = [];
  for (const { file, sha256 } of absent.flat())
    if (!(await takeIn(deps, { id, folder, file, sha256 }))) missing.push(file);
  return missing;
}

/** Returns true if the file was in the folder and is in the store now; `sha256` is its expected hash, if that is known. */
async function takeIn(
  deps: FileDeps,
  { id, folder, file, sha256 }: { id: number; folder: string; file: string; sha256: string | null },
): Promise<boolean> {
  const received = await receiveOfferFiles(deps, folder, [file]).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code)))
      return [];
    throw error;
  });
  try {
    if (received.length === 0 || received.some((each) => sha256 !== null && each.sha256 !== sha256)) return false;
    await storeFiles(deps, received, async (transaction) => {
      if (sha256 !== null) return;
      await transaction
        .insertInto('offer_files')
        .values(rowsOf({ id, now: deps.clock.now() }, received))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Gives the offer another version, because processes have read it without this file.
      await transaction
        .updateTable('offers')
        .set(({ ref }) => ({ imported_at: ref('imported_at') }))
        .where('id', '=', id)
        .execute();
    });
    return true;
  } finally {
    for (const each of received) await deps.files.drop(each);
  }
}

function currentFiles(database: Database, id: number): Promise<OfferFile[]> {
  return database
    .selectFrom('offer_files')
    .select(['path', 'sha256', 'size'])
    .where('offer_id', '=', id)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Returns a document that the offer at this address serves or served, by its hash; null if it never did. */
export async function findServedDocument(database: Database, slug: string, sha256: string): Promise<OfferFile | null> {
  const row = await database
    .selectFrom('offer_files')
    .innerJoin('offers', 'offers.id', 'offer_files.offer_id')
    .select(['path', 'sha256', 'size'])
    .where('offers.slug', '=', slug)
    .where('sha256', '=', sha256)
    .where('path', 'like', `${DOCUMENTS}%`)
    // The name of today comes first, if it has had several.
    .orderBy((builder) => builder('replaced_at', 'is', null), 'desc')
    .orderBy('offer_files.id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

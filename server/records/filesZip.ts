/** Everything of an application in one zip, for the issuer's staff: its record, as a PDF and as data, and the documents of it. */
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { serverTexts } from '#domain/texts.ts';
import type { ServerDeps } from '../deps.ts';
import { zipDocuments, type ZippedFile } from '../documents/documentsZip.ts';
import { folderNames } from '../documents/fileNames.ts';
import { findTiedDocuments } from '../documents/ties.ts';
import { Refusal } from '../http/errors.ts';
import { isReadable, type FileStore } from '../storage/fileStore.ts';
import { parseRecord, type StoredRecord } from './records.ts';

interface ZipDeps extends Pick<ServerDeps, 'database' | 'files'> {
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Returns the zip. Documents are looked at first: a zip is complete, or there is none. One that becomes unreadable meanwhile breaks it off.
 * @throws Refusal 404 if a document is missing or damaged
 */
export async function zipRecord(deps: ZipDeps, stored: StoredRecord, pdf: Buffer): Promise<Readable> {
  const { documents } = parseRecord(stored);
  const found = await findTiedDocuments(deps.database, {
    applicationId: stored.applicationId,
    ids: documents.map(({ id }) => id),
  });
  const names = folderNames(documents.map(({ filename }) => filename));
  const listed = documents.map(({ id }, at) => ({
    id,
    name: `documents/${names[at] ?? id}`,
    row: found.find((row) => row.id === id),
  }));
  // Documents of applicants: no copy of them stays near the process.
  const files: Pick<FileStore, 'readPublic'> = { readPublic: (file) => deps.files.read(file) };
  const zipped: ZippedFile[] = [];
  for (const { id, name, row } of listed) {
    if (row === undefined || !(await isReadable(files, row))) {
      deps.logger.error({ documentId: id }, 'the file of a document cannot be given out');
      throw new Refusal(404, { message: serverTexts.filesMissing });
    }
    zipped.push({ name, sha256: row.sha256, size: row.size });
  }
  return zipDocuments(files, zipped, [
    { name: 'record.pdf', content: pdf },
    { name: 'record.json', content: Buffer.from(stored.content) },
  ]);
}

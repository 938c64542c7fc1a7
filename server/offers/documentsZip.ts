/** All documents of an offer in one zip (3-CALL-13). */
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import { StorageUnavailable, WRONG_LENGTH, type FileStore, type StoredFile } from '../storage/fileStore.ts';

/** A document under its name in the zip. */
export interface ZippedFile extends StoredFile {
  name: string;
}

/** The same bytes for the same documents, whenever it is made. */
const MTIME = new Date('2026-01-01T00:00:00Z');

/**
 * Streams the documents as they are, one after the other; none is held in memory. PDFs are compressed already. One that cannot be read (any more) breaks the stream off: whoever
 * receives it sees that it is not whole. Ending the stream early closes the file being read.
 */
export function zipDocuments(files: Pick<FileStore, 'readPublic'>, documents: readonly ZippedFile[]): Readable {
  const zip = new yazl.ZipFile();
  // Whoever reads it hears it too; until somebody does, it must not end the process.
  const output = new PassThrough().on('error', () => undefined);
  let reading: Readable | null = null;
  const breakOff = (error: Error): void => void output.destroy(error);
  // The zip itself fails where a document comes in another length than it has.
  zip.on('error', () => breakOff(new StorageUnavailable(WRONG_LENGTH)));
  zip.outputStream.on('error', breakOff);
  output.on('close', () => reading?.destroy());
  const open = async (document: ZippedFile): Promise<Readable> => {
    const content = await files.readPublic(document);
    if (typeof content === 'string') throw new StorageUnavailable(content);
    // The zip hears its own pipes, not where they begin.
    reading = content.on('error', breakOff);
    if (output.destroyed) reading.destroy();
    return reading;
  };
  for (const document of documents) {
    zip.addReadStreamLazy(document.name, { size: document.size, mtime: MTIME, compress: false }, (give) => {
      open(document).then((content) => give(null, content), breakOff);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

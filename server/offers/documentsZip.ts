/** All documents of an offer in one zip (3-CALL-13). */
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import { StorageUnavailable, type FileStore, type StoredFile } from '../storage/fileStore.ts';

/** A document under its name in the zip. */
export interface ZippedFile extends StoredFile {
  name: string;
}

/** The same bytes for the same documents, whenever it is made. */
const MTIME = new Date('2026-01-01T00:00:00Z');

/**
 * Streams the documents, one after the other; none is held in memory. One that cannot be read (any more) breaks the stream off: whoever
 * receives it sees that it is not whole. Ending the stream early closes the file being read.
 */
export function zipDocuments(files: Pick<FileStore, 'readPublic'>, documents: readonly ZippedFile[]): Readable {
  const zip = new yazl.ZipFile();
  // Whoever reads it hears it too; until somebody does, it must not end the process.
  const output = new PassThrough().on('error', () => undefined);
  let reading: Readable | null = null;
  const breakOff = (error: Error): void => void output.destroy(error);
  zip.on('error', breakOff);
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
    zip.addReadStreamLazy(document.name, { size: document.size, mtime: MTIME }, (give) => {
      open(document).then((content) => give(null, content), breakOff);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

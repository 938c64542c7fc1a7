/** All documents of an offer (3-CALL-13), or of an application with its record, in one zip. */
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import { StorageUnavailable, WRONG_LENGTH, type FileStore, type StoredFile } from '../storage/fileStore.ts';

/** A document with its name in the zip. */
export interface ZippedFile extends StoredFile {
  name: string;
}

/** A file that is in memory already. */
export interface ZippedContent {
  name: string;
  content: Buffer;
}

/** Fixed, so that the same documents always give the same bytes. */
const MTIME = new Date('2026-01-01T00:00:00Z');

/**
 * Streams the documents unchanged, one after the other; none is held in memory. `contents` stand in front of them. PDFs are compressed
 * already. A document that cannot be read (any more) breaks the stream off, so that the receiver sees that it is incomplete. Ending the
 * stream early closes the file being read.
 */
export function zipDocuments(
  files: Pick<FileStore, 'readPublic'>,
  documents: readonly ZippedFile[],
  contents: readonly ZippedContent[] = [],
): Readable {
  const zip = new yazl.ZipFile();
  // The reader has a listener of its own; before there is a reader, an error must not end the process.
  const output = new PassThrough().on('error', () => undefined);
  let reading: Readable | null = null;
  const breakOff = (error: Error): void => void output.destroy(error);
  // The zip itself fails if a document arrives in another length than it has.
  zip.on('error', () => breakOff(new StorageUnavailable(WRONG_LENGTH)));
  zip.outputStream.on('error', breakOff);
  output.on('close', () => reading?.destroy());
  const open = async (document: ZippedFile): Promise<Readable> => {
    const content = await files.readPublic(document);
    if (typeof content === 'string') throw new StorageUnavailable(content);
    // The zip listens to its own pipes, not to their sources.
    reading = content.on('error', breakOff);
    if (output.destroyed) reading.destroy();
    return reading;
  };
  for (const { name, content } of contents) zip.addBuffer(content, name, { mtime: MTIME, compress: false });
  for (const document of documents) {
    zip.addReadStreamLazy(document.name, { size: document.size, mtime: MTIME, compress: false }, (give) => {
      open(document).then((content) => give(null, content), breakOff);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

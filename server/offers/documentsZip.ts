/** All documents of an offer in one zip (3-CALL-13). */
import { createReadStream, type ReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

/**
 * Streams `documents/<name>` of the folder for each name, one after the other; none is held in memory. A file that cannot be read
 * breaks the stream off: whoever receives it sees that it is not whole. Ending the stream early closes the file being read.
 */
export async function zipDocuments(folder: string, names: readonly string[]): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  let reading: ReadStream | null = null;
  const breakOff = (error: Error): void => void output.destroy(error);
  zip.on('error', breakOff);
  zip.outputStream.on('error', breakOff);
  output.on('close', () => reading?.destroy());
  for (const name of names) {
    const file = path.join(folder, 'documents', name);
    const { size, mtime } = await fs.stat(file);
    zip.addReadStreamLazy(name, { size, mtime }, (give) => {
      reading = createReadStream(file);
      // The zip hears its own pipes, not where they begin.
      reading.on('error', breakOff);
      give(null, reading);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

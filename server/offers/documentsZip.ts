/** All documents of an offer in one zip (3-CALL-13). */
import { createReadStream, type ReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

async function sizeOf(file: string): Promise<{ size: number; mtime: Date }> {
  const { size, mtime } = await fs.stat(file);
  return { size, mtime };
}

/**
 * Streams `documents/<name>` of the folder for each name, one after the other; none is held in memory. A file that cannot be read
 * breaks the stream off: whoever receives it sees that it is not whole. Ending the stream early closes the file being read.
 * @throws Error ENOENT when one of them is missing already
 */
export async function zipDocuments(folder: string, names: readonly string[]): Promise<Readable> {
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      file: path.join(folder, 'documents', name),
      ...(await sizeOf(path.join(folder, 'documents', name))),
    })),
  );
  const zip = new yazl.ZipFile();
  // Whoever reads it hears it too; until somebody does, it must not end the process.
  const output = new PassThrough().on('error', () => undefined);
  let reading: ReadStream | null = null;
  const breakOff = (error: Error): void => void output.destroy(error);
  zip.on('error', breakOff);
  zip.outputStream.on('error', breakOff);
  output.on('close', () => reading?.destroy());
  for (const { name, file, size, mtime } of files) {
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

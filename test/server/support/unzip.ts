/** Reads zips by another library than the one that writes them. */
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Every entry of a zip. */
export async function unzip(content: Buffer): Promise<[name: string, content: Buffer][]> {
  const zip = await yauzl.fromBufferPromise(content);
  const entries: [string, Buffer][] = [];
  for await (const entry of zip.eachEntry())
    entries.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))]);
  return entries;
}

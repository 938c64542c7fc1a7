/** The documents of an offer by what is in them, as they are served at this moment. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RecordedOfferDocument } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';

interface Hashed {
  /** As long as these stay, the content is taken to be the same. */
  state: string;
  size: number;
  sha256: string;
}

/** By file: a prospectus of 20 MB is not read again for each application. Files that no offer names any more stay few. */
const hashes = new Map<string, Hashed>();

/** Each document in the offer's order; null for one that cannot be read, and is not served either. */
export async function offerDocuments(
  { documents }: Pick<Offer, 'documents'>,
  folder: string,
): Promise<RecordedOfferDocument[]> {
  const recorded: RecordedOfferDocument[] = [];
  for (const { filename, title } of documents) {
    const hashed = await hashFile(path.join(folder, 'documents', filename));
    recorded.push({
      filename,
      title: title ?? filename,
      size: hashed?.size ?? null,
      sha256: hashed?.sha256 ?? null,
    });
  }
  return recorded;
}

async function hashFile(file: string): Promise<Hashed | null> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await fs.stat(file);
    const state = [size, mtimeMs, ctimeMs, ino].join(' ');
    const known = hashes.get(file);
    if (known?.state === state) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const hashed = { state, size, sha256: hash.digest('hex') };
    hashes.set(file, hashed);
    return hashed;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

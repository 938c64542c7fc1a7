import { objectOf } from '../../objectOf.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { DraftStorage } from './draftStorage.ts';
import { fileKey } from './filePersistence.ts';

/**
 * The slices of a stored file as they lie there: to look what it is about, not to open it, so they are neither migrated nor checked
 * and nothing is set aside. Empty for a file that is not there or cannot be read.
 */
export async function peekFile(storage: DraftStorage, fileId: string): Promise<Record<string, unknown>> {
  try {
    const slices: unknown = JSON.parse((await storage.getItem(fileKey(fileId))) ?? '{}');
    if (!isRecord(slices)) return {};
    return objectOf<Record<string, unknown>>(Object.keys(slices), (key) => JSON.parse(String(slices[key])));
  } catch {
    return {};
  }
}

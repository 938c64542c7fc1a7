import { objectOf } from '../../objectOf.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { DraftStorage } from './draftStorage.ts';
import { fileKey } from './keys.ts';

/**
 * Reads the raw slices of a stored file, only to look at its content. They are neither migrated nor checked, and nothing is set aside.
 * Empty for a file that is missing or unreadable.
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

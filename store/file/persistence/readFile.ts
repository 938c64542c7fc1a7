import type { DraftStorage } from './draftStorage.ts';
import type { FileReading } from './fileReading.ts';
import type { Migrations } from '../stored/migrations/index.ts';
import { CURRENT_VERSION } from '../stored/migrations/version.ts';
import { fetchReader } from './reader.ts';
import { Undecipherable } from './vault.ts';

export interface ReadFileOptions {
  storage: DraftStorage;
  key: string;
  /** Defaults to the migrations of this release. */
  migrations?: Migrations;
  version?: number;
}

/**
 * Reads a stored file. The code that parses it loads only if there is a file; if it does not load, the file is unreachable and stays
 * unchanged.
 */
export async function readFile({
  storage,
  key,
  migrations,
  version = CURRENT_VERSION,
}: ReadFileOptions): Promise<FileReading> {
  const answer = await storage.getItem(key).then(
    (text) => ({ text }),
    (failure: unknown) => ({ failure }),
  );
  if ('failure' in answer)
    return { kind: 'unreadable', reason: answer.failure instanceof Undecipherable ? 'damaged' : 'unreachable' };
  if (answer.text === null) return { kind: 'empty' };
  const parsing = await fetchReader();
  return parsing === null
    ? { kind: 'unreadable', reason: 'unreachable' }
    : parsing.parseStored(answer.text, { key, migrations, version });
}

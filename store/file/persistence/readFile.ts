import type { DraftStorage } from './draftStorage.ts';
import type { FileReading } from './fileReading.ts';
import type { Migrations } from './migrations/index.ts';
import { CURRENT_VERSION } from './migrations/version.ts';
import { Undecipherable } from './vault.ts';

export interface ReadFileOptions {
  storage: DraftStorage;
  key: string;
  /** Those of this release where none are given. */
  migrations?: Migrations;
  version?: number;
}

const fetchReader = () => import(/* webpackChunkName: "stored" */ './parseStored.ts').catch(() => null);

/** Whether the code that understands a stored file is there, or came now: asked before anything is closed for one (R24). */
export async function hasReader(): Promise<boolean> {
  return (await fetchReader()) !== null;
}

/**
 * Reads a stored file. The code that understands one comes only where there is one; where it does not come, the file is out of reach
 * and left as it is.
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

/** Where a damaged file is kept until its time is over: one copy for a file, however often it is met. */
export function quarantineKey(key: string): string {
  return `allot:quarantine:${key}`;
}

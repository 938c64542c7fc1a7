/** The store of a test's service: a folder, or with TEST_STORAGE=s3 a bucket; and what lies in it. */
import fs from 'node:fs';
import path from 'node:path';
import { FolderStore } from '#server/storage/folderStore.ts';
import type { FileStore } from '#server/storage/fileStore.ts';
import { objectsIn, openS3Store } from './s3.ts';

export interface TestFiles {
  files: FileStore;
  /** Contents by their hash, with the local file in which each lies: to be lost, or to be changed. */
  contents(): Map<string, string>;
  /** What is under way, or was left half received. */
  incoming(): string[];
}

/** Contents of a data folder. */
export function contentsIn(dataDirectory: string): Map<string, string> {
  const folder = path.join(dataDirectory, 'files');
  const found = new Map<string, string>();
  if (!fs.existsSync(folder)) return found;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (/^[0-9a-f]{64}$/.test(entry.name)) found.set(entry.name, path.join(entry.parentPath, entry.name));
  return found;
}

export async function openTestFiles(dataDirectory: string): Promise<TestFiles> {
  const incoming = (): string[] => fs.readdirSync(path.join(dataDirectory, 'files', '.incoming'));
  if (process.env['TEST_STORAGE'] === 's3') {
    const { store, s3, settings } = await openS3Store(dataDirectory);
    return { files: store, contents: () => objectsIn(s3.folder, settings.prefix), incoming };
  }
  const store = new FolderStore(dataDirectory);
  await store.open(new Date());
  return { files: store, contents: () => contentsIn(dataDirectory), incoming };
}

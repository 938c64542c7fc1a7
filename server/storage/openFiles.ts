/** The store of this installation, by its settings. */
import type { Config } from '../config.ts';
import type { Clock } from '../deps.ts';
import type { FileStore } from './fileStore.ts';
import { FolderStore } from './folderStore.ts';
import { S3Store } from './s3Store.ts';

/** Opens the bucket where one is set, and else the folder. @throws StorageNotOpened with what to do */
export async function openFiles(
  { s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>,
  clock: Clock,
): Promise<FileStore> {
  const files = s3 === null ? new FolderStore(dataDirectory) : new S3Store(s3, { dataDirectory, clock });
  await files.open(clock.now());
  return files;
}

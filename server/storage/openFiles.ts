/** The store of this installation, by its settings. */
import type { Config } from '../config.ts';
import type { Clock, Ids } from '../deps.ts';
import type { FileStore } from './fileStore.ts';
import { FolderStore } from './folderStore.ts';
import { S3Store } from './s3Store.ts';

/** Returns the bucket if one is set, otherwise the folder; not opened yet. */
export function createFileStore(
  { s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>,
  { clock, ids }: { clock: Clock; ids: Ids },
): FileStore {
  return s3 === null ? new FolderStore(dataDirectory) : new S3Store(s3, { dataDirectory, clock, ids });
}

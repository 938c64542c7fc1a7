/** Opens the store that holds the files of this database, and no other one. */
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Ids } from '../deps.ts';
import { StorageNotOpened, StorageSilent, type FileStore } from './fileStore.ts';
import { filesFolder, FolderStore } from './folderStore.ts';
import { createFileStore } from './openFiles.ts';
import { markStore, readMark, writeMark, type StoreMark } from './storeMark.ts';
import { UnseenStore } from './unseenStore.ts';

export interface OwnStoreDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

export type OwnStoreConfig = Pick<Config, 's3' | 'dataDirectory' | 'adoptsFiles'>;

/** Number of contents that are looked for if an earlier release has left no mark: one may be lost, hardly all of them. */
const SAMPLE = 20;

/**
 * Opens the store of the settings if it belongs to this database; the first start makes it so. Run it under the start lock.
 * @param moves true if the caller goes on to move the folder into the bucket (earlierFiles.ts), where that is due
 * @throws StorageNotOpened naming the settings that are wanted
 */
export async function openOwnFiles(
  deps: OwnStoreDeps,
  config: OwnStoreConfig,
  { moves }: { moves: boolean },
): Promise<FileStore> {
  return opening(createFileStore(config, deps), (files) => openSettled(deps, config, { files, moves }));
}

export interface ServiceFiles {
  files: FileStore;
  /** Reason for which the store did not answer, for the operator; null if the start can do all its work in it. */
  silence: string | null;
}

/**
 * Opens the store for the service. The service also starts if the store does not answer and the database knows that its files are there: a
 * service without files is better than none.
 * @throws StorageNotOpened naming the settings that are wanted
 */
export async function openServiceFiles(deps: OwnStoreDeps, config: OwnStoreConfig): Promise<ServiceFiles> {
  return opening(createFileStore(config, deps), async (files) => {
    try {
      return { files: await openSettled(deps, config, { files, moves: true }), silence: null };
    } catch (error) {
      const mark = error instanceof StorageSilent && !config.adoptsFiles ? await readMark(deps.database) : null;
      const isThere = mark !== null && !mark.isMoving && mark.place === files.place;
      if (!(error instanceof StorageSilent) || !isThere) throw error;
      return { files: new UnseenStore(files, mark), silence: error.message };
    }
  });
}

/** Runs `work` with the store, and closes the store if that fails. */
async function opening<Result>(files: FileStore, work: (files: FileStore) => Promise<Result>): Promise<Result> {
  try {
    return await work(files);
  } catch (error) {
    files.close();
    throw error;
  }
}

async function openSettled(
  deps: OwnStoreDeps,
  config: OwnStoreConfig,
  { files, moves }: { files: FileStore; moves: boolean },
): Promise<FileStore> {
  await files.open(deps.clock.now());
  await settle(deps, config, { files, moves });
  return files;
}

async function settle(
  deps: OwnStoreDeps,
  config: OwnStoreConfig,
  { files, moves }: { files: FileStore; moves: boolean },
): Promise<void> {
  const folder = config.s3 === null ? null : new FolderStore(config.dataDirectory);
  const known = await readMark(deps.database);
  const mark = known ?? (await markFirst(deps, config, { files, folder }));
  if (mark === null) throw elsewhere(null, files, config);
  const isMoveCutOff = folder === null && mark.isMoving;
  if (!isMoveCutOff && (await files.has(mark))) {
    // The move is complete: the mark goes last.
    if (mark.isMoving || mark.place !== files.place)
      await writeMark(deps.database, { ...mark, isMoving: false, place: files.place });
    return;
  }
  if (folder && (await folder.has(mark))) {
    if (!moves)
      throw new StorageNotOpened(
        `The files of this database are still in ${filesFolder(config.dataDirectory)}. Start the service with the bucket first: it moves them there.`,
      );
    await writeMark(deps.database, { ...mark, isMoving: true });
    return;
  }
  if (!config.adoptsFiles) throw elsewhere(mark, files, config);
  await markStore(deps, files);
}

interface Stores {
  files: FileStore;
  /** The store of the data folder, if a bucket is set. */
  folder: FolderStore | null;
}

/** Marks the store at the first start; returns null if the database has contents and none of them is here. */
async function markFirst(
  deps: OwnStoreDeps,
  config: OwnStoreConfig,
  { files, folder }: Stores,
): Promise<StoreMark | null> {
  const sample = await deps.database
    .selectFrom('files')
    .select(['sha256', 'size'])
    .orderBy((builder) => builder.fn('random'))
    .limit(SAMPLE)
    .execute();
  const holdsAny = async (store: FileStore): Promise<boolean> => {
    for (const file of sample) if (await store.has(file)) return true;
    return false;
  };
  if (config.adoptsFiles || sample.length === 0 || (await holdsAny(files))) return markStore(deps, files);
  // An earlier release stored them in the folder, and the bucket has just been set.
  return folder && (await holdsAny(folder)) ? markStore(deps, folder) : null;
}

function elsewhere(mark: StoreMark | null, files: FileStore, config: OwnStoreConfig): StorageNotOpened {
  const where = mark
    ? `The files of this database are ${mark.place}`
    : 'The files of this database are in another storage';
  return new StorageNotOpened(
    `${where}, and these settings store files ${files.place}, where the mark of that storage is missing. ${wanted(mark, config)} If the files were lost, see Files in docs/operating.md.`,
  );
}

const BUCKET = 'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY and S3_PREFIX';

function wanted(mark: StoreMark | null, { s3 }: OwnStoreConfig): string {
  const isInBucket = mark === null ? s3 === null : mark.isMoving || mark.place.startsWith('in the bucket ');
  if (isInBucket) return `Set ${BUCKET} as they are set for the service.`;
  return s3 === null
    ? 'Set DATA_DIR to the folder that holds them, as it is set for the service.'
    : `Set DATA_DIR to the folder that holds them: the service then moves them into the bucket. Or set ${BUCKET} as before.`;
}

import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer.ts';
import type { DraftStorage } from './draftStorage.ts';
import { openDeviceStorage } from './encryptedStorage.ts';
import { createFileList, type FileList } from './fileList.ts';
import { createFileLocks } from './fileLock.ts';
import { createFilePersistence, type FilePersistence } from './filePersistence.ts';

/** Services that save files on this device: the open file and the rows of the drawer. */
export interface FileServices {
  persistence: FilePersistence;
  fileList: FileList;
}

export interface FileServicesDeps {
  store: Store<RootState, UnknownAction>;
  /** The present as an ISO date-time. */
  now: () => string;
}

/** Creates both services over this storage; defaults to the browser's own, encrypted. */
export function createFileServices({
  store,
  now,
  storage = openDeviceStorage(now),
}: FileServicesDeps & { storage?: DraftStorage | Promise<DraftStorage> | undefined }): FileServices {
  const opened = Promise.resolve(storage);
  const fileList = createFileList({ store, storage: opened, now });
  const persistence = createFilePersistence({ store, storage: opened, locks: createFileLocks(), lines: fileList });
  return { persistence, fileList };
}

import { isRecord } from '#domain/formats/isRecord.ts';
import type { AppThunk } from '../createStore.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { filesAdapter } from '../file/filesSlice.ts';
import { peekFile } from '../file/persistence/peekFile.ts';
import { isReadableBy } from '../selectors/filesSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';

/** A file of this device and the draft revision it is based on. */
export interface FileOfDraft {
  file: FileEntry;
  revision: number;
}

/** Finds this device's file of a draft, the newest of several; null for none. */
export function findFileOf(applicationId: number): AppThunk<Promise<FileOfDraft | null>> {
  return async (_dispatch, getState, { persistence }) => {
    const { files, session } = getState();
    const userId = selectUser(getState())?.id ?? null;
    const storage = await persistence.storage();
    const candidates = filesAdapter
      .getSelectors()
      .selectAll(files)
      .filter((file) => file.offerSlug === session.offerSlug && isReadableBy(file, userId));
    for (const file of candidates) {
      const { wizard } = await peekFile(storage, file.fileId);
      if (isRecord(wizard) && wizard['applicationId'] === applicationId)
        return { file, revision: typeof wizard['revision'] === 'number' ? wizard['revision'] : 0 };
    }
    return null;
  };
}

import type { UploadedDocument } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { deleteDocument } from '../documents/documents.ts';
import { fileRemoved } from '../events.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { documentsOf } from './clearFromDevice.ts';
import type { FileEntry } from './fileEntry.ts';
import { openFile } from './files.ts';
import { filesRestored } from './filesSlice.ts';
import { fileKey } from './persistence/filePersistence.ts';

/** `here`: it is open. `elsewhere`: its offer's page opens it, to which whoever asked leads. `cut`: its code does not come; nothing has changed. */
export type Switched = 'here' | 'elsewhere' | 'cut';

/**
 * Switches to a file of this device: to press it says that it is theirs (1-LAND-46). `isAtOffer`: its offer's page is on screen, where it
 * opens at once; what was open is written first.
 */
export function switchFile(fileId: string, isAtOffer: boolean): AppThunk<Promise<Switched>> {
  return async (dispatch, getState, { persistence, tab }) => {
    const { files, session } = getState();
    if (!isAtOffer || files.entities[fileId]?.offerSlug !== session.offerSlug) {
      tab.noteOpened(fileId);
      return 'elsewhere';
    }
    return persistence.inTurn(async () => ((await dispatch(openFile(fileId))) === null ? 'cut' : 'here'));
  };
}

/** A file that was removed a moment ago, in this page's memory alone: with it goes what could bring it back. */
export interface RemovedFile {
  entry: FileEntry;
  text: string;
  documents: UploadedDocument[];
}

/** Removes a file from this device that is not open; answers what brings it back, or null where there was nothing to remove. */
export function takeFile(fileId: string): AppThunk<Promise<RemovedFile | null>> {
  return async (dispatch, getState, { persistence }) => {
    const entry = getState().files.entities[fileId];
    const storage = await persistence.storage();
    const text = await storage.getItem(fileKey(fileId)).catch(() => null);
    const documents = await dispatch(documentsOf(fileId));
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    tellOtherTabs(`removed ${fileId}`);
    return entry === undefined || text === null ? null : { entry, text, documents };
  };
}

/** Puts a file back as it was when it was taken. */
export function putFileBack({ entry, text }: RemovedFile): AppThunk<Promise<void>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    await (await persistence.storage()).overwrite(fileKey(entry.fileId), text);
    fileList.readmit(entry.fileId);
    dispatch(filesRestored([...Object.values(getState().files.entities), entry]));
    // Whoever hears of it reads its line.
    await fileList.settled();
    tellOtherTabs({ returned: entry.fileId });
  };
}

/** Nobody wants it back: its documents go as well, where the service can be reached (1-LAND-45). */
export function forgetTaken({ documents }: RemovedFile): AppThunk {
  return (dispatch) => {
    for (const document of documents) void dispatch(deleteDocument(document, ''));
  };
}

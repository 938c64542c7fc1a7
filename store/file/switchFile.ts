import type { UploadedDocument } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { deleteDocument } from '../documents/documents.ts';
import { fileRemoved } from '../events.ts';
import { notifyOtherTabs } from '../session/tabMessages.ts';
import { documentsOf } from './clearFromDevice.ts';
import type { FileEntry } from './fileEntry.ts';
import { openFile } from './files.ts';
import { filesRestored } from './filesSlice.ts';
import { fileKey } from './persistence/keys.ts';

/**
 * Outcome of switching files. `here`: the file is open. `elsewhere`: the caller has to go to its offer's page, which opens it. `cut`: its
 * code did not load; nothing has changed.
 */
export type Switched = 'here' | 'elsewhere' | 'cut';

/**
 * Switches to a file of this device. The press claims the file as the person's own (1-LAND-46). `isAtOffer`: its offer's page is on screen,
 * so the file opens at once. The file open before is written first, and sent if the service saves it.
 */
export function switchFile(fileId: string, isAtOffer: boolean): AppThunk<Promise<Switched>> {
  return async (dispatch, getState, { persistence, tab }) => {
    const { files, session } = getState();
    if (!isAtOffer || files.entities[fileId]?.offerSlug !== session.offerSlug) {
      tab.noteOpened(fileId);
      return 'elsewhere';
    }
    const code = await import(/* webpackChunkName: "unsent" */ '../drafts/sendUnsent.ts').catch(() => null);
    await (code && dispatch(code.sendInTime()));
    return persistence.inTurn(async () => ((await dispatch(openFile(fileId))) === null ? 'cut' : 'here'));
  };
}

/** A file removed a moment ago, in this page's memory only: if that is lost, it cannot be restored. */
export interface RemovedFile {
  entry: FileEntry;
  text: string;
  documents: UploadedDocument[];
}

/** Removes a file of this device that is not open. Returns the data to restore it, or null if there was nothing to remove. */
export function detachFile(fileId: string): AppThunk<Promise<RemovedFile | null>> {
  return async (dispatch, getState, { persistence }) => {
    const entry = getState().files.entities[fileId];
    const storage = await persistence.storage();
    const text = await storage.getItem(fileKey(fileId)).catch(() => null);
    const documents = await dispatch(documentsOf(fileId));
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    notifyOtherTabs({ kind: 'fileRemoved', fileId });
    return entry === undefined || text === null ? null : { entry, text, documents };
  };
}

/** Restores a file as it was when it was removed. */
export function restoreFile({ entry, text }: RemovedFile): AppThunk<Promise<void>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    await (await persistence.storage()).overwrite(fileKey(entry.fileId), text);
    fileList.readmit(entry.fileId);
    dispatch(filesRestored([...Object.values(getState().files.entities), entry]));
    // Tabs that receive the message read the file's row.
    await fileList.settled();
    notifyOtherTabs({ kind: 'fileRestored', fileId: entry.fileId });
  };
}

/** Deletes the documents of a removed file that is not restored, if the service can be reached (1-LAND-45). */
export function deleteRemovedDocuments({ documents }: RemovedFile): AppThunk {
  return (dispatch) => {
    for (const document of documents) void dispatch(deleteDocument(document, ''));
  };
}

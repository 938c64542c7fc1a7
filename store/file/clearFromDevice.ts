import { baseApi } from '#api/baseApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { AppThunk } from '../createStore.ts';
import { deleteDocument } from '../documents/documents.ts';
import { uploadedDocuments } from '../documents/uploadedDocuments.ts';
import { fileRemoved } from '../events.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { notifyOtherTabs } from '../session/tabMessages.ts';
import { settledWithin } from '../settledWithin.ts';
import { peekFile } from './persistence/peekFile.ts';

/** Milliseconds that deleting documents is waited for at most. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Clears a file of this device, or with null the receipt on screen. Nothing of it stays on the device or in another tab, and the API cache
 * is emptied. The caller empties this page's memory. Returns a function that deletes the documents uploaded for the file, if the service
 * can be reached. Documents submitted with an application stay, and so do those of a file saved as a draft, which its link opens.
 */
export function clearFromDevice(fileId: string | null): AppThunk<Promise<() => Promise<void>>> {
  return async (dispatch, getState, { persistence, receipts }) => {
    const { session } = getState();
    const documents = await dispatch(documentsOf(fileId));
    if (session.offerSlug !== null && (fileId === null || selectFileId(getState()) === fileId))
      receipts.forget(session.offerSlug);
    abortAllUploads();
    dispatch(baseApi.util.resetApiState());
    if (fileId !== null) {
      await persistence.remove(fileId);
      await dispatch(removeCopies(fileId));
      dispatch(fileRemoved({ fileId }));
      notifyOtherTabs({ kind: 'fileRemoved', fileId });
    }
    return async () =>
      void (await settledWithin(
        LONGEST_WAIT_MS,
        documents.map((document) => dispatch(deleteDocument(document, ''))),
      ));
  };
}

/** Returns the documents to delete with a file: those in memory for the open file, the stored ones for another, none for a saved draft. */
export function documentsOf(fileId: string | null): AppThunk<Promise<UploadedDocument[]>> {
  return async (_dispatch, getState, { persistence }) => {
    if (fileId === null) return [];
    const isOpen = selectFileId(getState()) === fileId;
    const { documents, stepDrafts, contact_details: contact, wizard } = getState();
    if (isOpen) return wizard.revision === null ? uploadedDocuments([documents, stepDrafts, contact]) : [];
    const stored = await peekFile(await persistence.storage(), fileId);
    return isRecord(stored['wizard']) && stored['wizard']['revision'] != null ? [] : uploadedDocuments(stored);
  };
}

/** Removes the copies set aside of a file. */
function removeCopies(fileId: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { persistence }) => {
    const storage = await persistence.storage();
    const keys = await storage.keys().catch(() => []);
    await Promise.all(keys.filter(({ key }) => key.includes(fileId)).map(({ key }) => storage.removeItem(key)));
  };
}

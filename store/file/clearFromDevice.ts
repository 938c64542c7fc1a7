import { baseApi } from '#api/baseApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { AppThunk } from '../createStore.ts';
import { deleteDocument } from '../documents/documents.ts';
import { uploadedDocuments } from '../documents/uploadedDocuments.ts';
import { fileRemoved } from '../events.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { settledWithin } from '../settledWithin.ts';
import { peekFile } from './persistence/peekFile.ts';

/** Nobody is kept waiting longer than this for documents to be deleted. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Clears a file of this device, or with null the receipt that is on screen: nothing of it stays on the device or in another tab, and the
 * cache of calls is emptied. What this page's memory holds is for the caller to empty. Gives what deletes the documents that were uploaded
 * for it, where the service can be reached; one that was lodged with an application stays, and so do those of a file that was saved as a
 * draft, which its link opens.
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
      tellOtherTabs(`removed ${fileId}`);
    }
    return async () =>
      void (await settledWithin(
        LONGEST_WAIT_MS,
        documents.map((document) => dispatch(deleteDocument(document, ''))),
      ));
  };
}

/** The documents that go with a file: of the open one those in memory, of another those that are stored; none of what was saved as a draft. */
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

/** What was set aside of it goes as well. */
function removeCopies(fileId: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { persistence }) => {
    const storage = await persistence.storage();
    const keys = await storage.keys().catch(() => []);
    await Promise.all(keys.filter(({ key }) => key.includes(fileId)).map(({ key }) => storage.removeItem(key)));
  };
}

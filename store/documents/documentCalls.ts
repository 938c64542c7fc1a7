import type { AppThunk } from '../createStore.ts';
import { retryLater } from './pendingUploads.ts';
import type * as DocumentCode from './documentCode.ts';
import type { Removal } from './removeDocument.ts';

/** The calls for documents, whose code comes with the first file that is chosen or removed; null where it does not come (1-UPL-05). */
export function documentCalls(): Promise<typeof DocumentCode | null> {
  return import(/* webpackChunkName: "documents" */ './documentCode.ts').catch(() => null);
}

/**
 * Removes an uploaded document from the answers and from the service (1-UPL-07). Where that code does not come (a cut connection) it
 * is tried again later; until then the service keeps the document.
 */
export function removeDocument(removal: Removal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const calls = await documentCalls();
    if (calls !== null) return dispatch(calls.removeStored(removal));
    retryLater(`remove ${removal.document.delete_document}`, 1, () => void dispatch(removeDocument(removal)));
  };
}

import type { ApiError } from '#api/apiError.ts';
import { codeFailure } from '../codeFailure.ts';
import type { AppThunk } from '../createStore.ts';
import { retryLater } from './pendingUploads.ts';
import type * as DocumentCode from './documentCode.ts';
import type { Removal } from './removeDocument.ts';

/**
 * Loads the calls for documents, or returns the reason that they did not load (1-UPL-05). Their code loads with the first file that is
 * chosen or removed.
 */
export function documentCalls(): Promise<typeof DocumentCode | ApiError> {
  return import(/* webpackChunkName: "documents" */ './documentCode.ts').catch(codeFailure);
}

/**
 * Removes an uploaded document from the answers and from the service (1-UPL-07). If that code does not load (a lost connection), the
 * removal is tried again later; until then the service keeps the document.
 */
export function removeDocument(removal: Removal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const calls = await documentCalls();
    if (!('kind' in calls)) return dispatch(calls.removeStored(removal));
    retryLater(`remove ${removal.document.delete_document}`, 1, () => void dispatch(removeDocument(removal)));
  };
}

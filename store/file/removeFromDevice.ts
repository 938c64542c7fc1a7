import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { sessionEnded } from '../events.ts';
import { clearFromDevice } from './clearFromDevice.ts';
import { leavePage } from './leavePage.ts';

/**
 * Removes a file of this device, or with null the receipt that is on screen, and loads the page anew (1-LAND-45): nothing of it stays
 * on the device, in this page's memory or in another tab. The documents that were uploaded for it are deleted where the service can be
 * reached; one that was lodged with an application stays, and so do those of a file that was saved as a draft, which its link opens.
 */
export function removeFromDevice(fileId: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const deleteDocuments = await dispatch(clearFromDevice(fileId));
    dispatch(sessionEnded());
    await deleteDocuments();
    await dispatch(leavePage(fileId === null ? leftTexts.receiptRemoved : leftTexts.removed));
  };
}

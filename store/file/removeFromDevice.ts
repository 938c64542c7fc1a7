import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { sessionEnded } from '../events.ts';
import { clearFromDevice } from './clearFromDevice.ts';
import { leavePage } from './leavePage.ts';

/**
 * Removes a file of this device, or with null the receipt on screen, and reloads the page (1-LAND-45). Nothing of it stays on the device,
 * in this page's memory or in another tab. Documents uploaded for it are deleted if the service can be reached. Documents submitted with an
 * application stay, and so do those of a file saved as a draft, which its link opens.
 */
export function removeFromDevice(fileId: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const deleteDocuments = await dispatch(clearFromDevice(fileId));
    dispatch(sessionEnded());
    await deleteDocuments();
    await dispatch(leavePage(fileId === null ? leftTexts.receiptRemoved : leftTexts.removed));
  };
}

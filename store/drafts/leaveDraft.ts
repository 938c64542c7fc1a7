import { baseApi } from '#api/baseApi.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { fileRemoved, sessionEnded } from '../events.ts';
import { leavePage } from '../file/leavePage.ts';
import { notifyOtherTabs } from '../session/tabMessages.ts';

/**
 * Leaves a draft that was opened by its code. Asks the service to end the hold, and removes the file from the device, this page's memory
 * and the other tabs. The saved draft stays with the service. If the service cannot be reached, the hold expires by itself.
 */
export function leaveDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const { fileId, applicationId } = getState().wizard;
    persistence.pause();
    if (applicationId !== null)
      await dispatch(draftsApi.endpoints.leaveDraft.initiate(applicationId, { track: false }));
    abortAllUploads();
    dispatch(baseApi.util.resetApiState());
    if (fileId !== null) {
      await persistence.remove(fileId);
      dispatch(fileRemoved({ fileId }));
      notifyOtherTabs({ kind: 'fileRemoved', fileId });
    }
    dispatch(sessionEnded());
    await dispatch(leavePage(leftTexts.draftLeft));
  };
}

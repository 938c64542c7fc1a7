import { baseApi } from '#api/baseApi.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { fileRemoved, sessionEnded } from '../events.ts';
import { leavePage } from '../file/leavePage.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';

/**
 * Leaves a draft that was opened by its code: the service is told that nobody here holds it any more, and of its file nothing stays on the
 * device, in this page's memory or in another tab. What was saved stays with the service. Where that cannot be reached, the hold ends by
 * itself.
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
      tellOtherTabs(`removed ${fileId}`);
    }
    dispatch(sessionEnded());
    await dispatch(leavePage(leftTexts.draftLeft));
  };
}

import type { ApplicationAnswer } from '#api/applicationsApi.ts';
import { baseApi } from '#api/baseApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import { isIssuerActing } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { applicationSubmitted, fileClosed, fileRemoved, receiptFound } from '../events.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId, selectMode } from '../selectors/wizardSelectors.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { writeReceipt } from './receipts.ts';

/** An issuer who lodged stays and is told; everybody else goes on to the next steps (2-SUB-02, 2-SUB-07). The file is done. */
export function finish(answer: ApplicationAnswer | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, receipts }) => {
    const state = getState();
    const [fileId, { offerSlug }, { preview }] = [selectFileId(state), state.wizard, selectMode(state)];
    const receipt = !preview && isIssuerActing(selectUser(state)) ? null : writeReceipt(state, answer);
    // On a shared computer the receipt lives in the memory of this page alone (1-LAND-44).
    const isKept = receipt !== null && !preview && !state.saveStatus.isShared;
    const kept = isKept ? { receipt, userId: selectUser(state)?.id ?? null } : null;
    if (kept !== null && offerSlug !== null) receipts.keep(offerSlug, kept);
    dispatch(applicationSubmitted({ answer, receipt }));
    if (fileId === null) return;
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    if (kept !== null && offerSlug !== null) tellOtherTabs({ lodged: fileId, offerSlug, kept });
    tellOtherTabs(`removed ${fileId}`);
    // Not even the memory of a shared computer's page keeps more than the receipt says.
    if (!state.saveStatus.isShared || receipt === null || offerSlug === null) return;
    abortAllUploads();
    dispatch(baseApi.util.resetApiState());
    dispatch(fileClosed());
    dispatch(receiptFound({ offerSlug, receipt }));
  };
}

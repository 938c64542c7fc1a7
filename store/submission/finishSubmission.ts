import type { ApplicationResponse } from '#api/applicationsApi.ts';
import { baseApi } from '#api/baseApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import type { AppThunk } from '../createStore.ts';
import { applicationSubmitted, fileClosed, fileRemoved, receiptFound } from '../events.ts';
import { selectIsStaff, selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId, selectMode } from '../selectors/wizardSelectors.ts';
import { notifyOtherTabs } from '../session/tabMessages.ts';
import { composeReceipt } from './receipts.ts';

/**
 * Ends a submission: issuer staff who submitted stay and get a message; every other applicant goes on to the next steps (2-SUB-02,
 * 2-SUB-07). The file is removed.
 */
export function finishSubmission(answer: ApplicationResponse | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, receipts }) => {
    const state = getState();
    const [fileId, { offerSlug }, { preview }] = [selectFileId(state), state.wizard, selectMode(state)];
    const receipt = !preview && selectIsStaff(state) ? null : composeReceipt(state, answer);
    // On a shared computer the receipt exists only in this page's memory (1-LAND-44).
    const isKept = receipt !== null && !preview && !state.saveStatus.isShared;
    const kept = isKept ? { receipt, userId: selectUser(state)?.id ?? null } : null;
    if (kept !== null && offerSlug !== null) receipts.keep(offerSlug, kept);
    dispatch(applicationSubmitted({ answer, receipt }));
    if (fileId === null) return;
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    if (kept !== null && offerSlug !== null) notifyOtherTabs({ kind: 'fileSubmitted', fileId, offerSlug, kept });
    notifyOtherTabs({ kind: 'fileRemoved', fileId });
    // Even the memory of a shared computer's page keeps only the receipt.
    if (!state.saveStatus.isShared || receipt === null || offerSlug === null) return;
    abortAllUploads();
    dispatch(baseApi.util.resetApiState());
    dispatch(fileClosed());
    dispatch(receiptFound({ offerSlug, receipt }));
  };
}

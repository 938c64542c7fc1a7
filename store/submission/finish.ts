import type { ApplicationAnswer } from '#api/applicationsApi.ts';
import { baseApi } from '#api/baseApi.ts';
import { abortAllUploads } from '#api/uploads.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
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
    // Once a shared page is left, its session is over: what outlives it leads to no record (1-LAND-44).
    const lasting = receipt && state.saveStatus.isShared ? withoutRecord(receipt) : receipt;
    const kept = lasting === null || preview ? null : { receipt: lasting, userId: selectUser(state)?.id ?? null };
    if (kept !== null && offerSlug !== null) receipts.keep(offerSlug, kept);
    dispatch(applicationSubmitted({ answer, receipt }));
    if (fileId === null) return;
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    // No other tab can have a file of a shared computer.
    if (kept !== null && offerSlug !== null && !state.saveStatus.isShared)
      tellOtherTabs({ lodged: fileId, offerSlug, kept });
    tellOtherTabs(`removed ${fileId}`);
    // On a shared computer not even this page's memory keeps more than the receipt says (1-LAND-44).
    if (!state.saveStatus.isShared || receipt === null || offerSlug === null) return;
    abortAllUploads();
    dispatch(baseApi.util.resetApiState());
    dispatch(fileClosed());
    dispatch(receiptFound({ offerSlug, receipt }));
  };
}

function withoutRecord({ applicationId: _id, ...receipt }: Receipt): Receipt {
  return receipt;
}

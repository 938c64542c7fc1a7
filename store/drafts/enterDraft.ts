import { draftsApi, type OpenedDraft } from '#api/draftsApi.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import type { AppThunk } from '../createStore.ts';

/** What a one-time password came to: the draft; not the right one, and whether the newest code is over; or nobody knows. */
export type Entered = { kind: 'right'; draft: OpenedDraft } | { kind: 'wrong'; isOver: boolean } | { kind: 'failed' };

/** Enters a one-time password at a draft's address (3-CALL-02). A right one begins a session under a new cookie. */
export function enterDraft(draftUrl: string, code: string): AppThunk<Promise<Entered>> {
  return async (dispatch, getState) => {
    const { isShared } = getState().saveStatus;
    const { logInToDraft } = draftsApi.endpoints;
    const { data } = await dispatch(logInToDraft.initiate({ draftUrl, code, isShared }, { track: false }));
    if (data === undefined) return { kind: 'failed' };
    if (!data.verified) return { kind: 'wrong', isOver: data.code_over === true };
    forgetCsrfToken();
    return { kind: 'right', draft: data };
  };
}

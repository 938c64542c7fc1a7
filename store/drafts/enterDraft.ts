import { draftsApi, type OpenedDraft } from '#api/draftsApi.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';

/**
 * Outcome of a one-time password. `wrong`: `isExpired` is true if the newest code no longer counts. `refused`: the service's text, such as the
 * time at which this browser may try again. `failed`: the outcome is unknown.
 */
export type EnterDraftOutcome =
  | { kind: 'right'; draft: OpenedDraft }
  | { kind: 'wrong'; isOver: boolean }
  | { kind: 'refused'; words: string }
  | { kind: 'failed' };

/** Enters a one-time password at a draft's address (3-CALL-02). The right one begins a session under a new cookie. */
export function enterDraft(draftUrl: string, code: string): AppThunk<Promise<EnterDraftOutcome>> {
  return async (dispatch, getState) => {
    const { isShared } = getState().saveStatus;
    const { logInToDraft } = draftsApi.endpoints;
    const { data, error } = await dispatch(logInToDraft.initiate({ draftUrl, code, isShared }, { track: false }));
    if (data === undefined) {
      const problem = asApiError(error);
      const words = problem.kind === 'server' ? problem.data : null;
      return typeof words === 'string' ? { kind: 'refused', words } : { kind: 'failed' };
    }
    if (!data.verified) return { kind: 'wrong', isOver: data.code_over === true };
    forgetCsrfToken();
    return { kind: 'right', draft: data };
  };
}

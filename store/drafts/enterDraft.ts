import { draftsApi, type OpenedDraft } from '#api/draftsApi.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';

/**
 * Outcome of a one-time password. `wrong`: whether the newest code is over. `refused`: the service's words, such as when this browser may try
 * again. `failed`: no answer tells.
 */
export type Entered =
  | { kind: 'right'; draft: OpenedDraft }
  | { kind: 'wrong'; isOver: boolean }
  | { kind: 'refused'; words: string }
  | { kind: 'failed' };

/** Enters a one-time password at a draft's address (3-CALL-02). A right one begins a session under a new cookie. */
export function enterDraft(draftUrl: string, code: string): AppThunk<Promise<Entered>> {
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

import { draftsApi } from '#api/draftsApi.ts';
import type { DraftSummary } from '#api/resumingApi.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';

/**
 * Returns true if the service can be asked for a saved draft: only then is the current page left. The draft's page shows the answer itself.
 */
export function isDraftReachable({ draft_url, offer: { slug } }: DraftSummary): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const id = draft_url.split('/').filter(Boolean).at(-1) ?? '';
    const { error } = await dispatch(draftsApi.endpoints.draftPage.initiate({ slug, id }, { track: false }));
    return error === undefined || asApiError(error).kind !== 'network';
  };
}

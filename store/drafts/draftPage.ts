import type { ApiError } from '#api/apiError.ts';
import { draftsApi, type AnyDraftPage, type DraftAddress } from '#api/draftsApi.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftAsked, fileClosed, offerLoaded } from '../events.ts';
import { fetchOffer } from '../file/openOffer.ts';
import { selectEpoch } from '../selectors/sessionSelectors.ts';
import { loadUser } from '../session/loadUser.ts';

export type LoadedPage = { kind: 'loaded'; page: AnyDraftPage } | { kind: 'failed'; error: ApiError };

/** Asks the service about a draft whose page asks for a code. True if the page is out of date: this session holds the draft now, or has nothing to do with it any more. */
export function hasMoved(address: DraftAddress): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(draftsApi.endpoints.draftPage.initiate(address, { track: false }));
    if (data === undefined) return asApiError(error).kind === 'notFound';
    return data.status === 'withdrawn' || data.verified;
  };
}

/** For whoever no longer looks at it. */
const CUT: LoadedPage = { kind: 'failed', error: { kind: 'network' } };

/**
 * Loads the page at a saved draft's address: the offer, who is signed in, and how this session stands to the draft. No file is open there,
 * and of the steps just the landing one, in whose place the code is asked for (1-SHELL-18, 3-LAND-05).
 */
export function loadDraftPage(address: DraftAddress, isWanted: () => boolean): AppThunk<Promise<LoadedPage>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    const epoch = selectEpoch(getState());
    const ask = async () => {
      await dispatch(loadUser());
      await fileList.restore();
      return dispatch(draftsApi.endpoints.draftPage.initiate(address, { track: false }));
    };
    const [context, { data: page, error }] = await Promise.all([
      dispatch(fetchOffer({ slug: address.slug, isPreview: false })),
      ask(),
    ]);
    if (!('offer' in context)) return { kind: 'failed', error: context };
    if (page === undefined) return { kind: 'failed', error: asApiError(error) };
    return persistence.inTurn(async () => {
      if (!isWanted() || selectEpoch(getState()) !== epoch) return CUT;
      await persistence.stop();
      dispatch(fileClosed());
      dispatch(offerLoaded({ ...context, slug: address.slug }));
      dispatch(draftAsked({ offerSlug: address.slug }));
      return { kind: 'loaded', page };
    });
  };
}

import type { ApiError } from '#api/apiError.ts';
import { draftsApi, type AnyDraftPage, type DraftAddress } from '#api/draftsApi.ts';
import { asApiError } from '../asApiError.ts';
import { codeFailure } from '../codeFailure.ts';
import type { AppThunk } from '../createStore.ts';
import { draftAsked, fileClosed, offerLoaded } from '../events.ts';
import { fetchOffer, sendUnsavedBefore } from '../file/openOffer.ts';
import { selectEpoch } from '../selectors/sessionSelectors.ts';
import { loadUser } from '../session/loadUser.ts';

/** Outcome of loading a draft's page. `unsent`: the person is asked first about unsaved changes in the open file (3-LOGIN-12). */
export type LoadedPage =
  { kind: 'loaded'; page: AnyDraftPage } | { kind: 'failed'; error: ApiError } | { kind: 'unsent' };

/**
 * Asks the service about a draft whose page asks for a code. Returns true if that page is out of date: this session now holds the draft, or
 * no longer has access to it.
 */
export function hasMoved(address: DraftAddress): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(draftsApi.endpoints.draftPage.initiate(address, { track: false }));
    if (data === undefined) return asApiError(error).kind === 'notFound';
    return data.status === 'withdrawn' || data.verified;
  };
}

/** Result for a page that is no longer wanted. */
const CUT: LoadedPage = { kind: 'failed', error: { kind: 'network' } };

/**
 * Loads the page at a saved draft's address: the offer, the signed-in user, and this session's relation to the draft. No file is open
 * there, and the landing step is the only one; its place is taken by the question for the code (1-SHELL-18, 3-LAND-05).
 */
export function loadDraftPage(
  { isSure = false, ...address }: DraftAddress & { isSure?: boolean },
  isWanted: () => boolean,
): AppThunk<Promise<LoadedPage>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    if (!isSure && !(await dispatch(sendUnsavedBefore(null)))) return { kind: 'unsent' };
    const epoch = selectEpoch(getState());
    const ask = async () => {
      await dispatch(loadUser());
      // The code that reads files also loads over the network.
      const restored = await fileList.restore().catch(codeFailure);
      if ('kind' in restored) return { data: undefined, error: restored };
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

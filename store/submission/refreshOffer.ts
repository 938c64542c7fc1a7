import type { AppThunk } from '../createStore.ts';
import { offerLoaded } from '../events.ts';
import { offerQuestionOf } from '../file/offerSlugs.ts';
import { fetchOffer } from '../file/openOffer.ts';
import { selectEpoch } from '../selectors/sessionSelectors.ts';

/** Fetches the open page's offer again after its state changed with the service; without an answer it stays as it was. */
export function refreshOffer(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const asked = getState();
    const { offerSlug: slug } = asked.session;
    if (slug === null) return;
    const context = await dispatch(fetchOffer(offerQuestionOf(slug)));
    const isSame = selectEpoch(getState()) === selectEpoch(asked) && getState().session.offerSlug === slug;
    if ('offer' in context && isSame) dispatch(offerLoaded({ ...context, slug }));
  };
}

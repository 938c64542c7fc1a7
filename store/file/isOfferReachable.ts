import type { AppThunk } from '../createStore.ts';
import { offerQuestionOf } from './offerSlugs.ts';
import { fetchOffer } from './openOffer.ts';

/** Returns true if the page of a file's offer (`offerQuestionOf`) can be shown. A page that reports a missing offer counts too. */
export function isOfferReachable(offerSlug: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const found = await dispatch(fetchOffer(offerQuestionOf(offerSlug)));
    return 'offer' in found || found.kind === 'notFound';
  };
}

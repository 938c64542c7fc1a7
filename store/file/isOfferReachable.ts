import type { AppThunk } from '../createStore.ts';
import { fetchOffer } from './openOffer.ts';

/** Returns true if the page of a file's offer (`a`, or `a/preview`) can be shown. A page that reports a missing offer counts too. */
export function isOfferReachable(offerSlug: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const [slug = '', preview] = offerSlug.split('/');
    const found = await dispatch(fetchOffer({ slug, isPreview: preview !== undefined }));
    return 'offer' in found || found.kind === 'notFound';
  };
}

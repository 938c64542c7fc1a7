import type { AppThunk } from '../createStore.ts';
import { fetchOffer } from './openOffer.ts';

/** Whether the page of a file's offer (`a`, or `a/preview`) has something to show: also that there is no such offer. */
export function isOfferInReach(offerSlug: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const [slug = '', preview] = offerSlug.split('/');
    const found = await dispatch(fetchOffer({ slug, isPreview: preview !== undefined }));
    return 'offer' in found || found.kind === 'notFound';
  };
}

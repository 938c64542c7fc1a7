import type { AppThunk } from '../createStore.ts';
import { offerLoaded } from '../events.ts';
import { openNewFile } from './files.ts';
import { fetchOffer, sendUnsavedBefore } from './openOffer.ts';

/** Begins another application for the offer in an empty file of its own. The open file is written first and stays on this device. */
export function startAnotherApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const { offerSlug } = getState().session;
    if (offerSlug !== null) await persistence.inTurn(() => dispatch(openNewFile(offerSlug)));
  };
}

/**
 * Begins an application in an empty file for an offer whose page is not open. Whatever was left on this device stays as it was. Returns false,
 * with nothing begun, if the offer could not be fetched.
 */
export function startAtOffer(slug: string): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { persistence }) => {
    await dispatch(sendUnsavedBefore(null));
    const context = await dispatch(fetchOffer({ slug, isPreview: false }));
    if (!('offer' in context)) return false;
    await persistence.inTurn(async () => {
      dispatch(offerLoaded({ ...context, slug }));
      await dispatch(openNewFile(slug));
    });
    return true;
  };
}

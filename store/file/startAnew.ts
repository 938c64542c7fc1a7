import type { AppThunk } from '../createStore.ts';
import { openNewFile } from './files.ts';

/**
 * Begins another application for the offer, in a file of its own with nothing of the one that is open; that is written first and stays on
 * this device.
 */
export function startAnew(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const { offerSlug } = getState().session;
    if (offerSlug !== null) await persistence.inTurn(() => dispatch(openNewFile(offerSlug)));
  };
}

import type { AppThunk } from '../createStore.ts';
import { openNewFile } from './files.ts';

/** Begins another application for the offer in an empty file of its own. The open file is written first and stays on this device. */
export function startAnotherApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const { offerSlug } = getState().session;
    if (offerSlug !== null) await persistence.inTurn(() => dispatch(openNewFile(offerSlug)));
  };
}

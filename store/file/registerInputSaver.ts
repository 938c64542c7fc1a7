import type { AppThunk } from '../createStore.ts';

/** Registers `flushTypedInput`, which thunks call to move unsaved form input to the store. Returns a function that ends it. */
export function registerInputSaver(keepTyped: () => void): AppThunk<() => void> {
  return (_dispatch, _getState, { screen }) => {
    screen.keep = keepTyped;
    return () => delete screen.keep;
  };
}

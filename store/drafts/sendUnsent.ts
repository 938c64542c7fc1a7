import type { AppThunk } from '../createStore.ts';
import { selectIsUnsaved } from '../selectors/unsentSelectors.ts';
import { settledWithin } from '../settledWithin.ts';

/** Sends at once all unsaved changes of the open file, down to the last key. Returns false if the service has not accepted them. */
export function sendUnsent(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { saves, screen }) => {
    screen.keep?.();
    await saves.underWay?.done.catch(() => undefined);
    if (!selectIsUnsaved(getState())) return true;
    const code = await import(/* webpackChunkName: "saving" */ './saveDraft.ts').catch(() => null);
    if (code !== null) await dispatch(code.autosave({ mayAsk: false }));
    return !selectIsUnsaved(getState());
  };
}

/** Sends like `sendUnsent`, but waits no longer than a person does; the save continues. */
export function sendInTime(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { sendPatience }) => {
    const sending = dispatch(sendUnsent());
    await settledWithin(sendPatience, [sending]);
    return !selectIsUnsaved(getState());
  };
}

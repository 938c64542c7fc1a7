import { loginApi } from '#api/loginApi.ts';
import type { AppThunk } from '../createStore.ts';
import { setPendingSignOut } from '../file/persistence/pendingSignOut.ts';
import { asApiError } from '../asApiError.ts';

/** Calls the service to end the session; returns true once it has received the call. */
export function settleSignOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { logError }) => {
    const { error } = await dispatch(loginApi.endpoints.logout.initiate(undefined, { track: false }));
    if (error === undefined) setPendingSignOut(false);
    else logError('signOut', { kind: asApiError(error).kind });
    return error === undefined;
  };
}

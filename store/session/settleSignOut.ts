import { loginApi } from '#api/loginApi.ts';
import type { AppThunk } from '../createStore.ts';
import { oweSignOut } from '../file/persistence/owedSignOut.ts';
import { asApiError } from '../asApiError.ts';

/** Makes the call that ends the session on the service; true once it has heard of it. */
export function settleSignOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { logError }) => {
    const { error } = await dispatch(loginApi.endpoints.logout.initiate(undefined, { track: false }));
    if (error === undefined) oweSignOut(false);
    else logError('signOut', { kind: asApiError(error).kind });
    return error === undefined;
  };
}

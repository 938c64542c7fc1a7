import { setActor } from '#api/actor.ts';
import { sessionApi } from '#api/sessionApi.ts';
import type { User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { userLoaded } from '../events.ts';
import { hasPendingSignOut } from '../file/persistence/pendingSignOut.ts';
import { selectEpoch } from '../selectors/sessionSelectors.ts';

/**
 * Fetches the signed-in user from the service: null if there is none, undefined if the service could not be asked. Changes nothing. The
 * response is from after this call: RTK would share a query that is under way, which may have left before a sign-in or a change of capacity.
 */
export function fetchUser(): AppThunk<Promise<User | null | undefined>> {
  return async (dispatch) => {
    await dispatch(sessionApi.util.getRunningQueryThunk('getUser', undefined));
    const query = dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    // After a failure the cache still returns its earlier answer.
    return error === undefined ? data : undefined;
  };
}

/**
 * Loads the signed-in user; a failure counts as none, and the page continues. Returns true if the user is known, including none during a
 * pending sign-out.
 */
export function loadUser(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const epoch = selectEpoch(getState());
    // The user signed out here, and the service has not received that yet: until then no user is signed in (3-LOGIN-10).
    const user = hasPendingSignOut() && !(await dispatch(settlePendingSignOut())) ? null : await dispatch(fetchUser());
    if (selectEpoch(getState()) !== epoch) return false;
    // An unknown user counts as none on the page and for the service: no application is submitted as a user the page did not name.
    setActor(user ?? null);
    dispatch(userLoaded(user ?? null));
    return user !== undefined;
  };
}

/** Sends a pending sign-out to the service; false while the service has not received it. */
export function settlePendingSignOut(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      const { settleSignOut } = await import(/* webpackChunkName: "session" */ './settleSignOut.ts');
      return await dispatch(settleSignOut());
    } catch {
      return false;
    }
  };
}

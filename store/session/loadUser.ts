import { noteActor } from '#api/actor.ts';
import { sessionApi } from '#api/sessionApi.ts';
import type { User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { userLoaded } from '../events.ts';
import { owesSignOut } from '../file/persistence/owedSignOut.ts';
import { selectEpoch } from '../selectors/sessionSelectors.ts';

/** Who is signed in, as the service says now: null for nobody, undefined when it could not be asked. Changes nothing. */
export function fetchUser(): AppThunk<Promise<User | null | undefined>> {
  return async (dispatch) => {
    const query = dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    // After a failure the cache still answers with what it knew before.
    return error === undefined ? data : undefined;
  };
}

/** Asks who is signed in; a failure counts as nobody, and the page goes on. Answers whether the service has said it. */
export function loadUser(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const epoch = selectEpoch(getState());
    // Somebody signed out here, and the service has not heard of it: until it has, nobody is signed in (3-LOGIN-10).
    const user = owesSignOut() && !(await dispatch(settleOwed())) ? null : await dispatch(fetchUser());
    if (selectEpoch(getState()) !== epoch) return false;
    // The page shows nobody then, and the service is told so: nothing is lodged as somebody whom the page did not name.
    noteActor(user ?? null);
    dispatch(userLoaded(user ?? null));
    return user !== undefined;
  };
}

/** Makes up for a sign-out that the service has not heard of; false while it still has not. */
export function settleOwed(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      const { settleSignOut } = await import(/* webpackChunkName: "session" */ './settleSignOut.ts');
      return await dispatch(settleSignOut());
    } catch {
      return false;
    }
  };
}

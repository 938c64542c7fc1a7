import { noteActor } from '#api/actor.ts';
import { sessionApi } from '#api/sessionApi.ts';
import type { User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { userLoaded } from '../events.ts';
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

/** Asks who is signed in; a failure counts as nobody, and the page goes on. */
export function loadUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const epoch = selectEpoch(getState());
    const user = await dispatch(fetchUser());
    if (selectEpoch(getState()) !== epoch) return;
    // The page shows nobody then, and the service is told so: nothing is lodged as somebody whom the page did not name.
    noteActor(user ?? null);
    dispatch(userLoaded(user ?? null));
  };
}

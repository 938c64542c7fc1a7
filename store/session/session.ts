import type { UnknownAction } from '@reduxjs/toolkit';
import { setActor, currentActor } from '#api/actor.ts';
import { baseApi } from '#api/baseApi.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { abortAllUploads } from '#api/uploads.ts';
import { actingContext, actorName } from '#domain/session.ts';
import { leftTexts } from '#domain/texts/left.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import type { AppThunk } from '../createStore.ts';
import { sessionEnded, sessionLost } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { leavePage } from '../file/leavePage.ts';
import { forgetLastSave } from '../file/persistence/lastSave.ts';
import { fetchUser } from './loadUser.ts';
import type { LeavingMessage } from './tabMessages.ts';

/**
 * Follows another tab's message in this tab and reloads it; nothing removed there is written back. If the reload would lose input that
 * exists only in this page, another user's login in another tab is only reported (1-LAND-44).
 */
export function followTabMessage(message: LeavingMessage): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, screen, tab }) => {
    const { removed, signedOut } = leftTexts;
    switch (message.kind) {
      case 'sessionChanged':
        // The last keys count, and stay with the file.
        screen.keep?.();
        if (isInPageAlone(getState())) return dispatch(standStill());
        if (selectUser(getState()) === null) tab.noteEnd('signedIn');
        await dispatch(endSession());
        return dispatch(leavePage(pageTexts.left));
      case 'sessionIdle':
        screen.keep?.();
        await dispatch(endSession());
        return dispatch(leavePage(signedOut));
      case 'signedOut':
        await dispatch(forgetDevice());
        return dispatch(leavePage(signedOut));
      case 'fileRemoved':
        await persistence.remove(message.fileId);
        await dispatch(endSession());
        return dispatch(leavePage(removed));
    }
  };
}

/** Returns true if the open file has input on a shared computer, stored nowhere else. */
function isInPageAlone(state: RootState): boolean {
  const line = state.files.entities[selectFileId(state) ?? ''];
  return state.saveStatus.isShared && line !== undefined && (line.hasData || Object.keys(state.stepDrafts).length > 0);
}

/**
 * Keeps the page as it is. If another user is active now, it is hidden until its own user has logged in or given it up (3-ERR-03). None of
 * its calls can run under the other session, since they name the user who was active here.
 */
function standStill(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const actor = currentActor();
    forgetCsrfToken();
    const user = await dispatch(fetchUser());
    if (user === undefined || actorName(user, user && actingContext(user)) !== actor) dispatch(sessionLost());
  };
}

/**
 * Ends the session in this page's memory: store, API cache, uploads and token. The files of this device stay with their owner; sign-out
 * removes them with `forgetDevice`.
 */
export function endSession(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.stop();
    dispatch(clearMemory(sessionEnded()));
  };
}

/**
 * Removes everything that this application stored on this device, as sign-out does. Persistence is paused before the memory is emptied and
 * purged after, so that neither an empty nor an old state is written in between (RP6).
 */
export function forgetDevice(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    persistence.pause();
    dispatch(clearMemory(sessionEnded()));
    forgetLastSave();
    await persistence.removeAll();
  };
}

/** Empties this page's memory: cancels running work, then `change` replaces the state with that of the next session. */
export function clearMemory(change: UnknownAction, keepsFiles = false): AppThunk {
  return (dispatch, _getState, { receipts }) => {
    receipts.forgetAll();
    abortAllUploads(keepsFiles);
    forgetCsrfToken();
    setActor(undefined);
    dispatch(baseApi.util.resetApiState());
    dispatch(change);
  };
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { noteActor, presentActor } from '#api/actor.ts';
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
import { fetchUser } from './loadUser.ts';

/**
 * What a tab tells the others: they are somebody else's now, or nobody's; nothing was pressed in any of them for too long; or the file
 * of this id was removed from the device.
 */
export type SessionNews = 'changed' | 'ended' | 'idle' | `removed ${string}`;

/**
 * Does in this tab what another one told of, and loads it anew; nothing is written back of what was removed there. Where that would lose
 * what is in this page alone, somebody else's log-in in another tab is only told (1-LAND-44).
 */
export function followNews(news: SessionNews): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, screen, tab }) => {
    if (news === 'changed' && isInPageAlone(getState())) return dispatch(standStill());
    if (news === 'changed' && selectUser(getState()) === null) tab.noteEnd('signedIn');
    const isRemoval = news.startsWith('removed ');
    if (isRemoval) await persistence.remove(news.slice('removed '.length));
    // The file stays, with what is typed just now.
    else if (news !== 'ended') screen.keep?.();
    await dispatch(news === 'ended' ? forgetDevice() : endSession());
    const { signedOut, removed } = leftTexts;
    await dispatch(leavePage(isRemoval ? removed : news === 'changed' ? pageTexts.left : signedOut));
  };
}

/** Something was entered on a shared computer, and is nowhere else. */
function isInPageAlone(state: RootState): boolean {
  const line = state.files.entities[selectFileId(state) ?? ''];
  return state.saveStatus.isShared && line !== undefined && (line.hasData || Object.keys(state.stepDrafts).length > 0);
}

/**
 * The page stays as it is; where somebody else acts now, out of sight, until whoever it belongs to has logged in or given it up
 * (3-ERR-03). None of its calls can run under the other session: they name whoever acted here.
 */
function standStill(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const actor = presentActor();
    forgetCsrfToken();
    const user = await dispatch(fetchUser());
    if (user === undefined || actorName(user, user && actingContext(user)) !== actor) dispatch(sessionLost());
  };
}

/**
 * Ends the session in this page's memory: store, API cache, uploads and token. The files of this device stay, under their owner;
 * sign-out removes them with `forgetDevice`.
 */
export function endSession(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.stop();
    dispatch(clearMemory(sessionEnded()));
  };
}

/**
 * Removes everything that this application keeps on this device, as sign-out does. Persisting is paused before the memory is
 * emptied and purged after, so that neither an empty nor an old state is written in between (RP6).
 */
export function forgetDevice(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    persistence.pause();
    dispatch(clearMemory(sessionEnded()));
    await persistence.removeAll();
  };
}

/** Empties this page's memory: what runs is cut off, then `change` puts the state of the next session in place of this one's. */
export function clearMemory(change: UnknownAction, keepsFiles = false): AppThunk {
  return (dispatch, _getState, { receipts }) => {
    receipts.forgetAll();
    abortAllUploads(keepsFiles);
    forgetCsrfToken();
    noteActor(undefined);
    dispatch(baseApi.util.resetApiState());
    dispatch(change);
  };
}

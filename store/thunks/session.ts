import type { UnknownAction } from '@reduxjs/toolkit';
import { noteActor } from '#api/actor.ts';
import { baseApi } from '#api/baseApi.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { abortAllUploads } from '#api/uploads.ts';
import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { sessionEnded } from '../events.ts';
import { leavePage } from './leavePage.ts';

/**
 * What a tab tells the others: they are somebody else's now, or nobody's; nothing was pressed in any of them for too long; or the file
 * of this id was removed from the device.
 */
export type SessionNews = 'changed' | 'ended' | 'idle' | `removed ${string}`;

/** Does in this tab what another one told of, and loads it anew; nothing is written back of what was removed there. */
export function followNews(news: SessionNews): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence, tab }) => {
    const isRemoval = news.startsWith('removed ');
    if (news === 'idle') {
      tab.forget();
      tab.noteIdleEnd(true);
    }
    if (isRemoval) await persistence.remove(news.slice('removed '.length));
    await dispatch(news === 'ended' ? forgetDevice() : endSession());
    const { signedOut, removed, closed } = leftTexts;
    await dispatch(leavePage(isRemoval ? removed : news === 'changed' ? closed : signedOut));
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

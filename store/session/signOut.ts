import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { notifyOtherTabs } from './tabMessages.ts';
import { setPendingSignOut } from '../file/persistence/pendingSignOut.ts';
import { settledWithin } from '../settledWithin.ts';
import { leavePage } from '../file/leavePage.ts';
import type { Asked, UnsentFile } from './sendEverywhere.ts';
import { endSession, forgetDevice } from './session.ts';
import { settleSignOut } from './settleSignOut.ts';

/** Milliseconds that an empty page is shown at most. */
const LONGEST_WAIT_MS = 3_000;

/** Loads the code that sends; a page with a session loads it ahead. */
const fetchSending = () => import(/* webpackChunkName: "unsent" */ './sendEverywhere.ts').catch(() => null);

/**
 * Signs out once the service has all input of every tab. Otherwise nothing is signed out, and the applications whose last changes would be
 * lost are returned, so that the person is asked (3-LOGIN-12); `asked` is told which of them are saved meanwhile.
 */
export function signOutOnceSent(asked: Asked): AppThunk<Promise<UnsentFile[]>> {
  return async (dispatch, getState) => {
    const code = await fetchSending();
    const { files, wizard } = getState();
    const open = files.entities[wizard.fileId ?? ''];
    // Unsaved changes are unknown without that code.
    const unknown = open !== undefined && wizard.revision !== null ? [open] : [];
    const unsent = code === null ? unknown : await dispatch(code.sendEverywhere(asked));
    if (unsent.length === 0) await dispatch(signOut());
    return unsent;
  };
}

/**
 * Signs out, forgets everything on this device and reloads the page (3-LOGIN-07), even if the service cannot be reached. The call is then
 * pending, and is made before a user is shown as signed in (3-LOGIN-10).
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { logError }) => {
    setPendingSignOut(true);
    await dispatch(forgetDevice()).catch(() => logError('signOut', { kind: 'storage' }));
    notifyOtherTabs({ kind: 'signedOut' });
    await settledWithin(LONGEST_WAIT_MS, [dispatch(settleSignOut())]);
    await dispatch(leavePage(leftTexts.signedOut));
  };
}

/**
 * Ends a session without key presses for too long (3-LOGIN-11). The screen is emptied, and the application stays on the device for its
 * owner, who finds it again after a login. Unsaved changes are sent first, without a question, since nobody is there.
 */
export function endIdleSession(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { tab }) => {
    const code = await fetchSending();
    if (code !== null) await dispatch(code.sendInTime());
    setPendingSignOut(true);
    tab.forget();
    tab.noteEnd('idle');
    await dispatch(endSession());
    notifyOtherTabs({ kind: 'sessionIdle' });
    await settledWithin(LONGEST_WAIT_MS, [dispatch(settleSignOut())]);
    await dispatch(leavePage(leftTexts.signedOut));
  };
}

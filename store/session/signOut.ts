import { leftTexts } from '#domain/texts/left.ts';
import type { AppThunk } from '../createStore.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { oweSignOut } from '../file/persistence/owedSignOut.ts';
import { settledWithin } from '../settledWithin.ts';
import { leavePage } from '../file/leavePage.ts';
import { endSession, forgetDevice } from './session.ts';
import { settleSignOut } from './settleSignOut.ts';

/** Nobody stands before an empty page for longer than this. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Signs out, forgets everything on this device, and loads the page anew (3-LOGIN-07), also where the service cannot be reached: then
 * the call is owed, and made before anybody is shown as signed in (3-LOGIN-10).
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { logError }) => {
    oweSignOut(true);
    await dispatch(forgetDevice()).catch(() => logError('signOut', { kind: 'storage' }));
    tellOtherTabs('ended');
    await settledWithin(LONGEST_WAIT_MS, [dispatch(settleSignOut())]);
    await dispatch(leavePage(leftTexts.signedOut));
  };
}

/**
 * Ends a session in which nothing was pressed for too long (3-LOGIN-11): what is on screen goes, and the application stays on the device
 * under its owner, who finds it again by logging in.
 */
export function endIdleSession(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { tab }) => {
    oweSignOut(true);
    tab.forget();
    tab.noteEnd('idle');
    await dispatch(endSession());
    tellOtherTabs('idle');
    await settledWithin(LONGEST_WAIT_MS, [dispatch(settleSignOut())]);
    await dispatch(leavePage(leftTexts.signedOut));
  };
}

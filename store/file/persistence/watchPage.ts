import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer.ts';
import { connectionChanged } from '../saveStatusSlice.ts';
import type { FilePersistence } from './filePersistence.ts';
import { setPendingSignOutOnClosing } from './pendingSignOut.ts';
import type { TabKeeper } from './tabKeeper.ts';

/**
 * Writes everything when the page is about to close, is hidden (the last dependable moment on phones) or shown again. Also tracks the
 * connection, and records this tab's open file as the page closes, so a reload continues at once. The listeners are on the window: a form's
 * own listeners for the same events run before them, so its input is in the store by then.
 */
export function watchPage(
  store: Store<RootState, UnknownAction>,
  persistence: Pick<FilePersistence, 'flush'>,
  tab: Pick<TabKeeper, 'leave'>,
): void {
  if (typeof window === 'undefined') return;
  const flush = () => void persistence.flush();
  // Also when shown again: the browser suspends a hidden page's timers, and there may be room for failed writes by now.
  window.addEventListener('visibilitychange', flush);
  // There is time to write while the answer to a reload is on its way.
  window.addEventListener('beforeunload', flush);
  window.addEventListener('pagehide', () => {
    const { wizard, session, saveStatus } = store.getState();
    tab.leave(wizard.fileId);
    // The next person at a shared computer is unknown, but the browser still has the cookie. That gives access to an application submitted
    // or saved as a draft without an account (1-LAND-44).
    const { revision, submission } = wizard;
    if (saveStatus.isShared && (session.user ?? submission.receipt ?? revision) !== null) setPendingSignOutOnClosing();
    flush();
  });
  window.addEventListener('online', () => {
    store.dispatch(connectionChanged(true));
    flush();
  });
  window.addEventListener('offline', () => store.dispatch(connectionChanged(false)));
}

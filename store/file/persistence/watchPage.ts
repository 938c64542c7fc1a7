import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer.ts';
import { connectionChanged } from '../saveStatusSlice.ts';
import type { FilePersistence } from './filePersistence.ts';
import { oweSignOutOnLeaving } from './owedSignOut.ts';
import type { TabKeeper } from './tabKeeper.ts';

/**
 * Writes everything when the page is about to be left, when it is hidden, which is the last dependable moment on phones, or shown again,
 * and notes whether there is a connection. What this tab has open it notes on leaving, so that a reload goes straight on. The listeners
 * stand on the window: what a form puts into the store in listeners of its own, which hear the same before, has arrived by then.
 */
export function watchPage(
  store: Store<RootState, UnknownAction>,
  persistence: Pick<FilePersistence, 'flush'>,
  tab: Pick<TabKeeper, 'leave'>,
): void {
  if (typeof window === 'undefined') return;
  const flush = () => void persistence.flush();
  // Shown again, too: the browser lets a hidden page's timers sleep, and what could not be written may have room by now.
  window.addEventListener('visibilitychange', flush);
  // While the answer to a reload is on its way, there is time to write.
  window.addEventListener('beforeunload', flush);
  window.addEventListener('pagehide', () => {
    const { wizard, session, saveStatus } = store.getState();
    tab.leave(wizard.fileId);
    // Whoever comes next to a shared computer is nobody yet, though the browser still holds the cookie, and with it what was lodged
    // or saved as a draft without an account (1-LAND-44).
    const { revision, submission } = wizard;
    if (saveStatus.isShared && (session.user ?? submission.receipt ?? revision) !== null) oweSignOutOnLeaving();
    flush();
  });
  window.addEventListener('online', () => {
    store.dispatch(connectionChanged(true));
    flush();
  });
  window.addEventListener('offline', () => store.dispatch(connectionChanged(false)));
}

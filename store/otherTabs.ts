import type { AppStore, AppThunk } from './createStore.ts';
import { owesSignOut, watchLeaving } from './persistence/owedSignOut.ts';
import { settleOwed } from './thunks/loadUser.ts';
import type { SessionNews } from './thunks/session.ts';

const CHANNEL = 'allot:session';

/** Loads anew; what this tab had open is no longer opened unasked. */
const loadedAnew = (): AppThunk => (_dispatch, _getState, { tab, reload }) => {
  tab.forget();
  reload();
};

/** Fetches the code that follows the news. */
const fetchFollowing = () => import(/* webpackChunkName: "session" */ './thunks/session.ts');

let channel: BroadcastChannel | null = null;

/** Tells this browser's other tabs. */
export function tellOtherTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/**
 * Follows what other tabs tell (RP8): after a sign-out this page forgets everything, its unwritten work too, and loads anew; after
 * somebody signed in, or acts in another capacity, it writes what is owed and loads anew; the end of an idle session is told on it then
 * (3-LOGIN-11). So it does when a page of a shared computer is closed (1-LAND-44): nobody is signed in any more. A page that comes back
 * out of the browser's memory may be of an old session, and before somebody else: it loads anew as well (BR3), and what it had open is
 * asked for (1-LAND-46). A sign-out that is owed is made up for when the connection is back. Answers what ends it.
 */
export function watchOtherTabs(store: AppStore): () => void {
  const own = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel = own;
  const follow = async (news: SessionNews) => {
    if (news.startsWith('removed') && news !== `removed ${store.getState().wizard.fileId}`) return;
    // Where the code does not come (a cut connection), loading anew empties this page's memory all the same.
    const session = await fetchFollowing().catch(() => null);
    if (session) await store.dispatch(session.followNews(news));
    else store.dispatch(loadedAnew());
  };
  own?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => void follow(data));
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) store.dispatch(loadedAnew());
  };
  // What is in this page alone would be lost; it owes a sign-out itself once it is left.
  const endLeaving = watchLeaving(() => !store.getState().saveStatus.isShared && void follow('changed'));
  const handleOnline = () => owesSignOut() && void store.dispatch(settleOwed());
  window.addEventListener('pageshow', handleShow);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('pageshow', handleShow);
    window.removeEventListener('online', handleOnline);
    endLeaving();
    own?.close();
    channel = null;
  };
}

import { pageTexts } from '#domain/texts/pages.ts';
import type { AppStore, AppThunk } from '../createStore.ts';
import { fileClosed, fileRemoved, pageLeft, receiptFound, sessionEnded, sessionLost } from '../events.ts';
import { owesSignOut, watchLeaving } from '../file/persistence/owedSignOut.ts';
import type { KeptReceipt } from '../file/persistence/receiptKeeper.ts';
import type { EndedHow } from '../file/persistence/tabKeeper.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { settleOwed } from './loadUser.ts';
import type { SessionNews } from './session.ts';

const CHANNEL = 'allot:session';
const RETRY_MS = 5_000;

/** Loads anew; what this tab had open is no longer opened unasked. */
const loadedAnew =
  (): AppThunk =>
  (_dispatch, _getState, { tab, reload }) => {
    tab.forget();
    reload();
  };

/** Fetches the code that follows the news. */
const fetchFollowing = () => import(/* webpackChunkName: "session" */ './session.ts');

const tryLeaving = () => import(/* webpackChunkName: "session" */ '../file/leavePage.ts');

/** Fetches the code that loads the page anew, until it comes. */
const fetchLeaving = (): ReturnType<typeof tryLeaving> =>
  tryLeaving().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(fetchLeaving));

/** Notes in this tab what the page that is loaded anew has to know of the news. */
const noted =
  (news: SessionNews): AppThunk =>
  (_dispatch, getState, { tab }) => {
    const { offerSlug } = getState().session;
    if (news === 'idle' || news === 'ended') {
      tab.forget();
      if (news === 'idle' || selectUser(getState())) tab.noteEnd(news);
    } else if (news !== 'changed' && offerSlug !== null) tab.noteRemoved(offerSlug, news.slice('removed '.length));
  };

/**
 * Follows the news without the code for it, which a cut connection keeps away: the page is emptied, nothing more is written of what was
 * removed, and it is loaded anew once the connection is back. Earlier the browser's own error would take its place (3-LOGIN-10).
 */
const emptied =
  (news: SessionNews): AppThunk<Promise<void>> =>
  async (dispatch, getState, { persistence, receipts }) => {
    // What is in this page alone stays, out of sight (1-LAND-44).
    if (news === 'changed' && getState().saveStatus.isShared) return void dispatch(sessionLost());
    const [kind, fileId] = news.split(' ');
    receipts.forgetAll();
    if (kind === 'changed' || kind === 'idle') await persistence.stop();
    persistence.pause();
    dispatch(sessionEnded());
    dispatch(pageLeft(pageTexts.left));
    if (kind === 'ended') await persistence.removeAll();
    if (fileId) await persistence.remove(fileId);
    const { leavePage } = await fetchLeaving();
    await dispatch(leavePage(pageTexts.left));
  };

/** A file of this device was lodged, and what the last page says of it: for a tab that has the very file open as well. */
export interface LodgedNews {
  lodged: string;
  offerSlug: string;
  kept: KeptReceipt;
}

/** A file that was removed in another tab was put back there. */
export interface ReturnedNews {
  returned: string;
}

/** The application of a file was declined or deleted: told before the file is removed, which then nobody can put back. */
export interface EndedNews {
  ended: string;
  how: EndedHow;
}

/** Whatever a tab tells the others. */
export type TabNews = SessionNews | LodgedNews | ReturnedNews | EndedNews;

/** Notes how the application of the open file ended, for the page that is loaded anew once it is removed. */
const notedEnd =
  ({ ended: fileId, how }: EndedNews): AppThunk =>
  (_dispatch, getState, { tab }) => {
    const { offerSlug } = getState().session;
    if (offerSlug !== null && getState().wizard.fileId === fileId) tab.noteRemovedHow(offerSlug, fileId, how);
  };

/**
 * Shows the receipt of the open file, which another tab lodged. A tab that has another one open, or that is before somebody else, keeps
 * nothing of it. All at once: the news that the file is removed, which follows, finds it closed.
 */
const showLodged =
  ({ lodged: fileId, offerSlug, kept }: LodgedNews): AppThunk =>
  (dispatch, getState, { persistence, receipts }) => {
    const userId = selectUser(getState())?.id ?? null;
    if (getState().wizard.fileId !== fileId || kept.userId !== userId) return;
    receipts.keep(offerSlug, kept);
    persistence.pause();
    void persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    dispatch(fileClosed());
    dispatch(receiptFound({ offerSlug, receipt: kept.receipt }));
  };

let channel: BroadcastChannel | null = null;

/** Tells this browser's other tabs. */
export function tellOtherTabs(news: TabNews): void {
  channel?.postMessage(news);
}

/** Hears what other tabs tell, and nothing that this one does; answers what ends it. */
export function hearOtherTabs(hear: (news: TabNews) => void): () => void {
  const heard = channel;
  const handle = ({ data }: MessageEvent<TabNews>) => hear(data);
  heard?.addEventListener('message', handle);
  return () => heard?.removeEventListener('message', handle);
}

/**
 * Follows what other tabs tell (RP8): after a sign-out this page forgets everything, its unwritten work too, and loads anew; after
 * somebody signed in, or acts in another capacity, it writes what is owed and loads anew; the end of an idle session is told on it then
 * (3-LOGIN-11). So it does when a page of a shared computer is closed (1-LAND-44): nobody is signed in any more. A page that comes back
 * out of the browser's memory may be of an old session, and before somebody else: it loads anew as well (BR3), and what it had open is
 * asked for (1-LAND-46). A sign-out that is owed is made up for when the connection is back. The file that it has open may be lodged in
 * another tab: then it shows the receipt too. Answers what ends it.
 */
export function watchOtherTabs(store: AppStore): () => void {
  const own = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel = own;
  const follow = async (news: TabNews) => {
    if (typeof news !== 'string') {
      if ('lodged' in news) store.dispatch(showLodged(news));
      if ('ended' in news) store.dispatch(notedEnd(news));
      return;
    }
    if (news.startsWith('removed') && news !== `removed ${store.getState().wizard.fileId}`) return;
    store.dispatch(noted(news));
    const session = await fetchFollowing().catch(() => null);
    await store.dispatch(session ? session.followNews(news) : emptied(news));
  };
  own?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => void follow(data));
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) store.dispatch(loadedAnew());
  };
  // What is in this page alone would be lost; it owes a sign-out itself once it is left, and holds the session until then.
  const isShared = () => store.getState().saveStatus.isShared;
  const endLeaving = watchLeaving(() => !isShared() && void follow('changed'));
  const handleOnline = () => owesSignOut() && !isShared() && void store.dispatch(settleOwed());
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

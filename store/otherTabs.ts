import type { AppStore } from './createStore.ts';

/** What a tab tells the others: they are somebody else's now, or nobody's. */
export type SessionNews = 'changed' | 'ended';

const CHANNEL = 'allot:session';

let channel: BroadcastChannel | null = null;

/** Tells this browser's other tabs. */
export function tellOtherTabs(news: SessionNews): void {
  channel?.postMessage(news);
}

/**
 * Follows what other tabs tell (RP8): after a sign-out this page forgets everything, its unwritten work too, and loads anew; after
 * somebody signed in, or acts in another capacity, it writes what is owed and loads anew. A page that comes back out of the
 * browser's memory may be of an old session: it loads anew as well (BR3). Answers what ends it.
 */
export function watchOtherTabs(store: AppStore, reload: () => void): () => void {
  const own = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel = own;
  const follow = async (news: SessionNews) => {
    // Where the code does not come (a cut connection), loading anew empties this page's memory all the same.
    const session = await import(/* webpackChunkName: "session" */ './thunks/session.ts').catch(() => null);
    if (session) await store.dispatch(news === 'ended' ? session.forgetDevice() : session.endSession());
    reload();
  };
  own?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => void follow(data));
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) reload();
  };
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('pageshow', handleShow);
    own?.close();
    channel = null;
  };
}

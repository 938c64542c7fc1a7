import { pageTexts } from '#domain/texts/pages.ts';
import type { AppStore, AppThunk } from '../createStore.ts';
import { fileClosed, fileRemoved, pageLeft, receiptFound, sessionEnded, sessionLost } from '../events.ts';
import { hasPendingSignOut, watchClosingTabs } from '../file/persistence/pendingSignOut.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { settlePendingSignOut } from './loadUser.ts';
import {
  type ApplicationEnded,
  type FileSubmitted,
  type LeavingMessage,
  listenToOtherTabs,
  notifyOtherTabs,
  openTabChannel,
  type TabMessage,
} from './tabMessages.ts';

const RETRY_MS = 5_000;

/** Reloads the page; the file that this tab had open is no longer opened without a question. */
const loadedAnew =
  (): AppThunk =>
  (_dispatch, _getState, { tab, reload }) => {
    tab.forget();
    reload();
  };

/** Loads the code that follows the message. */
const fetchFollowing = () => import(/* webpackChunkName: "session" */ './session.ts');

const fetchSending = () => import(/* webpackChunkName: "unsent" */ '../drafts/sendUnsent.ts');

const tryLeaving = () => import(/* webpackChunkName: "session" */ '../file/leavePage.ts');

/** Loads the code that reloads the page, trying until it arrives. */
const fetchLeaving = (): ReturnType<typeof tryLeaving> =>
  tryLeaving().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(fetchLeaving));

/** Records in this tab what the reloaded page needs to know of the message. */
const recordForReload =
  (message: LeavingMessage): AppThunk =>
  (_dispatch, getState, { tab }) => {
    const { offerSlug } = getState().session;
    switch (message.kind) {
      case 'sessionIdle':
        tab.forget();
        return tab.noteEnd('idle');
      case 'signedOut':
        tab.forget();
        if (selectUser(getState())) tab.noteEnd('ended');
        return;
      case 'fileRemoved':
        if (offerSlug !== null) tab.noteRemoved(offerSlug, message.fileId);
        return;
      case 'sessionChanged':
    }
  };

/**
 * Follows a message without its code, which a lost connection keeps away. Empties the page, writes no more of a removed file, and reloads
 * once the connection is back. An earlier reload would show the browser's own error instead (3-LOGIN-10).
 */
const emptyPage =
  (message: LeavingMessage): AppThunk<Promise<void>> =>
  async (dispatch, getState, { persistence, receipts }) => {
    const { kind } = message;
    // Input that exists only in this page stays, out of sight (1-LAND-44).
    if (kind === 'sessionChanged' && getState().saveStatus.isShared) return void dispatch(sessionLost());
    receipts.forgetAll();
    if (kind === 'sessionChanged' || kind === 'sessionIdle') await persistence.stop();
    persistence.pause();
    dispatch(sessionEnded());
    dispatch(pageLeft(pageTexts.left));
    if (kind === 'signedOut') await persistence.removeAll();
    if (kind === 'fileRemoved') await persistence.remove(message.fileId);
    const { leavePage } = await fetchLeaving();
    await dispatch(leavePage(pageTexts.left));
  };

/** Sends the open file's unsaved changes for another tab, if the service knows the user or the draft, and replies to that tab. */
const saveForOtherTab =
  (requestId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { newId }) => {
    const { wizard, files, session } = getState();
    const file = files.entities[wizard.fileId ?? ''];
    if (file === undefined || (session.user ?? wizard.revision) === null) return;
    const { fileId, offerName } = file;
    const reply = { requestId, tabId: newId(), file: { fileId, offerName } };
    notifyOtherTabs({ kind: 'saveStarted', ...reply });
    const code = await fetchSending().catch(() => null);
    const isSaved = code !== null && (await dispatch(code.sendUnsent()));
    notifyOtherTabs({ kind: isSaved ? 'saveSucceeded' : 'saveFailed', ...reply });
  };

/** Records the end of the open file's application, for the page that is reloaded after its removal. */
const recordEnd =
  ({ fileId, how }: ApplicationEnded): AppThunk =>
  (_dispatch, getState, { tab }) => {
    const { offerSlug } = getState().session;
    if (offerSlug !== null && getState().wizard.fileId === fileId) tab.noteRemovedHow(offerSlug, fileId, how);
  };

/**
 * Shows the receipt of the open file, which another tab submitted. A tab with another open file or another user saves nothing of it.
 * Everything happens synchronously, so the removal message that follows finds the file closed.
 */
const showSubmitted =
  ({ fileId, offerSlug, kept }: FileSubmitted): AppThunk =>
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

/** Empties the page and reloads it, after the message. */
const leaveAfter =
  (message: LeavingMessage): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(recordForReload(message));
    const session = await fetchFollowing().catch(() => null);
    await dispatch(session ? session.followTabMessage(message) : emptyPage(message));
  };

/** Follows a message of another tab. */
const follow =
  (message: TabMessage): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    switch (message.kind) {
      case 'sessionChanged':
      case 'signedOut':
      case 'sessionIdle':
        return dispatch(leaveAfter(message));
      case 'fileRemoved':
        return message.fileId === getState().wizard.fileId ? dispatch(leaveAfter(message)) : undefined;
      case 'fileSubmitted':
        return dispatch(showSubmitted(message));
      case 'applicationEnded':
        return dispatch(recordEnd(message));
      case 'saveRequested':
        return dispatch(saveForOtherTab(message.requestId));
      // The gate and the tab that asked listen to these themselves.
      case 'fileRestored':
      case 'saveStarted':
      case 'saveSucceeded':
      case 'saveFailed':
    }
  };

/**
 * Follows the messages of other tabs (RP8). After a sign-out this page forgets everything, including unwritten input, and reloads. After a
 * sign-in or a change of capacity it writes pending changes and reloads. It does the same when an idle session ends, which the reloaded
 * page reports (3-LOGIN-11), and when a page of a shared computer is closed (1-LAND-44), since no user is signed in any more. A page
 * restored from the browser's memory may belong to an old session and another person: it reloads too (BR3), and asks before it opens its
 * earlier file (1-LAND-46). A pending sign-out is sent when the connection is back. If another tab submits the open file, this one shows
 * the receipt too. Returns a function that ends it.
 */
export function watchOtherTabs(store: AppStore): () => void {
  const close = openTabChannel();
  listenToOtherTabs((message) => void store.dispatch(follow(message)));
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) store.dispatch(loadedAnew());
  };
  // Input that exists only in this page would be lost. The page has its own pending sign-out once it is left, and holds the session until
  // then.
  const isShared = () => store.getState().saveStatus.isShared;
  const endLeaving = watchClosingTabs(() => !isShared() && void store.dispatch(follow({ kind: 'sessionChanged' })));
  const handleOnline = () => hasPendingSignOut() && !isShared() && void store.dispatch(settlePendingSignOut());
  window.addEventListener('pageshow', handleShow);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('pageshow', handleShow);
    window.removeEventListener('online', handleOnline);
    endLeaving();
    close();
  };
}

import type { ApiError } from '#api/apiError.ts';
import { type OfferContext, type OfferQuestion, offersApi } from '#api/offersApi.ts';
import type { AppThunk } from '../createStore.ts';
import { offerLoaded, receiptFound } from '../events.ts';
import { filesAdapter } from './filesSlice.ts';
import type { FileEntry } from './fileEntry.ts';
import { isReadableBy } from '../selectors/filesSelectors.ts';
import { selectEpoch, selectUser } from '../selectors/sessionSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { codeFailure } from '../codeFailure.ts';
import { type EarlyAnswers, keepEarlyAnswers } from './earlyAnswers.ts';
import { openFile, openNewFile } from './files.ts';
import type { FileAtGate } from './gate.ts';
import type { TabKeeper } from './persistence/tabKeeper.ts';
import { loadUser } from '../session/loadUser.ts';

export type OpenedOffer =
  | { kind: 'opened' }
  | { kind: 'waiting'; file: FileAtGate | null }
  | { kind: 'failed'; error: ApiError }
  /** The person is asked first: the service lacks the last changes to the open file of another offer (3-LOGIN-12). */
  | { kind: 'unsent' };

/** Result if the code did not load, or the page is no longer wanted. */
const CUT: OpenedOffer = { kind: 'failed', error: { kind: 'network' } };

/**
 * Opens an offer's page: fetches the user and the offer, then opens the most valuable unfinished file of the offer on this device where it
 * was left, or begins a new one. A file that this tab did not have open is `waiting` until a person claims it (1-LAND-46). So is an offer
 * whose open file was removed in another tab, without a file. Files of a preview are kept apart under its own address, so they never appear
 * where an application can be submitted. An application submitted in this tab comes first: its next steps are shown again. `isWanted`
 * returns true while this page is on screen: a late answer about another offer opens nothing. `isSure`: the person was already asked about
 * unsaved changes.
 */
export function openOffer(question: Opening, isWanted: () => boolean = () => true): AppThunk<Promise<OpenedOffer>> {
  return async (dispatch, _getState, { opening }) => {
    const running = dispatch(openWanted(question, isWanted));
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    opening.underWay = settled;
    try {
      return await running;
    } finally {
      if (opening.underWay === settled) opening.underWay = null;
    }
  };
}

interface Opening extends OfferQuestion {
  isSure?: boolean;
  /**
   * Makes the page pass its input to the store. Set if the page came with its offer, written by the service: it is in use already.
   */
  flushWritten?: (() => void) | undefined;
}

function openWanted(question: Opening, isWanted: () => boolean): AppThunk<Promise<OpenedOffer>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    if (!question.isSure && !(await dispatch(sendUnsavedBefore(question.slug)))) return { kind: 'unsent' };
    const epoch = selectEpoch(getState());
    const isCurrent = () => isWanted() && selectEpoch(getState()) === epoch;
    const identify = async () => {
      const isKnown = await dispatch(loadUser());
      // The code that reads files also loads over the network.
      const restored = await fileList.restore().catch(codeFailure);
      return { isKnown, restored };
    };
    const given = question.flushWritten ? getState().session.offerContext : null;
    const [context, { isKnown: isUserKnown, restored }] = await Promise.all([
      given ?? dispatch(fetchOffer({ slug: question.slug, isPreview: question.isPreview })),
      identify(),
    ]);
    if (!('offer' in context)) return { kind: 'failed', error: context };
    if ('kind' in restored) return { kind: 'failed', error: restored };
    if (!isCurrent()) return CUT;
    const slug = context.preview ? `${question.slug}/preview` : question.slug;
    dispatch(offerLoaded({ ...context, slug }));
    const opened = await persistence.inTurn(async () => {
      if (!isCurrent()) return CUT;
      const early = question.flushWritten && dispatch(keepEarlyAnswers(question.flushWritten));
      return dispatch(openBestFile({ slug, isPreview: context.preview, early }));
    });
    // An account's application stays closed; its owner must not think that it is gone.
    if (!isUserKnown && isCurrent())
      await import(/* webpackChunkName: "landing-rare" */ './gate.ts').then(
        ({ reportUnknownOwner: tellUnknownOwner }) => dispatch(tellUnknownOwner(slug)),
        () => undefined,
      );
    return opened;
  };
}

/** Sends the open file's unsaved changes before another offer replaces it. Returns false if the service does not accept them in time. */
export function sendUnsavedBefore(slug: string | null): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { session, wizard } = getState();
    const isOther = wizard.fileId !== null && session.offerSlug !== slug;
    if (!isOther || (session.user ?? wizard.revision) === null) return true;
    const code = await import(/* webpackChunkName: "unsent" */ '../drafts/sendUnsent.ts').catch(() => null);
    return code === null || dispatch(code.sendInTime());
  };
}

interface BestFile {
  slug: string;
  isPreview: boolean;
  early?: EarlyAnswers | undefined;
}

/** Opens the application submitted in this tab, else the best file of the offer, else a new one. */
function openBestFile({ slug, isPreview, early }: BestFile): AppThunk<Promise<OpenedOffer>> {
  return async (dispatch, getState, { receipts, tab }) => {
    const userId = selectUser(getState())?.id ?? null;
    const receipt = isPreview ? null : receipts.find(slug, userId);
    if (receipt !== null) {
      dispatch(receiptFound({ offerSlug: slug, receipt }));
      return { kind: 'opened' };
    }
    const files = filesAdapter
      .getSelectors()
      .selectAll(getState().files)
      .filter((file) => file.offerSlug === slug && isReadableBy(file, userId));
    const worth = worthTo(userId, tab);
    const removed = tab.removed(slug);
    // A file that another tab removed is not replaced by another application without a question.
    const [best] = files
      .filter(({ fileId }) => removed === null || fileId === removed)
      .sort((a, b) => worth(b) - worth(a));
    if (best === undefined && removed !== null) return { kind: 'waiting', file: null };
    if (best !== undefined && !tab.had(best.fileId)) {
      const gate = await import(/* webpackChunkName: "landing-rare" */ './gate.ts').catch(codeFailure);
      if ('kind' in gate) return { kind: 'failed', error: gate };
      const file = await dispatch(gate.inspectFile(best));
      if (file !== null) return { kind: 'waiting', file };
      return (await dispatch(gate.openEmptyFile(best, early))) === null ? CUT : { kind: 'opened' };
    }
    const beginAnew = () => dispatch(openNewFile(slug, early));
    // The file is still empty and another tab has it open: each tab gets its own.
    const replace = async () => (best?.hasData === false && getState().saveStatus.isInOtherTab ? beginAnew() : null);
    const fileId = await (best === undefined ? beginAnew() : dispatch(openFile(best.fileId, early, replace)));
    return fileId === null ? CUT : { kind: 'opened' };
  };
}

/**
 * Returns the rank of a file. First the file this tab opened last, since the person chose or began it; each file with answers before an
 * empty one; then files this tab had open; then the user's own before one without an owner. Files of equal rank stay in order of their last
 * change.
 */
function worthTo(userId: number | null, { had, hadLast }: TabKeeper): (file: FileEntry) => number {
  return ({ fileId, hasData, userId: owner }) =>
    (hadLast(fileId) ? 8 : 0) + (hasData ? 4 : 0) + (had(fileId) ? 2 : 0) + (owner === userId ? 1 : 0);
}

/** Fetches the service's current offer, never a cached one; or returns the reason it did not arrive. */
export function fetchOffer(question: OfferQuestion): AppThunk<Promise<OfferContext | ApiError>> {
  return async (dispatch) => {
    const query = dispatch(offersApi.endpoints.getOffer.initiate(question, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    return data ?? asApiError(error);
  };
}

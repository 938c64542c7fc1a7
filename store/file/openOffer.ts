import type { ApiError } from '#api/apiError.ts';
import { type OfferContext, type OfferQuestion, offersApi } from '#api/offersApi.ts';
import type { AppThunk } from '../createStore.ts';
import { offerLoaded, receiptFound } from '../events.ts';
import { filesAdapter } from './filesSlice.ts';
import type { FileEntry } from './fileEntry.ts';
import { isReadableBy } from '../selectors/filesSelectors.ts';
import { selectEpoch, selectUser } from '../selectors/sessionSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { openFile, openNewFile } from './files.ts';
import type { FileAtGate } from './gate.ts';
import type { TabKeeper } from './persistence/tabKeeper.ts';
import { loadUser } from '../session/loadUser.ts';

export type OpenedOffer =
  { kind: 'opened' } | { kind: 'waiting'; file: FileAtGate | null } | { kind: 'failed'; error: ApiError };

/** Its code did not come; also for whoever no longer looks at it. */
const CUT: OpenedOffer = { kind: 'failed', error: { kind: 'network' } };

/**
 * Opens an offer's page: the user and the offer are fetched, and the unfinished file of this offer on this device that is worth
 * most is opened where it was left, or a new one is begun. A file that this tab did not have open waits for somebody to say that it is
 * theirs, `waiting` (1-LAND-46); so does an offer whose file was removed in another tab while this one had it open, without one. The files of a preview are kept apart, under its own address: they never turn
 * up where something can be lodged. What was lodged in this tab comes first: its next steps are shown again. `isWanted` tells whether
 * its page is still the one on screen: a late answer about another offer opens nothing.
 */
export function openOffer(
  question: OfferQuestion,
  isWanted: () => boolean = () => true,
): AppThunk<Promise<OpenedOffer>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    const epoch = selectEpoch(getState());
    const isCurrent = () => isWanted() && selectEpoch(getState()) === epoch;
    const identify = async () => {
      const isKnown = await dispatch(loadUser());
      await fileList.restore();
      return isKnown;
    };
    const [context, isUserKnown] = await Promise.all([dispatch(fetchOffer(question)), identify()]);
    if (!('offer' in context)) return { kind: 'failed', error: context };
    if (!isCurrent()) return CUT;
    const slug = context.preview ? `${question.slug}/preview` : question.slug;
    dispatch(offerLoaded({ ...context, slug }));
    const opened = await persistence.inTurn(async () =>
      isCurrent() ? dispatch(openBestFile(slug, context.preview)) : CUT,
    );
    // An account's application stays closed; whoever it belongs to must not think that it is gone.
    if (!isUserKnown && isCurrent())
      await import(/* webpackChunkName: "gate" */ './gate.ts').then(
        ({ tellUnknownOwner }) => dispatch(tellUnknownOwner(slug)),
        () => undefined,
      );
    return opened;
  };
}

/** What was lodged in this tab, else the best file of the offer, else a new one. */
function openBestFile(slug: string, isPreview: boolean): AppThunk<Promise<OpenedOffer>> {
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
    // What another tab removed gives way to no other application unasked.
    const [best] = files
      .filter(({ fileId }) => removed === null || fileId === removed)
      .sort((a, b) => worth(b) - worth(a));
    if (best === undefined && removed !== null) return { kind: 'waiting', file: null };
    if (best !== undefined && !tab.had(best.fileId)) {
      const gate = await import(/* webpackChunkName: "gate" */ './gate.ts').catch(() => null);
      if (gate === null) return CUT;
      const file = await dispatch(gate.lookAtFile(best));
      if (file !== null) return { kind: 'waiting', file };
    }
    const fileId = await dispatch(best === undefined ? openNewFile(slug) : openFile(best.fileId));
    // Nothing stands in it yet, and another tab has it: each has its own.
    if (best?.hasData === false && getState().saveStatus.isInOtherTab) await dispatch(openNewFile(slug));
    return fileId === null ? CUT : { kind: 'opened' };
  };
}

/**
 * What this tab opened last comes first: somebody chose it, or began it. Then one's own application comes before one that nobody signed in
 * began, what this tab had open before both, and each before an empty file; then the last changed.
 */
function worthTo(userId: number | null, { had, hadLast }: TabKeeper): (file: FileEntry) => number {
  return ({ fileId, hasData, userId: owner }) =>
    (hadLast(fileId) ? 8 : 0) + (hasData ? 4 : 0) + (had(fileId) ? 2 : 0) + (owner === userId ? 1 : 0);
}

/** The offer as the service has it now, never from memory; or why it did not come. */
export function fetchOffer(question: OfferQuestion): AppThunk<Promise<OfferContext | ApiError>> {
  return async (dispatch) => {
    const query = dispatch(offersApi.endpoints.getOffer.initiate(question, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    return data ?? asApiError(error);
  };
}

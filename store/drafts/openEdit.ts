import type { ApiError } from '#api/apiError.ts';
import { issuerApi } from '#api/issuerApi.ts';
import { editMode } from '#domain/statuses.ts';
import { fromService } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import { codeFailure } from '../codeFailure.ts';
import type { AppThunk } from '../createStore.ts';
import { fileClosed, offerLoaded } from '../events.ts';
import { fetchOffer, sendUnsavedBefore } from '../file/openOffer.ts';
import { editSlug } from '../file/offerSlugs.ts';
import { selectEpoch } from '../selectors/sessionSelectors.ts';
import { loadUser } from '../session/loadUser.ts';
import { receiveVersion } from './elsewhere.ts';
import { openVersion } from './openVersion.ts';

/** Outcome of opening an application for an edit. `unsent`: the person is asked first about unsaved changes in the open file (3-LOGIN-12). */
export type OpenedEdit = { kind: 'opened' } | { kind: 'failed'; error: ApiError } | { kind: 'unsent' };

/** Result if the code did not load, or the page is no longer wanted. */
const CUT: OpenedEdit = { kind: 'failed', error: { kind: 'network' } };

/**
 * Opens a received application for staff of its issuer, at review. It is a file of this device, so a reload loses neither input nor the
 * step. `isWanted` returns true while its page is on screen.
 */
export function openEdit(
  { id, isSure = false }: { id: string; isSure?: boolean },
  isWanted: () => boolean,
): AppThunk<Promise<OpenedEdit>> {
  return async (dispatch, getState, { fileList, persistence }) => {
    if (!isSure && !(await dispatch(sendUnsavedBefore(null)))) return { kind: 'unsent' };
    await dispatch(loadUser());
    const epoch = selectEpoch(getState());
    // The code that reads files also loads over the network.
    const restored = await fileList.restore().catch(codeFailure);
    if ('kind' in restored) return { kind: 'failed', error: restored };
    const { data, error } = await dispatch(issuerApi.endpoints.openForEditing.initiate(id, { track: false }));
    if (data === undefined) return { kind: 'failed', error: asApiError(error) };
    const context = await dispatch(fetchOffer({ slug: data.offer_slug, isPreview: false }));
    if (!('offer' in context)) return { kind: 'failed', error: context };
    const opened = await persistence.inTurn(async (): Promise<OpenedEdit> => {
      if (!isWanted() || selectEpoch(getState()) !== epoch) return CUT;
      await persistence.stop();
      dispatch(fileClosed());
      dispatch(offerLoaded({ ...context, slug: editSlug(data.offer_slug, data.application_id) }));
      const { application } = fromService(data.application);
      const opening = { application, mode: editMode(data.status), savedAt: null, approveUntil: null };
      const isOpened = await dispatch(openVersion(data, { ...opening, currentStep: 'review' }));
      return isOpened ? { kind: 'opened' } : CUT;
    });
    // Somebody has changed it since this device's changes were typed: they are merged, or the person compares them.
    if (opened.kind === 'opened' && (getState().wizard.revision ?? 0) < data.revision)
      await dispatch(receiveVersion(null));
    return opened;
  };
}

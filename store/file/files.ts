import { isPlainDraft, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileClosed, fileOpened, fileRemoved, landingAsked, stepOpened } from '../events.ts';
import { hasReader } from './persistence/readFile.ts';
import { computerShared, fileAwaited } from './saveStatusSlice.ts';
import { selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectIsLandingOpen, selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep, selectMode } from '../selectors/wizardSelectors.ts';

/**
 * Opens a file of this device at the step where it was left; the one that was open is written first. A file that cannot be read
 * is set aside and a new one begun. What is opened from a device is kept on it: a tick `This is a shared computer` is taken off
 * (1-LAND-44). Answers the id of the file that is open then; null where the code that reads one does not come (a cut connection): then
 * nothing has changed.
 */
export function openFile(fileId: string): AppThunk<Promise<string | null>> {
  return async (dispatch, getState, { persistence, tab }) => {
    const { files, wizard, saveStatus } = getState();
    const entry = files.entities[fileId];
    if (entry === undefined) throw new Error('no such file');
    // It is nowhere but here, and open already.
    if (saveStatus.isShared && wizard.fileId === fileId) return fileId;
    if (!(await hasReader())) return null;
    dispatch(fileAwaited(true));
    try {
      await dispatch(beginFile(fileId, entry.offerSlug));
      tab.noteShared(false);
      dispatch(computerShared(false));
      const outcome = await persistence.start(fileId);
      if (outcome === 'unreadable') {
        dispatch(fileRemoved({ fileId }));
        return await dispatch(openNewFile(entry.offerSlug));
      }
      dispatch(showListedStep());
      return fileId;
    } finally {
      dispatch(fileAwaited(false));
    }
  };
}

/** Begins an empty file for an offer; answers its id. */
export function openNewFile(offerSlug: string): AppThunk<Promise<string>> {
  return async (dispatch, _getState, { newId, persistence, receipts }) => {
    const fileId = newId();
    receipts.forget(offerSlug);
    await dispatch(beginFile(fileId, offerSlug));
    await persistence.start(fileId);
    dispatch(showListedStep());
    return fileId;
  };
}

/** Removes a file from this device; the open one is closed. */
export function removeFile(fileId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    if (getState().wizard.fileId === fileId) dispatch(fileClosed());
  };
}

function beginFile(fileId: string, offerSlug: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { now, persistence, tab }) => {
    const { wizard, saveStatus } = getState();
    await persistence.stop();
    // What lived in memory alone is gone, and so is its line.
    if (saveStatus.isShared && wizard.fileId !== null) dispatch(fileRemoved({ fileId: wizard.fileId }));
    dispatch(fileClosed());
    const preview = getState().session.offerContext?.preview ?? false;
    const mode: Mode = { ...NEW_APPLICATION, preview };
    const [offerName, userId] = [selectOffer(getState())?.name ?? '', selectUser(getState())?.id ?? null];
    tab.noteOpened(fileId);
    dispatch(fileOpened({ fileId, offerSlug, offerName, userId, firstStep: 'landingpage', mode, at: now() }));
  };
}

/**
 * The offer may have changed since the file was left: a step that is no longer listed gives way to the first one. So does any step while
 * something is missing on the landing page, such as in a draft from a sheet, or since the documents that were agreed to are no longer those
 * of the offer (1-LAND-39): agreed, review that was left for it is come back to.
 */
export function showListedStep(): AppThunk {
  return (dispatch, getState) => {
    const isAsked = selectIsLandingOpen(getState());
    if (isAsked && isPlainDraft(selectMode(getState()))) dispatch(landingAsked());
    const steps = selectSteps(getState());
    const current = selectCurrentStep(getState());
    const [first] = steps;
    const isListed = steps.some((step) => step.name === current);
    if (first === undefined || first.name === current) return;
    if (isAsked && current === 'review') dispatch(stepOpened({ name: first.name, detour: 'landingpage' }));
    else if (!isListed || isAsked) dispatch(stepOpened({ name: first.name }));
  };
}

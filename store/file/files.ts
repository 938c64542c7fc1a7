import { isPlainDraft, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileClosed, fileOpened, fileRemoved, landingAsked, stepOpened } from '../events.ts';
import type { EarlyAnswers } from './earlyAnswers.ts';
import { hasReader } from './persistence/reader.ts';
import { computerShared, fileAwaited } from './saveStatusSlice.ts';
import { selectOffer, selectUser } from '../selectors/sessionSelectors.ts';
import { selectIsLandingOpen, selectSteps } from '../selectors/stepSelectors.ts';
import { selectCurrentStep, selectMode } from '../selectors/wizardSelectors.ts';

/** Opens another file in the place of one that was read; returns its id, or null to keep the one that was read. */
type Replacing = () => Promise<string | null>;

/**
 * Opens a file of this device at the step where it was left; the file open before is written first. An unreadable file is set aside and a
 * new one begun. A file opened from the device stays on it, so the tick `This is a shared computer` is cleared (1-LAND-44). Returns the id
 * of the file that is open then, or null, with nothing changed, if the code that reads files does not load (a lost connection). `replace` may
 * open another file in its place, whose id it returns, before anything of this one is drawn.
 */
export function openFile(fileId: string, early?: EarlyAnswers, replace?: Replacing): AppThunk<Promise<string | null>> {
  return async (dispatch, getState, { persistence, tab }) => {
    const { files, wizard, saveStatus } = getState();
    const entry = files.entities[fileId];
    if (entry === undefined) throw new Error('no such file');
    // A shared computer's file exists only here, and is open already.
    if (saveStatus.isShared && wizard.fileId === fileId) return fileId;
    if (!(await hasReader())) return null;
    dispatch(fileAwaited(true));
    try {
      await dispatch(beginFile(fileId, entry.offerSlug, early));
      tab.noteShared(false);
      dispatch(computerShared(false));
      const outcome = await persistence.start(fileId);
      if (outcome === 'unreadable') {
        dispatch(fileRemoved({ fileId }));
        return await dispatch(openNewFile(entry.offerSlug, early));
      }
      const other = await replace?.();
      if (other) return other;
      dispatch(showListedStep());
      early?.give();
      return fileId;
    } finally {
      dispatch(fileAwaited(false));
    }
  };
}

/** Begins an empty file for an offer. Returns its id. */
export function openNewFile(offerSlug: string, early?: EarlyAnswers): AppThunk<Promise<string>> {
  return async (dispatch, _getState, { newId, persistence, receipts }) => {
    const fileId = newId();
    receipts.forget(offerSlug);
    await dispatch(beginFile(fileId, offerSlug, early));
    early?.give();
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

function beginFile(fileId: string, offerSlug: string, early?: EarlyAnswers): AppThunk<Promise<void>> {
  return async (dispatch, getState, { now, persistence, tab }) => {
    const { wizard, saveStatus } = getState();
    await persistence.stop();
    early?.take();
    // A file that existed only in memory is gone, and so is its row.
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
 * Shows the first step if the current one no longer applies, since the offer may have changed. Also shows it while something is missing on
 * the landing page: in a draft from a sheet, for example, or since the documents that were agreed to are no longer the offer's (1-LAND-39).
 * Review, if left for that, returns after the agreement.
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

import { draftsApi, type OpenedDraft } from '#api/draftsApi.ts';
import type { Application, StepName } from '#domain/application.ts';
import type { Mode } from '#domain/session.ts';
import { openedMode } from '#domain/statuses.ts';
import { fromService } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftKept, draftVerified, fileRemoved } from '../events.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { openFile, showListedStep } from '../file/files.ts';
import { openApplication } from '../file/openApplication.ts';
import { shareComputer } from '../file/shareComputer.ts';
import type { RootState } from '../rootReducer.ts';
import { selectTypedApplication } from '../selectors/draftSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { findFileOf } from './fileOfDraft.ts';

/** What opens by its code, as this device keeps it. */
interface Opening {
  mode: Mode;
  /** Where the wizard starts with it. */
  currentStep: StepName;
  /** When the service says that it was saved; null of what nothing is saved of with the service until it is approved. */
  savedAt: string | null | undefined;
}

/**
 * A draft opens as one that is edited (3-OTP-07): without the landing page, which comes with the file where something is missing there
 * (1-LAND-39), since without that it would be refused once it is lodged. What waits for approval opens with it, and begins there (1-SHELL-16).
 */
function openingOf({ status, saved }: OpenedDraft): Opening {
  const mode = openedMode(status);
  return status === 'draft'
    ? { mode, currentStep: 'contact_details', savedAt: saved?.at }
    : { mode, currentStep: 'landingpage', savedAt: null };
}

/** How the adviser came in, and with which account, is nothing of the investor's, who comes in by a code. */
function handedOver({ status, application }: OpenedDraft): Application {
  const { application: known } = fromService(application);
  return status === 'draft' ? known : { ...known, landingpage: { hasAccount: false } };
}

/** `gone`: whoever held the draft holds it no more. */
export type OpenedHeld = 'opened' | 'gone' | 'failed';

/** Opens a draft that this session holds, or that belongs to whoever is signed in: as it was handed out already, else asked for now. */
export function openHeldDraft(applicationId: number, known?: OpenedDraft): AppThunk<Promise<OpenedHeld>> {
  return async (dispatch) => {
    const { data, error } = known
      ? { data: known, error: undefined }
      : await dispatch(draftsApi.endpoints.openHeldDraft.initiate(applicationId, { track: false }));
    if (data === undefined) return asApiError(error).kind === 'notFound' ? 'gone' : 'failed';
    return (await dispatch(openDraft(data))) ? 'opened' : 'failed';
  };
}

/**
 * Makes a file of this device of a draft that the service has handed out, and starts where `openingOf` says. A file that the device
 * has of it already stays where it stands on the same revision, or a newer one: what it has besides was typed since. An older one gives way, and
 * is set aside. On a shared computer it lives in the memory of this page alone, and what the device has of it goes (1-LAND-44). False where
 * the device's own file cannot be read for want of its code; nothing has changed then.
 */
export function openDraft(draft: OpenedDraft): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { persistence }) => {
    // Another page of this session was ticked: what that holds for is the hold (1-LAND-44).
    if (draft.is_shared && selectFileId(getState()) === null) await dispatch(shareComputer(true));
    const isShared = draft.is_shared || getState().saveStatus.isShared;
    const isOpened = await persistence.inTurn(() => dispatch(openInTurn(draft)));
    // What is opened from the device takes the tick off.
    if (isOpened && isShared && !getState().saveStatus.isShared) await dispatch(shareComputer(true));
    return isOpened;
  };
}

function openInTurn(draft: OpenedDraft): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { now }) => {
    if (isOpen(getState(), draft)) return true;
    const { mode, currentStep, savedAt } = openingOf(draft);
    const { approve_until: approveUntil } = draft;
    const own = await dispatch(findFileOf(draft.application_id));
    if (own !== null && own.revision >= draft.revision) {
      if ((await dispatch(openFile(own.file.fileId))) === null) return false;
      const { fileId, investorName } = own.file;
      dispatch(draftVerified({ mode, file: { fileId, investorName, currentStep, approveUntil }, at: now() }));
      dispatch(showListedStep());
      const { kept } = getState();
      // What the device has of it is newer than what says when it was saved.
      if (kept.application !== null && kept.at === null && own.revision === draft.revision)
        dispatch(draftKept(kept.application, savedAt));
      return true;
    }
    await dispatch(
      openApplication(handedOver(draft), {
        mode,
        applicationId: draft.application_id,
        splashApplicationId: null,
        revision: draft.revision,
        numberHandles: draft.number_handles,
        approveUntil,
        currentStep,
      }),
    );
    dispatch(draftKept(selectTypedApplication(getState()), savedAt));
    if (own !== null) await dispatch(giveWay(own.file));
    return true;
  };
}

function isOpen({ wizard }: RootState, draft: OpenedDraft): boolean {
  return wizard.fileId !== null && wizard.applicationId === draft.application_id;
}

/** An older file is no longer offered; a copy of it stays as long as the file that took its place, where the device keeps that. */
function giveWay({ fileId }: FileEntry): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    if (getState().saveStatus.isShared) await persistence.remove(fileId);
    else await persistence.setAside(fileId, selectFileId(getState()) ?? fileId);
    dispatch(fileRemoved({ fileId }));
  };
}

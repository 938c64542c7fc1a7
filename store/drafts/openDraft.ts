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

/** Settings with which this device opens an application by its code. */
interface Opening {
  mode: Mode;
  /** First step the wizard shows. */
  currentStep: StepName;
  /**
   * Time of the last save according to the service. Null for an application waiting for approval: nothing of it is saved until the investor
   * approves.
   */
  savedAt: string | null | undefined;
}

/**
 * Returns how a draft or an approval opens. A draft opens for editing (3-OTP-07) without the landing page; `showListedStep` adds that page
 * if something is missing there (1-LAND-39), since the submission would be refused without it. An approval includes the landing page and
 * begins there (1-SHELL-16).
 */
function openingOf({ status, saved }: OpenedDraft): Opening {
  const mode = openedMode(status);
  return status === 'draft'
    ? { mode, currentStep: 'contact_details', savedAt: saved?.at }
    : { mode, currentStep: 'landingpage', savedAt: null };
}

/** Removes the adviser's answers about their login and account, since the investor enters by a code. */
function handedOver({ status, application }: OpenedDraft): Application {
  const { application: known } = fromService(application);
  return status === 'draft' ? known : { ...known, landingpage: { hasAccount: false } };
}

/** Outcome of opening a held draft. `gone`: this session or user no longer holds it. */
export type OpenHeldOutcome = 'opened' | 'gone' | 'failed';

/**
 * Opens a draft that this session holds or the signed-in user owns. Uses `known` if the service has already returned it, else requests it.
 */
export function openHeldDraft(applicationId: number, known?: OpenedDraft): AppThunk<Promise<OpenHeldOutcome>> {
  return async (dispatch) => {
    const { data, error } = known
      ? { data: known, error: undefined }
      : await dispatch(draftsApi.endpoints.openHeldDraft.initiate(applicationId, { track: false }));
    if (data === undefined) return asApiError(error).kind === 'notFound' ? 'gone' : 'failed';
    return (await dispatch(openDraft(data))) ? 'opened' : 'failed';
  };
}

/**
 * Creates a file on this device from a draft that the service returned, and starts at the step of `openingOf`. An existing file of the
 * draft stays if its revision is the same or newer: anything extra in it was typed since. An older file is set aside. On a shared computer
 * the new file lives only in this page's memory, and the device's file is removed (1-LAND-44). Returns false, with nothing changed, if the
 * code that reads the device's file does not load.
 */
export function openDraft(draft: OpenedDraft): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { persistence }) => {
    // Another page of this session ticked "shared computer"; the tick applies to the hold (1-LAND-44).
    if (draft.is_shared && selectFileId(getState()) === null) await dispatch(shareComputer(true));
    const isShared = draft.is_shared || getState().saveStatus.isShared;
    const isOpened = await persistence.inTurn(() => dispatch(openInTurn(draft)));
    // Opening a file from the device clears the tick.
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
      // The device's version stays, as it may be newer; only the time of the save comes from the service.
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

/** Stops offering an older file. A copy stays as long as the file that replaced it, unless the computer is shared. */
function giveWay({ fileId }: FileEntry): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    if (getState().saveStatus.isShared) await persistence.remove(fileId);
    else await persistence.setAside(fileId, selectFileId(getState()) ?? fileId);
    dispatch(fileRemoved({ fileId }));
  };
}

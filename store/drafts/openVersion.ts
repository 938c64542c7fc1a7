import type { Application, StepName } from '#domain/application.ts';
import { isEditingLodged, type Mode } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { draftKept, draftVerified, fileRemoved } from '../events.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { openFile, showListedStep } from '../file/files.ts';
import { openApplication } from '../file/openApplication.ts';
import type { RootState } from '../rootReducer.ts';
import { selectTypedApplication } from '../selectors/draftSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { findFileOf } from './fileOfDraft.ts';
import type { ServiceVersion } from './serviceVersion.ts';

/** Settings with which this device opens it. */
export interface Opening {
  /** Answers of the version, as they are opened. */
  application: Application;
  mode: Mode;
  /** First step the wizard shows. */
  currentStep: StepName;
  /**
   * Time of the last save according to the service. Null for an application of which nothing is saved until its investor approves, or staff
   * press Save.
   */
  savedAt: string | null | undefined;
  /** ISO date-time until which the investor can approve; null for any other application. */
  approveUntil: string | null;
}

/**
 * Creates a file on this device from the service's version. An existing file of it stays if its revision is the same or newer: anything
 * extra in it was typed since. An older file is set aside; that of an edit stays too, at its own step. Returns false, with nothing changed, if the code that reads the device's file
 * does not load.
 */
export function openVersion(
  version: ServiceVersion,
  { application, mode, currentStep, savedAt, approveUntil }: Opening,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { now }) => {
    if (isOpen(getState(), version)) return true;
    const own = await dispatch(findFileOf(version.application_id));
    const isEdit = isEditingLodged(mode);
    if (own !== null && (isEdit || own.revision >= version.revision)) {
      if ((await dispatch(openFile(own.file.fileId))) === null) return false;
      const { fileId, investorName } = own.file;
      const step = isEdit ? getState().wizard.currentStep : currentStep;
      dispatch(draftVerified({ mode, file: { fileId, investorName, currentStep: step, approveUntil }, at: now() }));
      dispatch(showListedStep());
      const { kept } = getState();
      // The device's version stays, as it may be newer; only the time of the save comes from the service.
      if (kept.application !== null && kept.at === null && own.revision === version.revision)
        dispatch(draftKept(kept.application, savedAt));
      return true;
    }
    await dispatch(
      openApplication(application, {
        mode,
        applicationId: version.application_id,
        splashApplicationId: null,
        revision: version.revision,
        numberHandles: version.number_handles,
        approveUntil,
        currentStep,
      }),
    );
    dispatch(draftKept(selectTypedApplication(getState()), savedAt));
    if (own !== null) await dispatch(giveWay(own.file));
    return true;
  };
}

function isOpen({ wizard }: RootState, { application_id: applicationId }: ServiceVersion): boolean {
  return wizard.fileId !== null && wizard.applicationId === applicationId;
}

/** Stops offering an older file. A copy stays as long as the file that replaced it, unless the computer is shared. */
function giveWay({ fileId }: FileEntry): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    if (getState().saveStatus.isShared) await persistence.remove(fileId);
    else await persistence.setAside(fileId, selectFileId(getState()) ?? fileId);
    dispatch(fileRemoved({ fileId }));
  };
}

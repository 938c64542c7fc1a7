import { draftsApi, type OpenedDraft } from '#api/draftsApi.ts';
import type { Application } from '#domain/application.ts';
import { ENTRY, openedMode } from '#domain/statuses.ts';
import { fromService } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { shareComputer } from '../file/shareComputer.ts';
import { selectIsStaff } from '../selectors/sessionSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { openVersion, type Opening } from './openVersion.ts';

/**
 * Returns how a draft or an approval opens. A draft opens for editing (3-OTP-07) without the landing page; `showListedStep` adds that page
 * if something is missing there (1-LAND-39), since the submission would be refused without it. An approval includes the landing page and
 * begins there (1-SHELL-16). A paper form that staff enter stays a new application.
 */
function openingOf(draft: OpenedDraft, isByStaff: boolean): Opening {
  const { status, saved, approve_until: approveUntil } = draft;
  const mode = isByStaff ? ENTRY : openedMode(status);
  const opening = { application: handedOver(draft), mode, approveUntil };
  return status === 'draft'
    ? { ...opening, currentStep: 'contact_details', savedAt: saved?.at }
    : { ...opening, currentStep: 'landingpage', savedAt: null };
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
 * Creates a file on this device from a draft that the service returned (`openVersion`), and starts at the step of `openingOf`. On a shared
 * computer the new file lives only in this page's memory, and the device's file is removed (1-LAND-44). Returns false, with nothing changed,
 * if the code that reads the device's file does not load.
 */
export function openDraft(draft: OpenedDraft): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { persistence }) => {
    // Another page of this session ticked "shared computer"; the tick applies to the hold (1-LAND-44).
    if (draft.is_shared && selectFileId(getState()) === null) await dispatch(shareComputer(true));
    const isShared = draft.is_shared || getState().saveStatus.isShared;
    const isOpened = await persistence.inTurn(() =>
      dispatch(openVersion(draft, openingOf(draft, selectIsStaff(getState())))),
    );
    // Opening a file from the device clears the tick.
    if (isOpened && isShared && !getState().saveStatus.isShared) await dispatch(shareComputer(true));
    return isOpened;
  };
}

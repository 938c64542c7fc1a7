import { createSelector } from '@reduxjs/toolkit';
import { draftsApi } from '#api/draftsApi.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftEnded, fileRemoved } from '../events.ts';
import { clearFromDevice } from '../file/clearFromDevice.ts';
import { openNewFile } from '../file/files.ts';
import type { RootState } from '../rootReducer.ts';
import { selectFileId, selectIsLocked } from '../selectors/wizardSelectors.ts';
import { notifyOtherTabs } from '../session/tabMessages.ts';
import type { DraftGone } from './draftGone.ts';
import { findFileOf } from './fileOfDraft.ts';

/** An application that the service has and that is not finally submitted. */
export interface ServiceDraft {
  applicationId: number | string;
  /** Key that proves that the caller has the file. */
  fileKey: string | null;
}

/**
 * Selects the service's copy of the open application, a draft or one waiting for approval. Null if the service has none, or the application
 * is neither any more.
 */
export const selectServiceDraft: (state: RootState) => ServiceDraft | null = createSelector(
  [({ wizard }: RootState) => wizard, selectIsLocked],
  ({ applicationId, fileKey, revision, mode }, isLocked) =>
    applicationId === null || revision === null || isLocked || mode.editing !== mode.draft
      ? null
      : { applicationId, fileKey },
);

/**
 * Outcome of ending a draft. `code`: its code has to be entered first, at this address. `gone`: the service no longer has it, or says so to
 * every caller. `later`: not possible yet.
 */
export type EndDraftOutcome =
  { kind: 'ended' | 'gone' | 'later' | 'failed' } | { kind: 'code'; draftUrl: string; maskedMobile: string };

/**
 * Asks the service to delete a draft with its documents, links and codes. The deletion is final, or can be undone for a day if only the
 * link and the code were proven here. Nothing is removed from this device yet.
 */
export function deleteDraft(draft: ServiceDraft): AppThunk<Promise<EndDraftOutcome>> {
  return async (dispatch) =>
    endingOf(await dispatch(draftsApi.endpoints.deleteDraft.initiate(draft, { track: false })));
}

/**
 * Asks the service to withdraw an application that its investor does not approve (2-ROLE-08). This cannot be undone. Nothing is removed
 * from this device yet.
 */
export function declineApplication({ applicationId }: ServiceDraft): AppThunk<Promise<EndDraftOutcome>> {
  return async (dispatch) =>
    endingOf(await dispatch(draftsApi.endpoints.declineApplication.initiate(applicationId, { track: false })));
}

/** Asks the service to delete the answers of a declined application. This cannot be undone. */
export function emptyApplication(applicationId: number | string): AppThunk<Promise<EndDraftOutcome>> {
  return async (dispatch) => {
    const { error } = await dispatch(draftsApi.endpoints.emptyApplication.initiate(applicationId, { track: false }));
    // Conflict: the e-mails about the decline are built from these answers and must be sent first.
    if (error !== undefined && asApiError(error).kind === 'conflict') return { kind: 'later' };
    return endingOf({ error });
  };
}

function endingOf({ error }: { error?: unknown }): EndDraftOutcome {
  if (error === undefined) return { kind: 'ended' };
  const failure = asApiError(error);
  if (failure.kind === 'draftCode')
    return { kind: 'code', draftUrl: failure.draftUrl, maskedMobile: failure.maskedMobile };
  // Only a caller who may read the meanwhile submitted application gets a conflict here.
  return { kind: failure.kind === 'notFound' || failure.kind === 'conflict' ? 'gone' : 'failed' };
}

/** Removes the open file from this device, this page's memory and the other tabs. Then opens the offer's page, which shows the end. */
export function removeEndedFile(how: DraftGone): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) =>
    persistence.inTurn(async () => {
      const { fileId, offerSlug } = getState().wizard;
      if (fileId === null || offerSlug === null) return;
      notifyOtherTabs({ kind: 'applicationEnded', fileId, how: how.how });
      const deleteDocuments = await dispatch(clearFromDevice(fileId));
      await dispatch(openNewFile(offerSlug));
      dispatch(draftEnded(how));
      void deleteDocuments();
    });
}

/** Removes this device's file of a deleted draft, unless it is the open one. */
export function removeFileOfDraft(applicationId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const own = await dispatch(findFileOf(applicationId));
    if (own === null || own.file.fileId === selectFileId(getState())) return;
    const { fileId } = own.file;
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    notifyOtherTabs({ kind: 'applicationEnded', fileId, how: 'deleted' });
    notifyOtherTabs({ kind: 'fileRemoved', fileId });
  };
}

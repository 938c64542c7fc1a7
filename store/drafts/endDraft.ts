import { createSelector } from '@reduxjs/toolkit';
import { draftsApi } from '#api/draftsApi.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { draftEnded, fileRemoved } from '../events.ts';
import { clearFromDevice } from '../file/clearFromDevice.ts';
import { openNewFile } from '../file/files.ts';
import type { RootState } from '../rootReducer.ts';
import { selectFileId, selectIsLocked } from '../selectors/wizardSelectors.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import type { DraftGone } from './draftGone.ts';
import { findFileOf } from './fileOfDraft.ts';

/** An application that the service keeps, and that is not lodged for good. */
export interface KeptDraft {
  applicationId: number | string;
  /** By which whoever has its file is known. */
  fileKey: string | null;
}

/** What the service keeps of the open application, a draft or what waits for approval; null where it keeps none, or it is none any more. */
export const selectKeptDraft: (state: RootState) => KeptDraft | null = createSelector(
  [({ wizard }: RootState) => wizard, selectIsLocked],
  ({ applicationId, fileKey, revision, mode }, isLocked) =>
    applicationId === null || revision === null || isLocked || mode.editing !== mode.draft
      ? null
      : { applicationId, fileKey },
);

/** `code`: its code has to be given first, at this address. `gone`: the service has it no more, or says so to every caller. `later`: not yet. */
export type Ending =
  { kind: 'ended' | 'gone' | 'later' | 'failed' } | { kind: 'code'; draftUrl: string; mobileEnd: string };

/**
 * Has the service delete a draft with its documents, links and codes: for good, or for a day where nothing but its link and its code was
 * shown here. Of this device nothing goes yet.
 */
export function deleteDraft(draft: KeptDraft): AppThunk<Promise<Ending>> {
  return async (dispatch) =>
    endingOf(await dispatch(draftsApi.endpoints.deleteDraft.initiate(draft, { track: false })));
}

/** Has the service withdraw what its investor does not approve (2-ROLE-08): it cannot be undone. Of this device nothing goes yet. */
export function declineApplication({ applicationId }: KeptDraft): AppThunk<Promise<Ending>> {
  return async (dispatch) =>
    endingOf(await dispatch(draftsApi.endpoints.declineApplication.initiate(applicationId, { track: false })));
}

/** Has the service delete what was entered in a declined application: it cannot be undone. */
export function emptyApplication(applicationId: number | string): AppThunk<Promise<Ending>> {
  return async (dispatch) => {
    const { error } = await dispatch(draftsApi.endpoints.emptyApplication.initiate(applicationId, { track: false }));
    // The e-mails about the decline are made of it, and leave first.
    if (error !== undefined && asApiError(error).kind === 'conflict') return { kind: 'later' };
    return endingOf({ error });
  };
}

function endingOf({ error }: { error?: unknown }): Ending {
  if (error === undefined) return { kind: 'ended' };
  const failure = asApiError(error);
  if (failure.kind === 'draftCode') return { kind: 'code', draftUrl: failure.draftUrl, mobileEnd: failure.mobileEnd };
  // A conflict here is the reason of whoever may read what was submitted meanwhile.
  return { kind: failure.kind === 'notFound' || failure.kind === 'conflict' ? 'gone' : 'failed' };
}

/** Lets nothing of the open file stay on this device, in this page's memory or in another tab, and leads to the offer's page, which says so. */
export function forgetEnded(how: DraftGone): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) =>
    persistence.inTurn(async () => {
      const { fileId, offerSlug } = getState().wizard;
      if (fileId === null || offerSlug === null) return;
      tellOtherTabs({ ended: fileId, how: how.how });
      const deleteDocuments = await dispatch(clearFromDevice(fileId));
      await dispatch(openNewFile(offerSlug));
      dispatch(draftEnded(how));
      void deleteDocuments();
    });
}

/** Removes the file that this device may have of a deleted draft, which is not the open one. */
export function forgetFileOf(applicationId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const own = await dispatch(findFileOf(applicationId));
    if (own === null || own.file.fileId === selectFileId(getState())) return;
    const { fileId } = own.file;
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
    tellOtherTabs({ ended: fileId, how: 'deleted' });
    tellOtherTabs(`removed ${fileId}`);
  };
}

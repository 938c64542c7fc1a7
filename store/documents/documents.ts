import { type UploadRequest, documentsApi } from '#api/documentsApi.ts';
import { uploadErrorText } from '#api/uploadErrorText.ts';
import { type ProgressListener, registerUpload } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { changedFileText, uploadTexts } from '#domain/texts/upload.ts';
import type { AppThunk } from '../createStore.ts';
import { asApiError } from '../asApiError.ts';

/**
 * Outcome of an upload. `refused`: the service named its objection to this file (1-UPL-04), or the file cannot be sent at all;
 * `unanswered`: any other failure, such as a lost connection or an ended session. Those are not the file's fault and pass (1-UPL-05).
 */
export type UploadOutcome =
  { kind: 'uploaded'; document: UploadedDocument } | { kind: 'refused'; message: string } | { kind: 'unanswered' };

export type DeleteOutcome = { kind: 'deleted' } | { kind: 'refused'; message: string } | { kind: 'failed' };

export interface FileToUpload {
  /** Identifies the upload for `abortUpload`. */
  uploadId: string;
  file: File;
  /** Field name in the form, for the error text (1-UPL-04). */
  fieldName: string;
  /** Route of the upload; defaults to the one for fields inside the wizard (1-UPL-06). */
  call?: UploadRequest;
  onProgress?: ProgressListener;
}

/** Uploads a file. Its bytes pass through neither actions nor state. */
export function uploadDocument({
  uploadId,
  file,
  fieldName,
  call = '/api/application_docs/',
  onProgress,
}: FileToUpload): AppThunk<Promise<UploadOutcome>> {
  return async (dispatch, getState) => {
    registerUpload(uploadId, file, onProgress);
    const { fileKey } = getState().wizard;
    const { data, error } = await dispatch(
      documentsApi.endpoints.uploadDocument.initiate({ uploadId, call, fileKey }, { track: false }),
    );
    if (data !== undefined) return { kind: 'uploaded', document: data };
    const failure = asApiError(error);
    if (failure.kind === 'broken') return { kind: 'refused', message: uploadTexts.broken };
    if (failure.kind === 'network' && !(await canBeRead(file)))
      return { kind: 'refused', message: changedFileText(file.name) };
    return refusal(error, fieldName) ?? { kind: 'unanswered' };
  };
}

/** Returns false once the file was changed, moved or deleted after it was chosen. A browser can no longer read or send such a file. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Removes an uploaded document at its own address (1-UPL-07). A document that the service does not have counts as removed. */
export function deleteDocument(document: UploadedDocument, fieldName: string): AppThunk<Promise<DeleteOutcome>> {
  return async (dispatch) => {
    if (!document.delete_document) return { kind: 'deleted' };
    const { error } = await dispatch(
      documentsApi.endpoints.deleteDocument.initiate(document.delete_document, { track: false }),
    );
    const isGone = error === undefined || asApiError(error).kind === 'notFound';
    return isGone ? { kind: 'deleted' } : (refusal(error, fieldName) ?? { kind: 'failed' });
  };
}

/** Returns the service's objection to a document, or null if it gave none. */
function refusal(failure: unknown, fieldName: string): { kind: 'refused'; message: string } | null {
  const error = asApiError(failure);
  // Above an upload budget the service's text says how soon it accepts more; a per-minute call limit says nothing about the file.
  const isOfBudget = error.kind === 'server' && isRecord(error.data) && 'doc_file' in error.data;
  const message = error.kind === 'invalid' || isOfBudget ? uploadErrorText(fieldName, error.data) : null;
  return message === null ? null : { kind: 'refused', message };
}

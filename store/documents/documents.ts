import { type UploadCall, documentsApi } from '#api/documentsApi.ts';
import { uploadErrorText } from '#api/uploadErrorText.ts';
import { type ProgressListener, registerUpload } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { AppThunk } from '../createStore.ts';
import { asApiError } from '../asApiError.ts';

/**
 * What became of an upload. `refused`: the service has said what it has against this file (1-UPL-04); `unanswered`: anything else, from
 * a lost connection to an ended session, which is not the file's fault and passes (1-UPL-05).
 */
export type UploadOutcome =
  { kind: 'uploaded'; document: UploadedDocument } | { kind: 'refused'; message: string } | { kind: 'unanswered' };

export type DeleteOutcome = { kind: 'deleted' } | { kind: 'refused'; message: string } | { kind: 'failed' };

export interface FileToUpload {
  /** Names the upload for `abortUpload`. */
  uploadId: string;
  file: File;
  /** The form's name of the field, for the error text (1-UPL-04). */
  fieldName: string;
  /** Default: the call of the fields inside the wizard (1-UPL-06). */
  call?: UploadCall;
  onProgress?: ProgressListener;
}

/** Uploads a file; the bytes pass neither through actions nor through state. */
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
    return refusal(error, fieldName) ?? { kind: 'unanswered' };
  };
}

/** Removes an uploaded document at its own address (1-UPL-07); a document that the service does not hold is removed already. */
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

/** What the service has said against a document; null where it has said nothing. */
function refusal(failure: unknown, fieldName: string): { kind: 'refused'; message: string } | null {
  const error = asApiError(failure);
  // Above a budget the service says in words when it goes on; of too many calls a minute it says nothing of the file.
  const isOfBudget = error.kind === 'server' && isRecord(error.data) && 'doc_file' in error.data;
  const message = error.kind === 'invalid' || isOfBudget ? uploadErrorText(fieldName, error.data) : null;
  return message === null ? null : { kind: 'refused', message };
}

import type { ApiError } from '#api/apiError.ts';
import { maxUploadSize } from '#api/uploadSize.ts';
import { uploadFault } from '#domain/documents/uploads.ts';
import { uploadTexts } from '#domain/texts/upload.ts';
import type { AppThunk } from '../createStore.ts';
import { addPending, changePending, findPending, retryLater, type UploadPlace } from './pendingUploads.ts';
import { documentCalls } from './documentCalls.ts';
import type { UploadOutcome } from './documents.ts';

/** Maps missing code to an outcome: code that did not load is fetched again; code of ours that throws would throw again. */
function withoutCode({ kind }: ApiError): UploadOutcome {
  return kind === 'network' ? { kind: 'unanswered' } : { kind: 'refused', message: uploadTexts.broken };
}

/**
 * Places the document in the step's answers if its field is off screen; a field on screen takes the document itself. If that code does not
 * load, review tries again.
 */
function placeIfLeft(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (findPending(id)?.leftBy === null) return;
    const code = await import(/* webpackChunkName: "place-document" */ './placeDocument.ts').catch(() => null);
    if (code !== null) dispatch(code.placeUploadedDocument(id));
  };
}

/**
 * Sends a chosen file. A file that cannot be accepted is marked as refused without being sent, as if the service had refused it (1-UPL-10).
 */
export function sendChosen(place: UploadPlace, file: File): AppThunk {
  return (dispatch, _getState, { newId }) => {
    const id = newId();
    const refusal = uploadFault(file, maxUploadSize());
    addPending({ id, place, file, refusal });
    if (refusal === null) void dispatch(sendPending(id));
  };
}

/**
 * Sends a file that the service does not have yet. A refusal with a text is for the applicant to resolve; after every other failure the
 * file waits and is sent again by itself (1-UPL-05).
 */
export function sendPending(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const upload = findPending(id);
    if (!upload || upload.status === 'arrived') return;
    const { file, failures } = upload;
    changePending(id, { status: 'uploading', percent: 0 });
    const onProgress = (share: number) => changePending(id, { percent: Math.round(share * 100) });
    const calls = await documentCalls();
    if (!findPending(id)) return; // cancelled before it was sent
    const outcome =
      'kind' in calls
        ? withoutCode(calls)
        : await dispatch(calls.uploadDocument({ uploadId: id, file, fieldName: upload.place.path, onProgress }));
    if (!findPending(id)) return; // cancelled meanwhile
    switch (outcome.kind) {
      case 'uploaded':
        changePending(id, { status: 'arrived', document: outcome.document });
        return dispatch(placeIfLeft(id));
      case 'refused':
        return changePending(id, { status: 'refused', message: outcome.message });
      case 'unanswered':
        changePending(id, { status: 'waiting', failures: failures + 1 });
        return retryLater(id, failures + 1, () => void dispatch(sendPending(id)));
    }
  };
}

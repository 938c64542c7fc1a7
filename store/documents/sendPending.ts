import { maxUploadSize } from '#api/uploadSize.ts';
import { uploadFault } from '#domain/documents/uploads.ts';
import type { AppThunk } from '../createStore.ts';
import { addPending, changePending, findPending, retryLater, type UploadPlace } from './pendingUploads.ts';
import { documentCalls } from './documentCalls.ts';
import type { UploadOutcome } from './documents.ts';

const UNANSWERED: UploadOutcome = { kind: 'unanswered' };

/** A field on screen takes its document itself; without one the step's answers get it. Where that code does not come, review tries again. */
function placeIfLeft(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (findPending(id)?.leftBy === null) return;
    const code = await import(/* webpackChunkName: "place-document" */ './placeDocument.ts').catch(() => null);
    if (code !== null) dispatch(code.placeArrived(id));
  };
}

/** Sends a file that was chosen; one that cannot be taken stands refused, as if the service had said so (1-UPL-10). */
export function sendChosen(place: UploadPlace, file: File): AppThunk {
  return (dispatch, _getState, { newId }) => {
    const id = newId();
    const refusal = uploadFault(file, maxUploadSize());
    addPending({ id, place, file, refusal });
    if (refusal === null) void dispatch(sendPending(id));
  };
}

/**
 * Sends a file that is not with the service yet. What the service refuses in words is the person's to answer; after every other
 * failure it waits and is sent again by itself (1-UPL-05).
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
      calls === null
        ? UNANSWERED
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

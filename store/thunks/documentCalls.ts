import type { UploadedDocument } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import type * as Documents from './documents.ts';

/** The calls for documents, whose code comes with the first file that is chosen or removed; null where it does not come (1-UPL-05). */
export function documentCalls(): Promise<typeof Documents | null> {
  return import(/* webpackChunkName: "documents" */ './documents.ts').catch(() => null);
}

/** Removes an uploaded document (1-UPL-07); without a connection that has failed, like the call itself. */
export function removeDocument(document: UploadedDocument, fieldName: string): AppThunk<Promise<Documents.DeleteOutcome>> {
  return async (dispatch) => {
    const calls = await documentCalls();
    return calls === null ? { kind: 'failed' } : dispatch(calls.deleteDocument(document, fieldName));
  };
}

import type { ApiError } from './apiError.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { baseApi } from './baseApi.ts';
import { endingSignal } from './endingSignal.ts';
import { sendMultipart } from './sendMultipart.ts';
import { findUpload, forgetUpload } from './uploads.ts';
import type { UploadedDocument } from './wire.ts';

/** The default call (1-UPL-01) and the one of every field inside the wizard (1-UPL-06). */
export type UploadRequest = '/api/doc__document/' | '/api/application_docs/';

export interface DocumentUpload {
  /** The id that `registerUpload` stored the file under. */
  uploadId: string;
  call: UploadRequest;
  /** Key of the file that the document is chosen for; null while none is open. */
  fileKey: string | null;
}

export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends a registered file: multipart doc_file, filename, public (1-UPL-02) and the key of the application's file. Its id is the
     * idempotency key: the service stores it once. Progress goes to the file's own listener.
     */
    uploadDocument: build.mutation<UploadedDocument, DocumentUpload>({
      queryFn: async ({ uploadId, ...upload }, { signal }) => {
        try {
          return await send(uploadId, upload, signal);
        } finally {
          forgetUpload(uploadId);
        }
      },
    }),
    /** Removes a document at its own `delete_document` address (1-UPL-07). */
    deleteDocument: build.mutation<null, string>({
      query: (deleteAddress) => ({ url: deleteAddress, method: 'DELETE' }),
      transformResponse: () => null,
    }),
  }),
});

export const { useUploadDocumentMutation, useDeleteDocumentMutation } = documentsApi;

type UploadAnswer = { data: UploadedDocument } | { error: ApiError };

async function send(
  uploadId: string,
  { call: url, fileKey }: Omit<DocumentUpload, 'uploadId'>,
  signal: AbortSignal,
): Promise<UploadAnswer> {
  const upload = findUpload(uploadId);
  if (upload === undefined) return { error: { kind: 'network' } };
  const form = new FormData();
  form.append('doc_file', upload.file);
  form.append('filename', upload.file.name);
  form.append('public', 'false');
  if (fileKey !== null) form.append('file_key', fileKey);
  const ending = endingSignal({ signals: [signal, upload.abort.signal] });
  const answer = await sendMultipart({
    url,
    form,
    idempotencyKey: uploadId,
    signal: ending.signal,
    onProgress: upload.onProgress,
  }).finally(ending.release);
  if ('error' in answer) return answer;
  return isUploadedDocument(answer.data) ? { data: answer.data } : { error: { kind: 'server', status: null } };
}

function isUploadedDocument(data: unknown): data is UploadedDocument {
  return isRecord(data) && typeof data['filename'] === 'string';
}

import { retryWhileBusy } from './retryWhileBusy.ts';
import { baseApi } from './baseApi.ts';
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { ApiError } from './apiError.ts';
import type { Emptied, ReadingAnswer, RecordAnswer, RecordCheck, ServedDocument } from './wire.ts';

export type { Emptied, RecordAnswer, ServedDocument };

/** Returns the service's facts about an application whose answers were deleted; null for any other failure. */
export function emptiedFacts(error: ApiError): Omit<Emptied, 'message'> | null {
  if (error.kind !== 'server' || error.status !== 410 || !isRecord(error.data)) return null;
  const { reference, emptied_at: at, ended } = error.data;
  if (typeof reference !== 'string' || typeof at !== 'string') return null;
  return { reference, emptied_at: at, ended: UNAPPROVED_ENDS.find((end) => end === ended) ?? null };
}

/** Addresses of a record's files; `all` is the zip of both with the documents, for the issuer's staff. */
export const recordFiles = {
  pdf: (id: number | string) => `/api/applications/${id}/record.pdf`,
  data: (id: number | string) => `/api/applications/${id}/record.json`,
  all: (id: number | string) => `/api/issuer/applications/${id}/files.zip`,
} as const;

/**
 * Returns the address for requesting and giving codes for a submitted application.
 * @param key of the link in its e-mails; '' for none
 */
export function readingAddress(id: string, key: string): string {
  return `/api/applications/${encodeURIComponent(id)}/reading/${encodeURIComponent(key || 'none')}/`;
}

/** The call sends a code by SMS, which may take a while. */
const LONGEST_WAIT_MS = 30_000;

export const recordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The submitted application, for a person who may read it; 404 for anybody else. */
    getRecord: build.query<RecordAnswer, string>({
      query: (id) => ({ url: `/api/applications/${encodeURIComponent(id)}/record/` }),
      // Records are read on shared screens too: the cache entry goes with the page.
      keepUnusedDataFor: 0,
    }),
    /** Opens the record to this session with the code that went to its mobile. */
    readByCode: build.mutation<ReadingAnswer, { address: string; code: string }>({
      query: ({ address, code }) => {
        const body = new FormData();
        body.append('action', 'sms_login');
        body.append('otp_token', code);
        return { url: address, method: 'POST', body, timeout: LONGEST_WAIT_MS };
      },
      extraOptions: { replacesCookie: true },
    }),
    /** One of the record's files, as a `blob:` address, which the caller revokes. Retries while the service is busy. */
    downloadRecord: build.mutation<string, { id: string; kind: keyof typeof recordFiles }>({
      queryFn: async (...[{ id, kind }, { signal }, , call]) => {
        const url = recordFiles[kind](encodeURIComponent(id));
        const read = async (answer: Response) => URL.createObjectURL(await answer.blob());
        const { data, error } = await retryWhileBusy(() => call({ url, read }), signal);
        return error === undefined ? { data: String(data) } : { error };
      },
    }),
    /** True if a file with this SHA-256 is a record that this service made. */
    checkRecord: build.mutation<boolean, string>({
      query: (sha256) => {
        const body = new FormData();
        body.append('sha256', sha256);
        return { url: '/api/records/check/', method: 'POST', body };
      },
      transformResponse: ({ is_known: isKnown }: RecordCheck) => isKnown,
    }),
  }),
});

export const { useGetRecordQuery, useCheckRecordMutation, useDownloadRecordMutation } = recordsApi;

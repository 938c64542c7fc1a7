import { askWhileBusy } from './askWhileBusy.ts';
import { baseApi } from './baseApi.ts';
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { ApiError } from './apiError.ts';
import type { Emptied, ReadingAnswer, RecordAnswer, RecordCheck, ServedDocument } from './wire.ts';

export type { Emptied, RecordAnswer, ServedDocument };

/** Returns what the service says of an application whose answers were deleted; null of any other failure. */
export function emptiedOf(error: ApiError): Omit<Emptied, 'message'> | null {
  if (error.kind !== 'server' || error.status !== 410 || !isRecord(error.data)) return null;
  const { reference, emptied_at: at, ended } = error.data;
  if (typeof reference !== 'string' || typeof at !== 'string') return null;
  return { reference, emptied_at: at, ended: UNAPPROVED_ENDS.find((end) => end === ended) ?? null };
}

/** Where the files of a record are. */
export const recordFiles = {
  pdf: (id: number | string) => `/api/applications/${id}/record.pdf`,
  data: (id: number | string) => `/api/applications/${id}/record.json`,
} as const;

/** Address at which codes for a submitted application are asked for and given. @param key of the link in its e-mails; '' for none */
export function readingAddress(id: string, key: string): string {
  return `/api/applications/${encodeURIComponent(id)}/reading/${encodeURIComponent(key || 'none')}/`;
}

/** A code is an SMS away, so that its call may take a while. */
const LONGEST_WAIT_MS = 30_000;

export const recordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was submitted, for whoever may read it; to anybody else nothing is there. */
    getRecord: build.query<RecordAnswer, string>({
      query: (id) => ({ url: `/api/applications/${encodeURIComponent(id)}/record/` }),
      // Read on shared screens, too: it goes with the page.
      keepUnusedDataFor: 0,
    }),
    /** Opens it to this session with the code that went to its mobile. */
    readByCode: build.mutation<ReadingAnswer, { address: string; code: string }>({
      query: ({ address, code }) => {
        const body = new FormData();
        body.append('action', 'sms_login');
        body.append('otp_token', code);
        return { url: address, method: 'POST', body, timeout: LONGEST_WAIT_MS };
      },
      extraOptions: { replacesCookie: true },
    }),
    /** One of its files, as the address of what was read (`blob:`), which the caller revokes. Asks again while the service is busy. */
    downloadRecord: build.mutation<string, { id: string; kind: keyof typeof recordFiles }>({
      queryFn: async (...[{ id, kind }, { signal }, , call]) => {
        const url = recordFiles[kind](encodeURIComponent(id));
        const read = async (answer: Response) => URL.createObjectURL(await answer.blob());
        const { data, error } = await askWhileBusy(() => call({ url, read }), signal);
        return error === undefined ? { data: String(data) } : { error };
      },
    }),
    /** Whether a file with this SHA-256 is a record that was made here. */
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

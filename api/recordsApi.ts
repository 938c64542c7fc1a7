import { baseApi } from './baseApi.ts';
import type { RecordAnswer, RecordCheck, ServedDocument } from './wire.ts';

export type { RecordAnswer, ServedDocument };

/** Where the files of a record are. */
export const recordFiles = {
  pdf: (id: number | string) => `/api/applications/${id}/record.pdf`,
  data: (id: number | string) => `/api/applications/${id}/record.json`,
} as const;

export const recordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was submitted, for whoever may read it; to anybody else nothing is there. */
    getRecord: build.query<RecordAnswer, string>({
      query: (id) => ({ url: `/api/applications/${encodeURIComponent(id)}/record/` }),
      // Read on shared screens, too: it goes with the page.
      keepUnusedDataFor: 0,
    }),
    /** One of its files, as the address of what was read (`blob:`), for whoever saves it to let go. */
    downloadRecord: build.mutation<string, { id: string; kind: keyof typeof recordFiles }>({
      query: ({ id, kind }) => ({
        url: recordFiles[kind](encodeURIComponent(id)),
        read: async (answer) => URL.createObjectURL(await answer.blob()),
      }),
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

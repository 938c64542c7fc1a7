import { baseApi } from './baseApi.ts';
import type { Call } from './baseQuery.ts';
import type { SubmissionOutcome, SubmissionReply } from './wire.ts';

/** What create-update answers (2-CALL-04), as it is kept on the device too, where an earlier release may have kept less of it. */
export type ApplicationAnswer = Pick<SubmissionReply, 'id'> & Partial<SubmissionReply>;

/** What saving a draft answers: with what is owed to somebody who is not signed in (2-DRAFT-06). */
export type DraftAnswer = ApplicationAnswer & Required<Pick<SubmissionReply, 'revision' | 'draft_url'>>;

export type { SubmissionOutcome };

export interface ApplicationUpdate {
  /** The object of `toWire`, with `action: 'splash'` for the early lead. */
  applicationData: Readonly<Record<string, unknown>>;
  /** A UUID: one per submission attempt that must not be made twice. */
  idempotencyKey?: string;
  /** What the change is based on; a later one of somebody else refuses it. Null or absent where nothing was saved yet. */
  revision?: number | null;
}

/** An answer that takes longer counts as lost; the service gives up before that. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_QUESTION_MS = 15_000;

export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves or submits an application: multipart, one field `application_data` (2-CALL-01). */
    createUpdateApplication: build.mutation<ApplicationAnswer, ApplicationUpdate>({
      query: updateCall,
    }),
    /** Asks what became of a submission whose answer was lost; one that never arrived is closed by the question. */
    submissionOutcome: build.mutation<SubmissionOutcome, { key: string }>({
      query: ({ key }) => {
        const body = new FormData();
        body.append('key', key);
        return { url: '/offer/api/submission-outcome/', method: 'POST', body, timeout: LONGEST_QUESTION_MS };
      },
    }),
  }),
});

export const { useCreateUpdateApplicationMutation } = applicationsApi;

/** The create-update call, whatever it is for. */
export function updateCall({ applicationData, idempotencyKey, revision = null }: ApplicationUpdate): Call {
  return {
    url: '/offer/api/application-create-update/',
    method: 'POST',
    body: multipart(applicationData),
    timeout: LONGEST_WAIT_MS,
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(revision !== null && { 'If-Match': `"${revision}"` }),
    },
  };
}

function multipart(applicationData: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  form.append('application_data', JSON.stringify(applicationData));
  return form;
}

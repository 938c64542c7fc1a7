import { baseApi } from './baseApi.ts';
import type { Call } from './baseQuery.ts';
import type { SubmissionOutcome, SubmissionReply } from './wire.ts';

/**
 * Response of create-update (2-CALL-04). It is saved on the device too, so a response saved by an earlier release may have fewer fields.
 */
export type ApplicationResponse = Pick<SubmissionReply, 'id'> & Partial<SubmissionReply>;

/** Response to saving a draft: also holds the fields that an applicant without an account needs (2-DRAFT-06). */
export type DraftAnswer = ApplicationResponse & Required<Pick<SubmissionReply, 'revision' | 'draft_url'>>;

export type { SubmissionOutcome };

export interface ApplicationUpdate {
  /** The object of `toWire`, with `action: 'splash'` for the early lead. */
  applicationData: Readonly<Record<string, unknown>>;
  /** A UUID: one per submission attempt that must not be made twice. */
  idempotencyKey?: string;
  /**
   * The version that the change is based on; the service refuses it after a later change by another person. Null or absent before the first
   * save.
   */
  revision?: number | null;
  /** Keys of this page's earlier saves without a known response; the change may be based on one of these too. */
  earlierKeys?: readonly string[];
}

/** A later response counts as lost; the service gives up before that. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_QUESTION_MS = 15_000;

export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves or submits an application: multipart, one field `application_data` (2-CALL-01). */
    createUpdateApplication: build.mutation<ApplicationResponse, ApplicationUpdate>({
      query: updateRequest,
    }),
    /** Asks for the outcome of a submission whose response was lost; the question closes a submission that never arrived. */
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

/** Returns the create-update call, for a save as for a submission. */
export function updateRequest({
  applicationData,
  idempotencyKey,
  revision = null,
  earlierKeys = [],
}: ApplicationUpdate): Call {
  return {
    url: '/offer/api/application-create-update/',
    method: 'POST',
    body: multipart(applicationData),
    timeout: LONGEST_WAIT_MS,
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(revision !== null && { 'If-Match': `"${revision}"` }),
      ...(earlierKeys.length > 0 && { 'X-Earlier-Keys': earlierKeys.join(',') }),
    },
  };
}

function multipart(applicationData: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  form.append('application_data', JSON.stringify(applicationData));
  return form;
}

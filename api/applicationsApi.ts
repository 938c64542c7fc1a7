import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { baseApi } from './baseApi.ts';

/** What create-update answers (2-CALL-04). */
export interface ApplicationAnswer {
  id: number | string;
  reference?: string;
  status?: ApplicationStatus;
  /** ISO date-time. */
  submitted_at?: string | null;
  original_application_id?: number | string | null;
  verify_mobile?: boolean;
  send_application_link?: boolean;
  /** How the applicant pays; shown on the next steps page. */
  payment?: PaymentDue | null;
}

/** What the service says of a submission whose answer was lost; a reply only to whoever made it. */
export type SubmissionOutcome =
  { outcome: 'arrived'; reply?: ApplicationAnswer | null } | { outcome: 'in_flight' } | { outcome: 'never_arrived' };

export interface ApplicationUpdate {
  /** The object of `toWire`, with `action: 'splash'` for the early lead. */
  applicationData: Readonly<Record<string, unknown>>;
  /** A UUID: one per submission attempt that must not be made twice. */
  idempotencyKey?: string;
}

/** An answer that takes longer counts as lost; the service gives up before that. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_QUESTION_MS = 15_000;

export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves or submits an application: multipart, one field `application_data` (2-CALL-01). */
    createUpdateApplication: build.mutation<ApplicationAnswer, ApplicationUpdate>({
      query: ({ applicationData, idempotencyKey }) => ({
        url: '/offer/api/application-create-update/',
        method: 'POST',
        body: multipart(applicationData),
        timeout: LONGEST_WAIT_MS,
        headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      }),
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

function multipart(applicationData: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  form.append('application_data', JSON.stringify(applicationData));
  return form;
}

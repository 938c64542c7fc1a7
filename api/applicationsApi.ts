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

export interface ApplicationUpdate {
  /** The object of `toWire`, with `action: 'splash'` for the early lead. */
  applicationData: Readonly<Record<string, unknown>>;
  /** A UUID: one per submission attempt that must not be made twice. */
  idempotencyKey?: string;
}

export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves or submits an application: multipart, one field `application_data` (2-CALL-01). */
    createUpdateApplication: build.mutation<ApplicationAnswer, ApplicationUpdate>({
      query: ({ applicationData, idempotencyKey }) => ({
        url: '/offer/api/application-create-update/',
        method: 'POST',
        body: multipart(applicationData),
        headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      }),
    }),
  }),
});

export const { useCreateUpdateApplicationMutation } = applicationsApi;

function multipart(applicationData: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  form.append('application_data', JSON.stringify(applicationData));
  return form;
}

import { type ApplicationUpdate, type DraftAnswer, updateCall } from './applicationsApi.ts';
import { baseApi } from './baseApi.ts';

/** A code is an SMS away, so that its sending may take a while. */
const LONGEST_WAIT_MS = 30_000;

interface VerifyingCode {
  draftUrl: string;
  code: string;
}

export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps an application as a draft: `action` in its data says so (3-DRAFT-05). */
    saveDraft: build.mutation<DraftAnswer, ApplicationUpdate>({ query: updateCall }),
    /** Sends a code to the mobile number on the draft; a 400 gives the text of the error (3-CALL-04). */
    sendDraftCode: build.mutation<unknown, { draftUrl: string }>({
      query: ({ draftUrl }) => callOf(draftUrl, { action: 'send_sms_code' }),
    }),
    /** Verifies the mobile number on the draft; a 400 means an invalid code (3-CALL-05). */
    verifyDraftMobile: build.mutation<unknown, VerifyingCode>({
      query: ({ draftUrl, code }) => callOf(draftUrl, { verification_code: code, action: 'verify_mobile' }),
    }),
  }),
});

function callOf(url: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { url, method: 'POST', body, timeout: LONGEST_WAIT_MS };
}

import { type ApplicationUpdate, type DraftAnswer, updateCall } from './applicationsApi.ts';
import { baseApi } from './baseApi.ts';
import type { Call } from './baseQuery.ts';
import type { AnyDraftPage, DraftPage, EndedPage, OpenedDraft, Presence } from './wire.ts';

/** A code is an SMS away, so that its sending may take a while. */
const LONGEST_WAIT_MS = 30_000;
const LONGEST_LEAVE_MS = 5_000;

interface VerifyingCode {
  draftUrl: string;
  code: string;
}

/** What begins to hold a draft says whether others use this computer (1-LAND-44). */
interface Holding {
  isShared: boolean;
}

/** By which a draft's page is asked for, as its address names it. */
export interface DraftAddress {
  slug: string;
  id: string;
}

export type { AnyDraftPage, DraftPage, EndedPage, OpenedDraft, Presence };

interface OpenPage {
  id: number | string;
  page: string;
  idle: number;
  doing: 'stay' | 'take_over' | 'let_go' | 'leave';
}

/** What a code came to (3-CALL-03). */
/** `code_over`: no further guess would be compared with the newest code. */
export type LoggedIn = OpenedDraft | { verified: false; code_over?: boolean };

export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps an application as a draft: `action` in its data says so (3-DRAFT-05). */
    saveDraft: build.mutation<DraftAnswer, ApplicationUpdate & Holding>({
      query: ({ isShared, ...update }) => held(updateCall(update), isShared),
    }),
    /** Sends a code to the mobile number on the draft; a 400 gives the text of the error (3-CALL-04). */
    sendDraftCode: build.mutation<unknown, { draftUrl: string }>({
      query: ({ draftUrl }) => callOf(draftUrl, { action: 'send_sms_code' }),
    }),
    /** Sends the link of a request for approval to the investor's mobile; a 400 gives the text of the error (1-ADV-07). */
    textApprovalLink: build.mutation<unknown, { draftUrl: string }>({
      query: ({ draftUrl }) => callOf(draftUrl, { action: 'text_link' }),
    }),
    /** Verifies the mobile number on the draft; a 400 means an invalid code (3-CALL-05). */
    verifyDraftMobile: build.mutation<unknown, VerifyingCode>({
      query: ({ draftUrl, code }) => callOf(draftUrl, { verification_code: code, action: 'verify_mobile' }),
    }),
    /** How the session stands to the draft of this address; 404 where it has nothing to do with it. */
    draftPage: build.mutation<AnyDraftPage, DraftAddress>({
      query: ({ slug, id }) => ({ url: `/api/offers/${encodeURIComponent(slug)}/drafts/${encodeURIComponent(id)}/` }),
    }),
    /** Opens the draft with the code that was sent to its mobile (3-CALL-02, 3-CALL-03). */
    logInToDraft: build.mutation<LoggedIn, VerifyingCode & Holding>({
      query: ({ draftUrl, code, isShared }) =>
        held(callOf(draftUrl, { otp_token: code, action: 'sms_login' }), isShared),
      extraOptions: { replacesCookie: true },
    }),
    /** Ends that this session holds the draft; its link stays good. */
    leaveDraft: build.mutation<unknown, number | string>({
      query: (id) => ({ url: `/api/applications/${id}/leave-draft/`, method: 'POST', timeout: LONGEST_LEAVE_MS }),
    }),
    /** Deletes the draft at once. `fileKey` shows that whoever asks has the file it was saved from, and may be asked for its code. */
    deleteDraft: build.mutation<unknown, { applicationId: number | string; fileKey: string | null }>({
      query: ({ applicationId, fileKey }) => ({
        url: `/api/applications/${applicationId}/delete-draft/`,
        method: 'POST',
        headers: fileKey === null ? {} : { 'X-File-Key': fileKey },
        timeout: LONGEST_WAIT_MS,
      }),
    }),
    /** Withdraws what its investor does not approve (2-ROLE-08). */
    declineApplication: build.mutation<unknown, number | string>({
      query: (id) => ({ url: `/api/applications/${id}/decline/`, method: 'POST', timeout: LONGEST_WAIT_MS }),
    }),
    /** Deletes what was entered in an application that its investor declined (2-ROLE-08). */
    emptyApplication: build.mutation<unknown, number | string>({
      query: (id) => ({ url: `/api/applications/${id}/empty/`, method: 'POST', timeout: LONGEST_WAIT_MS }),
    }),
    /** Says that a draft is open in this page, and hears in which others. */
    notePresence: build.mutation<Presence, OpenPage>({
      query: ({ id, page, idle, doing }) => ({
        ...callOf(`/api/applications/${id}/presence/`, { page, idle: String(idle), doing }),
        timeout: LONGEST_LEAVE_MS,
        // A page that is going away waits for nothing.
        keepalive: doing === 'leave',
      }),
    }),
    /** The draft for whoever holds it already. */
    openHeldDraft: build.mutation<OpenedDraft, number>({
      query: (id) => ({ url: `/api/applications/${id}/open-draft/`, method: 'POST', timeout: LONGEST_WAIT_MS }),
    }),
  }),
});

function held(call: Call, isShared: boolean): Call {
  return isShared ? { ...call, headers: { ...call.headers, 'X-Shared-Computer': '1' } } : call;
}

function callOf(url: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { url, method: 'POST', body, timeout: LONGEST_WAIT_MS };
}

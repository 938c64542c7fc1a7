import { type ApplicationUpdate, type DraftAnswer, updateRequest } from './applicationsApi.ts';
import { baseApi } from './baseApi.ts';
import type { Call } from './baseQuery.ts';
import type { AnyDraftPage, DraftPage, EndedPage, OpenedDraft, Presence } from './wire.ts';

/** The call sends a code by SMS, which may take a while. */
const LONGEST_WAIT_MS = 30_000;
const LONGEST_LEAVE_MS = 5_000;

interface VerifyingCode {
  draftUrl: string;
  code: string;
}

/** Calls that begin to hold a draft say if others use this computer (1-LAND-44). */
interface Holding {
  isShared: boolean;
}

/** Identifies a draft's page, as its address names it. */
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

/** Outcome of a code (3-CALL-03). */
/** `code_over`: the service compares no further guess with the newest code. */
export type LoggedIn = OpenedDraft | { verified: false; code_over?: boolean };

export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves an application as a draft: `action` in its data says so (3-DRAFT-05). */
    saveDraft: build.mutation<DraftAnswer, ApplicationUpdate & Holding & { isLeaving?: boolean }>({
      query: ({ isShared, isLeaving = false, ...update }) => ({
        ...held(updateRequest(update), isShared),
        keepalive: isLeaving,
      }),
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
    /** Relation of the session to the draft of this address; 404 if there is none. */
    draftPage: build.mutation<AnyDraftPage, DraftAddress>({
      query: ({ slug, id }) => ({ url: `/api/offers/${encodeURIComponent(slug)}/drafts/${encodeURIComponent(id)}/` }),
    }),
    /** Opens the draft with the code that was sent to its mobile (3-CALL-02, 3-CALL-03). */
    logInToDraft: build.mutation<LoggedIn, VerifyingCode & Holding>({
      query: ({ draftUrl, code, isShared }) =>
        held(callOf(draftUrl, { otp_token: code, action: 'sms_login' }), isShared),
      extraOptions: { replacesCookie: true },
    }),
    /** Ends this session's hold of the draft; its link stays valid. */
    leaveDraft: build.mutation<unknown, number | string>({
      query: (id) => ({ url: `/api/applications/${id}/leave-draft/`, method: 'POST', timeout: LONGEST_LEAVE_MS }),
    }),
    /**
     * Deletes the draft at once. `fileKey` proves that the caller has the file it was saved from; the service may ask such a caller for the
     * draft's code.
     */
    deleteDraft: build.mutation<unknown, { applicationId: number | string; fileKey: string | null }>({
      query: ({ applicationId, fileKey }) => ({
        url: `/api/applications/${applicationId}/delete-draft/`,
        method: 'POST',
        headers: fileKey === null ? {} : { 'X-File-Key': fileKey },
        timeout: LONGEST_WAIT_MS,
      }),
    }),
    /** Withdraws an application that its investor does not approve (2-ROLE-08). */
    declineApplication: build.mutation<unknown, number | string>({
      query: (id) => ({ url: `/api/applications/${id}/decline/`, method: 'POST', timeout: LONGEST_WAIT_MS }),
    }),
    /** Deletes the answers of an application that its investor declined (2-ROLE-08). */
    emptyApplication: build.mutation<unknown, number | string>({
      query: (id) => ({ url: `/api/applications/${id}/empty/`, method: 'POST', timeout: LONGEST_WAIT_MS }),
    }),
    /** Reports that a draft is open in this page; the response names the other pages that have it open. */
    notePresence: build.mutation<Presence, OpenPage>({
      query: ({ id, page, idle, doing }) => ({
        ...callOf(`/api/applications/${id}/presence/`, { page, idle: String(idle), doing }),
        timeout: LONGEST_LEAVE_MS,
        // A page that closes waits for nothing.
        keepalive: doing === 'leave',
      }),
    }),
    /** Opens the draft for a session that holds it already. */
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

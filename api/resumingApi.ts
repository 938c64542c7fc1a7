import { baseApi } from './baseApi.ts';
import type { ApplicationList, DraftList, DraftSummary, SubmittedSummary } from './wire.ts';

export type { DraftSummary, SubmittedSummary };

interface LinkAgain {
  slug: string;
  email_address: string;
}

/** Calls for returning to one's applications (3-LAND-20). */
export const resumingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user's saved drafts, last saved first; none for a user who acts for an issuer. */
    getDrafts: build.query<DraftSummary[], void>({
      query: () => ({ url: '/api/drafts/' }),
      transformResponse: (body: DraftList) => body.results,
    }),
    /** The signed-in user's submitted applications, last submitted first; none for a user who acts for an issuer. */
    getApplications: build.query<SubmittedSummary[], void>({
      query: () => ({ url: '/api/applications/' }),
      transformResponse: (body: ApplicationList) => body.results,
    }),
    /** Sends the link of a saved draft again; the response never reveals if there is one. */
    resendLink: build.mutation<unknown, LinkAgain>({
      query: ({ slug, email_address }) => {
        const body = new FormData();
        body.append('email_address', email_address);
        return { url: `/offers/${encodeURIComponent(slug)}/resend-link/`, method: 'POST', body };
      },
    }),
  }),
});

export const { useGetApplicationsQuery, useGetDraftsQuery, useResendLinkMutation } = resumingApi;

import { baseApi } from './baseApi.ts';
import type { DraftList, DraftSummary } from './wire.ts';

export type { DraftSummary };

interface LinkAgain {
  slug: string;
  email_address: string;
}

/** Coming back to saved drafts (3-LAND-20). */
export const resumingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The saved drafts of whoever is signed in, those saved last first; none for who acts for an issuer. */
    getDrafts: build.query<DraftSummary[], void>({
      query: () => ({ url: '/api/drafts/' }),
      transformResponse: (body: DraftList) => body.results,
    }),
    /** Sends the link of a saved draft again; whether there is one, nobody is told. */
    resendLink: build.mutation<unknown, LinkAgain>({
      query: ({ slug, email_address }) => {
        const body = new FormData();
        body.append('email_address', email_address);
        return { url: `/offers/${encodeURIComponent(slug)}/resend-link/`, method: 'POST', body };
      },
    }),
  }),
});

export const { useGetDraftsQuery, useResendLinkMutation } = resumingApi;

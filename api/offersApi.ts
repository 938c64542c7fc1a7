import { baseApi } from './baseApi.ts';
import type { OfferContext, OfferList, OfferSummary } from './wire.ts';

export type { OfferContext, OfferSummary };

/** Which offer, and whether its preview is asked for; only the answer says that it is one. */
export interface OfferQuestion {
  slug: string;
  isPreview: boolean;
}

export const offersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOffers: build.query<OfferSummary[], void>({
      query: () => ({ url: '/api/offers/' }),
      transformResponse: (body: OfferList) => body.results,
      providesTags: [{ type: 'Offer', id: 'LIST' }],
    }),
    /** The offer behind `/offers/{slug}/` and `/offers/{slug}/preview/`. */
    getOffer: build.query<OfferContext, OfferQuestion>({
      query: ({ slug, isPreview }) => ({
        url: `/api/offers/${encodeURIComponent(slug)}/${isPreview ? '?preview=true' : ''}`,
      }),
      providesTags: (_result, _error, { slug }) => [{ type: 'Offer', id: slug }],
    }),
  }),
});

export const { useGetOffersQuery, useGetOfferQuery } = offersApi;

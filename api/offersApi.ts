import { baseApi } from './baseApi.ts';
import type { OfferProse } from '#domain/model/prose.ts';
import type { Offer, OfferContext as WireContext, OfferList, OfferSummary } from './wire.ts';

export type { OfferSummary };

/** The offer with its texts as trees; the API description leaves their content open. */
export interface OfferContext extends Omit<WireContext, 'offer'> {
  offer: Omit<Offer, 'prose'> & { prose?: OfferProse };
}

/** The offer's slug and a request for its preview; only the response says if it is one. */
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

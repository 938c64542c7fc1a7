import type { Offer, OfferState } from '#domain/offer.ts';
import { baseApi } from './baseApi.ts';

/** One row of the list of offers. */
export interface OfferSummary {
  id: number;
  href: string;
  name: string;
  client_name: string;
  state: OfferState;
  tagline?: string | null;
  branding_colour?: string | null;
  closes_at?: string | null;
  /** Addresses of the pictures. */
  hero_image?: string | null;
  logo_image?: string | null;
  /** As on the offer's own page (1-LAND-08 to 1-LAND-10). */
  tags?: string[];
}

/** An offer with the page context it is opened in. */
export interface OfferContext {
  offer: Offer;
  currency_code: string;
  street_type_options: string[];
  preview: boolean;
  /** ISO date-time of the service's clock. */
  server_time: string;
}

/** Which offer, and whether its preview is asked for; only the answer says that it is one. */
export interface OfferQuestion {
  slug: string;
  isPreview: boolean;
}

export const offersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOffers: build.query<OfferSummary[], void>({
      query: () => ({ url: '/api/offers/' }),
      transformResponse: (body: { results: OfferSummary[] }) => body.results,
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

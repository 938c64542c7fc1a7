import { isRecord } from '#domain/formats/isRecord.ts';
import type { Holder } from '#domain/model/holders.ts';
import { baseApi } from './baseApi.ts';
import type { operations } from './wire.ts';

/** The applicant waits: a later response is of no use, and a new holding can be chosen. */
const LONGEST_WAIT_MS = 10_000;

interface HoldingToCopy {
  /** Id of a sub-register, or of a holder. */
  id: number;
  offer_id: number;
}

export const holdingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Holders that the signed-in account may use: of the issuer of an offer, by its id, or of all issuers (3-CALL-11). Not kept: they name people. */
    getHolders: build.query<Holder[], number | null>({
      query: (offer_id) => ({
        url: '/api/registry__holder/',
        params: offer_id === null ? {} : { offer_id: String(offer_id) },
        timeout: LONGEST_WAIT_MS,
      }),
      transformResponse: readHolders,
      keepUnusedDataFor: 0,
    }),
    /** Holders of the offer's issuer, for its staff (3-CALL-12). A mutation, because the store keeps no argument of it: the term names people. */
    searchHolders: build.mutation<Holder[], { q: string; offer_id: number }>({
      query: ({ q, offer_id }) => ({
        url: '/issuer/holder-offer-search/',
        params: { q, offer_id: String(offer_id) },
        timeout: LONGEST_WAIT_MS,
      }),
      transformResponse: readHolders,
    }),
    /** Details of a holding: name, address, tax details, account (2-CALL-16, 1-HOLD-03). Never cached: they hold an account number. */
    copyDetails: build.query<Record<string, unknown>, HoldingToCopy>({
      query: ({ id, offer_id }) => ({
        url: `/api/registry__subregister/${id}/copy_details/`,
        params: { offer_id: String(offer_id) },
      }),
      transformResponse: (body: unknown) => (isRecord(body) ? body : {}),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetHoldersQuery, useSearchHoldersMutation } = holdingsApi;

type HolderList = operations['getHolders']['responses'][200]['content']['application/json'];

function readHolders({ results }: HolderList): Holder[] {
  return results;
}

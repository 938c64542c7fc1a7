import { isRecord } from '#domain/formats/isRecord.ts';
import { baseApi } from './baseApi.ts';
import type { FoundAddress, operations } from './wire.ts';

export type { FoundAddress };

/** The typed text, the two letters of a country, and the id of a group (to list its addresses) or of an address (to read it in full). */
export type AddressSearch = operations['findAddresses']['parameters']['query'];

/** The applicant waits: a later response is of no use, and the address can be entered by hand. */
const LONGEST_WAIT_MS = 10_000;

const addressesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Addresses that fit the typed text, best first (2-CALL-11, 3-CALL-17). */
    findAddresses: build.query<FoundAddress[], AddressSearch>({
      query: (params) => ({ url: '/offer/api/address-lookup/', params: { ...params }, timeout: LONGEST_WAIT_MS }),
      // A look-up may cost money: the service answers its own pages alone.
      extraOptions: { needsToken: true },
      transformResponse: (body: unknown) => readResults(body),
    }),
  }),
});

export const { useLazyFindAddressesQuery } = addressesApi;

/** Returns the lines that can be shown; a line without an id or a text is skipped (3-CALL-18). */
function readResults(body: unknown): FoundAddress[] {
  const results: unknown = isRecord(body) ? body['results'] : undefined;
  return (Array.isArray(results) ? results : []).flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const { id, fullAddress, is_group } = line;
    return typeof id === 'string' && id !== '' && typeof fullAddress === 'string' && fullAddress !== ''
      ? [{ id, fullAddress, is_group: is_group === true }]
      : [];
  });
}

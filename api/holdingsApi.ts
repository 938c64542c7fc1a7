import { isRecord } from '#domain/formats/isRecord.ts';
import { baseApi } from './baseApi.ts';

export const holdingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Details of a sub-register, by its id: name, address, tax details, account (2-CALL-16, 1-HOLD-03). Never cached: they hold a TFN. */
    copyDetails: build.query<Record<string, unknown>, number>({
      query: (id) => ({ url: `/api/registry__subregister/${id}/copy_details/` }),
      transformResponse: (body: unknown) => (isRecord(body) ? body : {}),
      keepUnusedDataFor: 0,
    }),
  }),
});

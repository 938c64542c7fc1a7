import { baseApi } from './baseApi.ts';
import type { RevealedNumber } from './wire.ts';

export const numbersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A tax number of the caller's own application; the service records the request in the application's history (3-TAXSUM-09). */
    revealNumber: build.mutation<RevealedNumber, { applicationId: number; handle: string }>({
      query: ({ applicationId, handle }) => {
        const body = new FormData();
        body.append('handle', handle);
        body.append('reason', 'own');
        return { url: `/api/applications/${applicationId}/reveal-number/`, method: 'POST', body };
      },
    }),
  }),
});

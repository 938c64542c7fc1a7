import type { RevealReason } from '#domain/application/issuerPage.ts';
import { baseApi } from './baseApi.ts';
import type { RevealedNumber } from './wire.ts';

export interface Revealing {
  applicationId: number;
  handle: string;
  /** By default `own`: the caller's own application. */
  reason?: RevealReason;
}

export const numbersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A tax number of an application, which its issuer's staff request with a reason; the service records the request in the application's history (3-TAXSUM-09). */
    revealNumber: build.mutation<RevealedNumber, Revealing>({
      query: ({ applicationId, handle, reason = 'own' }) => {
        const body = new FormData();
        body.append('handle', handle);
        body.append('reason', reason);
        return { url: `/api/applications/${applicationId}/reveal-number/`, method: 'POST', body };
      },
    }),
  }),
});

import { baseApi } from './baseApi.ts';
import type { AddressUndo, AddressUndoPage, UndoAnswer } from './wire.ts';

export type { AddressUndo };

const LONGEST_WAIT_MS = 30_000;

/** Returns the address of the calls for a link that undoes a change of address. Codes are requested there, as at a draft's address. */
export function addressUndoUrl(token: string): string {
  return `/api/address-undo/${encodeURIComponent(token)}/`;
}

export const addressUndoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The change that the link undoes, or that it is undone already; 404 if the link undoes nothing any more. */
    addressUndo: build.mutation<AddressUndoPage, string>({
      query: (url) => ({ url, timeout: LONGEST_WAIT_MS }),
    }),
    /** Undoes the change with the code that was sent. */
    undoAddressChange: build.mutation<UndoAnswer, { url: string; code: string }>({
      query: ({ url, code }) => {
        const body = new FormData();
        body.append('action', 'undo');
        body.append('otp_token', code);
        return { url, method: 'POST', body, timeout: LONGEST_WAIT_MS };
      },
    }),
  }),
});

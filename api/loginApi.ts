import type { ActingContext } from '#domain/session.ts';
import { askWhileBusy } from './askWhileBusy.ts';
import { baseApi } from './baseApi.ts';
import { takeCredentials } from './credentials.ts';

/** Milliseconds: while a log-in is under way, no token is fetched (`csrf.ts`), and so no other call that needs a new one goes out. */
const LONGEST_WAIT_MS = 30_000;

export interface LogIn {
  ticket: string;
  /** The open application, where the account goes on with it; null: nothing of the visitor's becomes the account's. */
  file: { fileKey: string | null; applicationId: string | number | null } | null;
}

/** Signing in and out, and acting in another capacity; apart from `sessionApi`, which every visitor loads. */
export const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in with the credentials that are kept under a ticket (3-CALL-09). */
    login: build.mutation<null, LogIn>({
      queryFn: async (...[{ ticket, file }, { signal }, , call]) => {
        const credentials = takeCredentials(ticket);
        if (credentials === undefined) return { error: { kind: 'network' } };
        const body = new FormData();
        body.append('username', credentials.username);
        body.append('password', credentials.password);
        if (file?.fileKey != null) body.append('file_key', file.fileKey);
        if (file?.applicationId != null) body.append('application_id', String(file.applicationId));
        const { error } = await askWhileBusy(
          () => call({ url: '/login/', method: 'POST', body, timeout: LONGEST_WAIT_MS }),
          signal,
        );
        return error ? { error } : { data: null };
      },
      extraOptions: { replacesCookie: true },
    }),
    /** Ends the session (3-CALL-10). */
    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout/', method: 'POST' }),
      transformResponse: () => null,
    }),
    /** Acts in another capacity from now on (3-CALL-08): a GET that changes something, so it carries the token. */
    switchContext: build.mutation<null, ActingContext>({
      query: (context) => ({ url: `/${context}/`, timeout: LONGEST_WAIT_MS }),
      extraOptions: { needsToken: true, replacesCookie: true },
      transformResponse: () => null,
    }),
  }),
});

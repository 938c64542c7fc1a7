import type { ActingContext } from '#domain/session.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';
import { baseApi } from './baseApi.ts';
import { takeCredentials } from './credentials.ts';

/** Milliseconds: no token is fetched during a log-in (`csrf.ts`), so no other call that needs a new one goes out. */
const LONGEST_WAIT_MS = 30_000;

export interface LogIn {
  ticket: string;
  /** The open application, if the account goes on with it; null: nothing of the visitor's moves to the account. */
  file: { fileKey: string | null; applicationId: string | number | null } | null;
}

/** Signing in and out, and acting in another capacity; apart from `sessionApi`, which every visitor loads. */
export const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in with the credentials stored under a ticket (3-CALL-09). */
    login: build.mutation<null, LogIn>({
      queryFn: async (...[{ ticket, file }, { signal }, , call]) => {
        const credentials = takeCredentials(ticket);
        if (credentials === undefined) return { error: { kind: 'network' } };
        const body = new FormData();
        body.append('username', credentials.username);
        body.append('password', credentials.password);
        if (file?.fileKey != null) body.append('file_key', file.fileKey);
        if (file?.applicationId != null) body.append('application_id', String(file.applicationId));
        const { error } = await retryWhileBusy(
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

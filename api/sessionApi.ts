import type { ActingContext, User } from '#domain/session.ts';
import { baseApi } from './baseApi.ts';
import { takeCredentials } from './credentials.ts';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, the first of the results (3-LOGIN-09), or null when nobody is signed in. */
    getUser: build.query<User | null, void>({
      query: () => ({ url: '/api/user__user/' }),
      transformResponse: (body: { results: User[] }) => body.results[0] ?? null,
      providesTags: ['Session'],
    }),
    /** Logs in with the credentials that are kept under a ticket (3-CALL-09). */
    login: build.mutation<null, string>({
      queryFn: async (...[ticket, , , call]) => {
        const credentials = takeCredentials(ticket);
        if (credentials === undefined) return { error: { kind: 'network' } };
        const body = new FormData();
        body.append('username', credentials.username);
        body.append('password', credentials.password);
        const { error } = await call({ url: '/login/', method: 'POST', body });
        return error ? { error } : { data: null };
      },
    }),
    /** Ends the session (3-CALL-10). */
    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout/', method: 'POST' }),
      transformResponse: () => null,
    }),
    /** Acts in another capacity from now on (3-CALL-08): a GET that changes something, so it carries the token. */
    switchContext: build.mutation<null, ActingContext>({
      query: (context) => ({ url: `/${context}/` }),
      extraOptions: { needsToken: true },
      transformResponse: () => null,
    }),
  }),
});

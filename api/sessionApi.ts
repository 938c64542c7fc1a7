import type { User } from '#domain/session.ts';
import { baseApi } from './baseApi.ts';
import type { UserList } from './wire.ts';

/** The signed-in user, which every page requests. Signing in and out is in `loginApi.ts`, which few visitors need. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, the first of the results (3-LOGIN-09), or null if nobody is signed in. */
    getUser: build.query<User | null, void>({
      query: () => ({ url: '/api/user__user/' }),
      transformResponse: (body: UserList) => body.results[0] ?? null,
      providesTags: ['Session'],
    }),
  }),
});

import type { User } from '#domain/session.ts';
import { baseApi } from './baseApi.ts';
import type { UserList } from './wire.ts';

/** Who is signed in; every page asks. Signing in and out is in `loginApi.ts`, for those who do. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, the first of the results (3-LOGIN-09), or null when nobody is signed in. */
    getUser: build.query<User | null, void>({
      query: () => ({ url: '/api/user__user/' }),
      transformResponse: (body: UserList) => body.results[0] ?? null,
      providesTags: ['Session'],
    }),
  }),
});

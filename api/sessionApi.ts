import type { User } from '#domain/session.ts';
import { baseApi } from './baseApi.ts';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, or null when nobody is signed in. */
    getUser: build.query<User | null, void>({
      query: () => ({ url: '/api/user__user/' }),
      transformResponse: (body: { results: User[] }) => body.results[0] ?? null,
      providesTags: ['Session'],
    }),
  }),
});

export const { useGetUserQuery } = sessionApi;

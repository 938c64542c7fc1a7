import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The only API of the application; each resource injects its endpoints. Its cache is never persisted. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Session', 'Offer', 'Country', 'IssuerList'],
  endpoints: () => ({}),
});

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from './baseApi.ts';
import type { Country, CountryList } from './wire.ts';

/** A country of the registry. */
export type RegistryCountry = Country;

/** Optional query parameters, passed through as they are (1-CTRY-01). */
export type CountryQuery = Readonly<Record<string, string>>;

const NO_PARAMETERS: CountryQuery = Object.freeze({});

export const countriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCountries: build.query<RegistryCountry[], CountryQuery>({
      query: (params) => ({ url: '/api/registry__country/', params }),
      transformResponse: (body: CountryList) => body.results,
      providesTags: [{ type: 'Country', id: 'LIST' }],
    }),
    /** A country's name for summaries (1-CTRY-05, 2-CALL-09). */
    getCountry: build.query<RegistryCountry, number>({
      query: (id) => ({ url: `/api/registry__country/${id}/` }),
      providesTags: (_result, _error, id) => [{ type: 'Country', id }],
    }),
    /** A country by its two-letter code (1-CTRY-06, 2-CALL-10). */
    getCountryByIso2: build.query<RegistryCountry, string>({
      query: (code) => ({ url: '/api/registry__country/from-iso2-code/', params: { 'iso2-code': code } }),
    }),
  }),
});

export const { useGetCountryQuery, useGetCountryByIso2Query } = countriesApi;

const NO_COUNTRIES = Object.freeze<RegistryCountry[]>([]);

/**
 * Returns the registry's countries for a picker: empty while loading, after a failure, and if they equal `known`, so that a late response
 * redraws nothing. Leaving the screen cancels the request (1-CTRY-03); a cancelled request is not an error (1-CTRY-04).
 */
export function useCountries(
  known: readonly RegistryCountry[],
  params: CountryQuery = NO_PARAMETERS,
): readonly RegistryCountry[] {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { news } = countriesApi.endpoints.getCountries.useQueryState(params, {
    selectFromResult: ({ currentData = NO_COUNTRIES }) => ({
      news: isSame(currentData, known) ? NO_COUNTRIES : currentData,
    }),
  });
  useEffect(() => {
    const request = dispatch(countriesApi.endpoints.getCountries.initiate(params));
    return () => {
      request.abort();
      request.unsubscribe();
    };
  }, [dispatch, params]);
  return news;
}

function isSame(some: readonly RegistryCountry[], others: readonly RegistryCountry[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, name }, index) => id === others[index]?.id && name === others[index]?.name)
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCountryQuery } from '#api/countriesApi.ts';
import { countryById, displayCountry } from '#domain/countries.ts';

/** A country's name for reading, looked up in the registry (2-REV-17); the bundled one until it has answered. */
export function useCountryName(id: number | null | undefined): string {
  const { currentData } = useGetCountryQuery(id ?? skipToken);
  return displayCountry(currentData?.name ?? countryById(id)?.name ?? '');
}

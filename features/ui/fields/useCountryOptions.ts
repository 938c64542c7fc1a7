import { useMemo } from 'react';
import { useCountries } from '#api/countriesApi.ts';
import { COUNTRIES, displayCountry } from '#domain/countries.ts';
import type { CountryOption } from './CountryField.tsx';

/** The registry's countries for a picker, readable and by name; the bundled ones until they come, and when they do not (1-CTRY-02). */
export function useCountryOptions(): readonly CountryOption[] {
  const fetched = useCountries();
  return useMemo(() => (fetched.length > 0 ? fetched : COUNTRIES).map(({ id, name }) => ({ id, name: displayCountry(name) })), [fetched]);
}

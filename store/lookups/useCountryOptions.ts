import { weakMapMemoize } from '@reduxjs/toolkit';
import { useCountries } from '#api/countriesApi.ts';
import { COUNTRIES, displayCountry } from '#domain/addresses/countries.ts';

/** A country to choose, with its name as people write it. */
export interface CountryOption {
  id: number;
  name: string;
}

/**
 * The countries for pickers (1-CTRY-02): the registry's, and until they have come (or if they never come) the bundled ones, so that
 * nobody waits for a list that is known. The array stays the same until the registry answers.
 */
export function useCountryOptions(): readonly CountryOption[] {
  const listed = useCountries(COUNTRIES);
  return optionsOf(listed.length > 0 ? listed : COUNTRIES);
}

/** One array for all who ask, however many people there are. */
const optionsOf = weakMapMemoize((countries: readonly CountryOption[]): readonly CountryOption[] =>
  countries.map(({ id, name }) => ({ id, name: displayCountry(name) })),
);

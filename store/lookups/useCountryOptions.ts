import { weakMapMemoize } from '@reduxjs/toolkit';
import { useCountries } from '#api/countriesApi.ts';
import { COUNTRIES, displayCountry } from '#domain/addresses/countries.ts';

/** A country to choose, with its everyday name. */
export interface CountryOption {
  id: number;
  name: string;
}

/**
 * Returns the countries for pickers (1-CTRY-02): the registry's, or the bundled ones until they have arrived (or if they never do), so that
 * the applicant need not wait for a known list. The array stays the same until the registry answers.
 */
export function useCountryOptions(): readonly CountryOption[] {
  const listed = useCountries(COUNTRIES);
  return optionsOf(listed.length > 0 ? listed : COUNTRIES);
}

/** One shared array for all pickers, however many people there are. */
const optionsOf = weakMapMemoize((countries: readonly CountryOption[]): readonly CountryOption[] =>
  countries.map(({ id, name }) => ({ id, name: displayCountry(name) })),
);

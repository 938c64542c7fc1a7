import { useGetCountryQuery } from '#api/countriesApi.ts';
import { countryById, displayCountry } from '#domain/countries.ts';

/** A stored country by name, never by its id: the registry's, the bundled one while and when that does not come (1-CTRY-05). */
export function CountryName({ id }: { id: number }) {
  const { data } = useGetCountryQuery(id);
  return displayCountry(data?.name ?? countryById(id)?.name ?? '');
}

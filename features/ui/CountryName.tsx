import { useCountryName } from '#store/useCountryName.ts';

/** The name of a country known by its id. */
export function CountryName({ id }: { id: number | null | undefined }) {
  return useCountryName(id);
}

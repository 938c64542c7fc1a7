import { useCountryName } from '#store/lookups/useCountryName.ts';

interface CountryNameProps {
  id?: number | null | undefined;
  /** Two letters, where the address look-up named it (2-CALL-10). */
  code?: string | undefined;
}

/** The name of a country known by its id or its two-letter code. */
export function CountryName(country: CountryNameProps) {
  return useCountryName(country);
}

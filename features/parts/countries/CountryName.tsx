import { useCountryName } from '#store/lookups/useCountryName.ts';

interface CountryNameProps {
  id?: number | null | undefined;
  /** Two-letter code, present if the address look-up named the country (2-CALL-10). */
  code?: string | undefined;
}

/** Shows the name of a country known by its id or its two-letter code. */
export function CountryName(country: CountryNameProps) {
  return <span>{useCountryName(country)}</span>;
}

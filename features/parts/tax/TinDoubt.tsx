import { countryById, displayCountry } from '#domain/addresses/countries.ts';
import { fitsPublishedTin } from '#domain/tax/tinFormats.ts';
import { tinDoubtTexts } from '#domain/texts/tinDoubt.ts';

export interface TinDoubtProps {
  /** Id of the country. */
  country: number;
  number: string;
}

/** Note on a number that fits no published format of its country; nothing if the country has published none. */
export function TinDoubt({ country, number }: TinDoubtProps) {
  const found = countryById(country);
  if (!found || fitsPublishedTin(found.iso2, number) !== false) return null;
  return <span>{tinDoubtTexts.unlike(displayCountry(found.name))}</span>;
}

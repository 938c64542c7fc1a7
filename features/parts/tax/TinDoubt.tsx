import { countryById, displayCountry } from '#domain/addresses/countries.ts';
import { fitsPublishedTin } from '#domain/tax/tinFormats.ts';
import { tinDoubtTexts } from '#domain/texts/tinDoubt.ts';

export interface TinDoubtProps {
  /** By its id. */
  country: number;
  number: string;
}

/** Said of a number that fits nothing that its country has published; nothing at all where it has published nothing. */
export function TinDoubt({ country, number }: TinDoubtProps) {
  const found = countryById(country);
  if (!found || fitsPublishedTin(found.iso2, number) !== false) return null;
  return tinDoubtTexts.unlike(displayCountry(found.name));
}

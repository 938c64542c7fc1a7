/** Bundled countries (2-CTRY-01 to 2-CTRY-04): the options of the pickers, and the names shown while a country request is under way. */
import { COUNTRY_LINES } from '../data/countries.ts';

export interface Country {
  id: number;
  /** Three letters: `AUS`. */
  iso3: string;
  /** Two letters, for the address look-up: `AU`. */
  iso2: string;
  /** Upper case, as stored: `NEW ZEALAND`. `displayCountry` makes it readable. */
  name: string;
}

/** All countries, sorted by name. */
export const COUNTRIES: readonly Country[] = COUNTRY_LINES.trim()
  .split('\n')
  .map((line, index) => ({ id: index + 1, iso3: line.slice(0, 3), iso2: line.slice(4, 6), name: line.slice(7) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const BY_ID = new Map(COUNTRIES.map((country) => [country.id, country]));
const BY_ISO2 = new Map(COUNTRIES.map((country) => [country.iso2, country]));

/** Listed first, before a separator (2-ADDR-03). */
const PREFERRED_CODES = ['AU', 'NZ'];

/** Countries whose addresses the look-up knows throughout (2-ADDR-04). */
const FULL_COVERAGE_CODES = [
  'AU',
  'NZ',
  'AT',
  'BE',
  'CA',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'HK',
  'IE',
  'IT',
  'JP',
  'LU',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
  'SG',
  'US',
];

/** Words that stay in small letters inside a name. */
const SMALL_WORDS = new Set(['and', 'of', 'the', 'da']);

/** Returns the country with this numeric id. */
export function countryById(id: number | null | undefined): Country | undefined {
  return id == null ? undefined : BY_ID.get(id);
}

/** Returns the country with this two-letter code, in any letter case. */
export function countryByIso2(iso2: string | null | undefined): Country | undefined {
  return iso2 ? BY_ISO2.get(iso2.toUpperCase()) : undefined;
}

/** Splits off Australia and New Zealand; the others follow by name (2-ADDR-03). A list without one of the two simply lacks it. */
export function preferredCountries(countries: readonly Country[] = COUNTRIES): {
  preferred: Country[];
  others: Country[];
} {
  const preferred = PREFERRED_CODES.flatMap((code) => countries.filter(({ iso2 }) => iso2 === code));
  return { preferred, others: countries.filter((country) => !preferred.includes(country)) };
}

/** Returns the countries of the address validator (2-ADDR-04); manual entry offers every country. */
export function fullCoverageCountries(): Country[] {
  return COUNTRIES.filter(({ iso2 }) => FULL_COVERAGE_CODES.includes(iso2));
}

/** Returns the countries of foreign tax residence (3-TIN-07), without Australia and those already chosen. */
export function foreignTaxCountries(chosenIds: readonly number[] = []): Country[] {
  return COUNTRIES.filter(({ id, iso2 }) => iso2 !== 'AU' && !chosenIds.includes(id));
}

/** Returns an upper-case name in title case. @example displayCountry('TRINIDAD AND TOBAGO') // 'Trinidad and Tobago' */
export function displayCountry(name: string): string {
  if (name === "CÔTE D'IVOIRE") return "Côte d'Ivoire";
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** Capitalises the first letter, and any after a hyphen, bracket or full stop: `(U.S.)`, `Guinea-Bissau`, `McDonald`. */
function capitalise(word: string): string {
  return word
    .replace(/(^|[-(.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mcd/, 'McD');
}

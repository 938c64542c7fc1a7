import { useMemo, useState } from 'react';
import { countryName, phoneCountries, PREFERRED_PHONE_COUNTRIES } from '#domain/formats/phones.ts';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, in capitals. */
  iso: string;
  name: string;
  callingCode: string;
}

interface PhoneCountries {
  /** Preferred countries (1-CONT-30). */
  first: readonly PhoneCountry[];
  /** Other countries by name; none until the field is reached. */
  others: readonly PhoneCountry[];
  /** Puts all countries into the list: their 245 options are made only for a person who reaches the field. */
  load: () => void;
}

const NONE: readonly PhoneCountry[] = [];
let named: readonly PhoneCountry[] | undefined;

/** Returns the countries of a phone field: two at once, all of them when the field is reached. */
export function usePhoneCountries(): PhoneCountries {
  const [isReached, setReached] = useState(false);
  const first = useMemo(
    () =>
      PREFERRED_PHONE_COUNTRIES.flatMap((iso) => allCountries().filter((country) => country.iso.toLowerCase() === iso)),
    [],
  );
  const others = useMemo(
    () => (isReached ? allCountries().filter((country) => !first.includes(country)) : NONE),
    [isReached, first],
  );
  return { first, others, load: () => setReached(true) };
}

/** Lists every country that has numbers, by name. */
export function allCountries(): readonly PhoneCountry[] {
  if (named) return named;
  named = phoneCountries()
    .map(({ iso, callingCode }) => ({ iso, callingCode, name: countryName(iso) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return named;
}

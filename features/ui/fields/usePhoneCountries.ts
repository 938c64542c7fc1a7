import { useMemo, useState } from 'react';
import { phoneCountries, PREFERRED_PHONE_COUNTRIES } from '#domain/formats/phones.ts';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, in capitals. */
  iso: string;
  name: string;
  callingCode: string;
}

interface PhoneCountries {
  /** The preferred ones (1-CONT-30). */
  first: readonly PhoneCountry[];
  /** Every other one by name; none until the field is reached. */
  others: readonly PhoneCountry[];
  /** Puts all of them into the list: 245 options are made for nobody who does not come near. */
  load: () => void;
}

const NONE: readonly PhoneCountry[] = [];
let named: readonly PhoneCountry[] | undefined;

/** The countries of a phone field: two at once, all of them when the field is reached. */
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

function allCountries(): readonly PhoneCountry[] {
  if (named) return named;
  const names = new Intl.DisplayNames('en-AU', { type: 'region' });
  named = phoneCountries()
    .map(({ iso, callingCode }) => ({ iso, callingCode, name: names.of(iso) ?? iso }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return named;
}

import { useRef, useState } from 'react';
import type * as PhoneLibrary from './phoneLibrary.ts';

type Library = typeof PhoneLibrary;
type PhoneCountry = PhoneLibrary.PhoneCountry;

/** Known without the library: the preferred countries (1-CONT-30). */
const FIRST: readonly PhoneCountry[] = [
  { iso: 'AU', name: 'Australia', callingCode: '61' },
  { iso: 'NZ', name: 'New Zealand', callingCode: '64' },
];

interface PhoneCountries {
  first: readonly PhoneCountry[];
  others: readonly PhoneCountry[];
  library: Library | null;
  /** Fetches the library, once; a failure leaves the field as it is. */
  load: () => void;
}

/** The countries of a phone field: two at once, all of them when the field is reached. */
export function usePhoneCountries(): PhoneCountries {
  const [loaded, setLoaded] = useState<{ library: Library; others: PhoneCountry[] } | null>(null);
  const isAsked = useRef(false);
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import(/* webpackChunkName: "phone" */ './phoneLibrary.ts').then(
      (library) => setLoaded({ library, others: library.listPhoneCountries().filter(({ iso }) => !FIRST.some((country) => country.iso === iso)) }),
      () => (isAsked.current = false),
    );
  };
  return { first: FIRST, others: loaded?.others ?? [], library: loaded?.library ?? null, load };
}

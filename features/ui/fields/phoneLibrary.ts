import { AsYouType, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  name: string;
  callingCode: string;
}

/** Every country that has numbers, by name. Loaded with the first phone field that is reached. */
export function listPhoneCountries(): PhoneCountry[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' });
  return getCountries()
    .map((iso) => ({ iso, name: names.of(iso) ?? iso, callingCode: getCountryCallingCode(iso) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The country's own grouping of an international number, as far as it is typed. */
export function groupNational(national: string, iso: string): string {
  if (!isSupportedCountry(iso)) return national;
  const formatter = new AsYouType(iso);
  const code = `+${getCountryCallingCode(iso)}`;
  return formatter.input(`${code}${national.replace(/\D/g, '')}`).slice(code.length).trimStart();
}

/** Place of an address, and one shape for reading it: enough for code that only shows addresses. */
import type { Person, PostalAddress } from '../model/application.ts';
import type { AddressField } from './addressFields.ts';

/** Person or organisation that has addresses. */
export type AddressHolder = Pick<Person, AddressField>;

/** `person`: the flat fields of document 2. */
export type AddressPlace = 'person' | 'registration_address' | 'postal_address';

/** Returns the place of a person's residential address: document 3's component if present (3-ADDR-01), else the flat fields. */
export function residentialPlace(holder: AddressHolder): AddressPlace {
  return holder.registration_address?.address_type ? 'registration_address' : 'person';
}

/** Returns the address at a place, in one shape; an address object without a type was entered by hand (2-ADDR-34). */
export function addressAt(holder: AddressHolder, place: AddressPlace): PostalAddress {
  if (place !== 'person') return { address_type: 'Manual', ...holder[place] };
  const {
    flatNumber = '',
    streetNumber = '',
    streetName = '',
    streetType = '',
    suburbCity = '',
    state = '',
    postcode = '',
  } = holder;
  const { manualAddress, country = null, loqateInternationalCountry = '', loqateAddress = null } = holder;
  const found = { loqate_country: loqateInternationalCountry, loqate_address: loqateAddress };
  return {
    address_type: manualAddress ? 'Manual' : 'Loqate',
    flatNumber,
    streetNumber,
    streetName,
    streetType,
    suburbCity,
    state,
    postcode,
    country,
    ...found,
  };
}

/** Where an address stands, and how it reads in one shape: what whoever only shows one needs. */
import type { Person, PostalAddress } from '../application.ts';
import type { AddressField } from './addressFields.ts';

/** A person or an organisation: whatever has addresses. */
export type AddressHolder = Pick<Person, AddressField>;

/** `person`: the flat fields of document 2. */
export type AddressPlace = 'person' | 'registration_address' | 'postal_address';

/** Where a person's residential address stands: document 3's component where there is one (3-ADDR-01), else the flat fields. */
export function residentialPlace(holder: AddressHolder): AddressPlace {
  return holder.registration_address?.address_type ? 'registration_address' : 'person';
}

/** The address at a place, in one shape; one that stands in an object of its own and names no type was entered by hand (2-ADDR-34). */
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

/**
 * One address, in any of its places (2-ADDR, 3-ADDR): flat in a person in the default wizard variant, or in an object of its own in
 * `registration_address` (document 3's component, and every organisation) and `postal_address`. All code that shows or changes an address
 * uses these functions, so that no other module handles the two models of one fact (2-ADDR-35).
 */
import { type AddressHolder, type AddressPlace, addressAt } from './addressAt.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import type { LoqateAddress, PostalAddress } from '../model/application.ts';
import { displayAddress } from '../formats/format.ts';
import { AUSTRALIA_ID, AUSTRALIAN_STATES } from './addressFields.ts';

/** Characters, without outer blanks, before a look-up is worth its request (2-ADDR-09, 3-ADDR-18). */
export const SHORTEST_ADDRESS_SEARCH = 8;

/** Milliseconds for which typing has to rest before a look-up (2-ADDR-10, 3-ADDR-19). */
export const ADDRESS_SEARCH_DEBOUNCE_MS = 1000;

/** Names of the flat fields that are called otherwise in an address object. */
const FLAT_NAMES: Partial<Record<keyof PostalAddress, keyof AddressHolder>> = {
  address_type: 'manualAddress',
  loqate_country: 'loqateInternationalCountry',
  loqate_address: 'loqateAddress',
};

/** Returns the form path of an address field: `streetName`, `loqateAddress`, `postal_address.streetName`. */
export function addressPath(place: AddressPlace, field: keyof PostalAddress): string {
  return place === 'person' ? (ownEntry(FLAT_NAMES, field) ?? field) : `${place}.${field}`;
}

/** Returns an address about which nothing is known yet: by validator, in Australia (2-INV-56, 2-INV-58, 2-INV-59). */
export function newAddress(): PostalAddress {
  return { address_type: 'Loqate', loqate_country: 'AU', loqate_address: null, country: AUSTRALIA_ID };
}

/** Switches between validator and manual entry (2-ADDR-14, 2-ADDR-15). Text typed in the other mode stays. */
export function withManualAddress<Holder extends AddressHolder>(
  holder: Holder,
  place: AddressPlace,
  isManual: boolean,
): Holder {
  if (place === 'person') return { ...holder, manualAddress: isManual };
  return { ...holder, [place]: { ...newAddress(), ...holder[place], address_type: isManual ? 'Manual' : 'Loqate' } };
}

/**
 * Sets another country for the look-up, or none; an address picked in the former country is removed (2-ADDR-16). It becomes the country of
 * residence, also if the address is then entered by hand (2-ADDR-14).
 */
export function withLookupCountry<Holder extends AddressHolder>(
  holder: Holder,
  place: AddressPlace,
  { iso2, id: country }: { iso2: string; id: number | null },
): Holder {
  const found =
    place === 'person'
      ? { loqateInternationalCountry: iso2, loqateAddress: null }
      : { [place]: { ...holder[place], loqate_country: iso2, loqate_address: null } };
  return withCountry({ ...holder, ...found }, place, country);
}

/**
 * Sets another country. A state from Australia's list is cleared elsewhere, and a state from elsewhere is cleared in Australia (2-ADDR-18,
 * 2-ADDR-19).
 */
export function withCountry<Holder extends AddressHolder>(
  holder: Holder,
  place: AddressPlace,
  country: number | null,
): Holder {
  const { country: before, state } = addressAt(holder, place);
  const isOtherList = (before === AUSTRALIA_ID) !== (country === AUSTRALIA_ID);
  const isListed = AUSTRALIAN_STATES.some((listed) => listed === state);
  const isStale = isOtherList && Boolean(state) && isListed !== (country === AUSTRALIA_ID);
  const changed = { country, ...(isStale && { state: '' }) };
  return place === 'person' ? { ...holder, ...changed } : { ...holder, [place]: { ...holder[place], ...changed } };
}

/** Sets whether the postal address is the same (2-ADDR-36, 3-ADDR-02); a different one begins as a new address, or as it was left. */
export function withSamePostalAddress<Holder extends AddressHolder>(holder: Holder, isSame: boolean): Holder {
  return isSame
    ? { ...holder, same_address: true }
    : { ...holder, same_address: false, postal_address: holder.postal_address ?? newAddress() };
}

/**
 * Returns the search text as an address without an id, so that a draft restores it; null for an empty text. It counts as missing
 * (2-ADDR-12) or as not picked (3-ADDR-16).
 */
export function typedAddress(text: string): LoqateAddress | null {
  return text === '' ? null : { id: '', fullAddress: text };
}

/**
 * Returns the text that the address field shows: a picked address with its unit written out (2-ADDR-08, 3-ADDR-22), typed text unchanged.
 */
export function shownAddress(address: LoqateAddress | null | undefined): string {
  if (!address) return '';
  return address.id ? displayAddress(address.fullAddress) : address.fullAddress;
}

/** Parts of an address that are typed by hand, in both field sets. */
const TYPED_PARTS = [
  'address_line_1',
  'address_line_2',
  'suburb_city',
  'flatNumber',
  'streetNumber',
  'streetName',
  'streetType',
  'suburbCity',
  'state',
  'postcode',
] as const satisfies readonly (keyof PostalAddress)[];

/**
 * Returns the addresses as they are sent. A postal address that is the same is dropped (2-ADDR-36). Each address has only the fields of the
 * way it was given: a picked address beside a typed one would be a second answer.
 */
export function settleAddresses<Holder extends AddressHolder>(holder: Holder): Holder {
  const { registration_address: registration, postal_address: postal } = holder;
  const settled = { ...settleFlat(holder) };
  if (registration) settled.registration_address = settleAddress(registration);
  if (postal && holder.same_address === false) settled.postal_address = settleAddress(postal);
  else delete settled.postal_address;
  return settled;
}

function settleAddress(address: PostalAddress): PostalAddress {
  return address.address_type === 'Loqate'
    ? withoutTyped(address)
    : { ...address, ...(address.loqate_address && { loqate_address: null }) };
}

/** Settles the flat fields of a person, which are present as soon as `manualAddress` is. */
function settleFlat<Holder extends AddressHolder>(holder: Holder): Holder {
  if (holder.manualAddress === false) return withoutTyped(holder);
  return holder.manualAddress && holder.loqateAddress ? { ...holder, loqateAddress: null } : holder;
}

function withoutTyped<Values extends object>(values: Values): Values {
  const typed = TYPED_PARTS.filter((part) => Object.hasOwn(values, part));
  return { ...values, ...Object.fromEntries(typed.map((part) => [part, ''])) };
}

/** True when the text is worth a look-up (2-ADDR-09, 3-ADDR-18). */
export function isLongEnoughToSearch(text: string): boolean {
  return text.trim().length >= SHORTEST_ADDRESS_SEARCH;
}

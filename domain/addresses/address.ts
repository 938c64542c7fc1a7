/**
 * One address, wherever it stands (2-ADDR, 3-ADDR): flat in a person in the default wizard variant, or in an object of its own in
 * `registration_address` (document 3's component, and every organisation) and `postal_address`. Whoever shows or changes an address
 * does it through these functions, so that the two models of one fact (2-ADDR-35) are nobody else's business.
 */
import { type AddressHolder, type AddressPlace, addressAt } from './addressAt.ts';
import { lookUp } from '../formats/lookUp.ts';
import type { LoqateAddress, PostalAddress } from '../application.ts';
import { displayAddress } from '../formats/format.ts';
import { AUSTRALIA_ID, AUSTRALIAN_STATES } from '../people/identityDocuments.ts';

/** Characters, without the blanks around them, before a look-up is worth its call (2-ADDR-09, 3-ADDR-18). */
export const SHORTEST_ADDRESS_SEARCH = 8;

/** How long typing has to rest before a look-up (2-ADDR-10, 3-ADDR-19). */
export const ADDRESS_SEARCH_DEBOUNCE_MS = 1000;

/** The names of the flat fields that are called otherwise in an address of its own. */
const FLAT_NAMES: Partial<Record<keyof PostalAddress, keyof AddressHolder>> = {
  address_type: 'manualAddress',
  loqate_country: 'loqateInternationalCountry',
  loqate_address: 'loqateAddress',
};

/** Where a field of an address stands, as a form's path: `streetName`, `loqateAddress`, `postal_address.streetName`. */
export function addressPath(place: AddressPlace, field: keyof PostalAddress): string {
  return place === 'person' ? (lookUp(FLAT_NAMES, field) ?? field) : `${place}.${field}`;
}

/** An address about which nothing is known yet: by validator, in Australia (2-INV-56, 2-INV-58, 2-INV-59). */
export function newAddress(): PostalAddress {
  return { address_type: 'Loqate', loqate_country: 'AU', loqate_address: null, country: AUSTRALIA_ID };
}

/** From validator to manual entry and back (2-ADDR-14, 2-ADDR-15). What was typed in the other mode stays. */
export function withManualAddress<Holder extends AddressHolder>(
  holder: Holder,
  place: AddressPlace,
  isManual: boolean,
): Holder {
  if (place === 'person') return { ...holder, manualAddress: isManual };
  return { ...holder, [place]: { ...newAddress(), ...holder[place], address_type: isManual ? 'Manual' : 'Loqate' } };
}

/**
 * Another country for the look-up, or none: an address picked in the former one is gone (2-ADDR-16). It is the country of residence, also where
 * the address is then entered by hand (2-ADDR-14).
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

/** Another country of an address: a state from Australia's list is none elsewhere, nor is one from elsewhere on that list (2-ADDR-18, 2-ADDR-19). */
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

/** Whether the postal address is the same (2-ADDR-36, 3-ADDR-02); a different one begins as a new address, or as it was left. */
export function withSamePostalAddress<Holder extends AddressHolder>(holder: Holder, isSame: boolean): Holder {
  return isSame
    ? { ...holder, same_address: true }
    : { ...holder, same_address: false, postal_address: holder.postal_address ?? newAddress() };
}

/**
 * What is being searched for, kept as an address without an id so that a draft restores it; null for nothing. It counts as missing
 * (2-ADDR-12) or as not picked (3-ADDR-16).
 */
export function typedAddress(text: string): LoqateAddress | null {
  return text === '' ? null : { id: '', fullAddress: text };
}

/** An address as its field shows it: a picked one with its unit in words (2-ADDR-08, 3-ADDR-22), what is being typed as it is typed. */
export function shownAddress(address: LoqateAddress | null | undefined): string {
  if (!address) return '';
  return address.id ? displayAddress(address.fullAddress) : address.fullAddress;
}

/** The parts of an address that are typed by hand, in both field sets. */
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
 * The addresses as they are sent: none for the post where it goes to the same address (2-ADDR-36), and of each only what belongs to the
 * way it was given: an address picked before it was typed by hand, or the other way round, would be a second answer.
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

/** The flat fields of a person, which are there as soon as `manualAddress` is. */
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

import { POSTAL_ADDRESS } from '../model/fields.ts';
import type { Schema } from 'yup';
import type { Person, PostalAddress } from '../model/application.ts';
import { AUSTRALIAN_STATES, AUSTRALIA_ID } from './addressFields.ts';
import { usesHoldingsTwo, type Offer } from '../model/offer.ts';
import { addressErrors } from '../texts/errors.ts';
import { countryId, fields, oneOf, required, shownWhile, text, when, wholeObject } from '../rules/fieldRules.ts';

type AddressOffer = Pick<Offer, 'issuer_holdings_two_enabled' | 'holding_details_two'>;
type StreetAddress = Pick<
  PostalAddress,
  'flatNumber' | 'streetNumber' | 'streetName' | 'streetType' | 'suburbCity' | 'state' | 'postcode' | 'country'
>;

const ADDRESS_TYPES = ['Loqate', 'Manual'] as const;

/** True when the text has none of the characters that address lines refuse (2-ADDR-29, 3-ADDR-10); one apostrophe is fine. */
export function hasAddressCharacters(typed: string): boolean {
  return !/[,\\<>"]|''/.test(typed);
}

/** True when a street number is really a PO box or bag (2-ADDR-24). */
export function looksLikePoBox(typed: string): boolean {
  return /\b(?:g\.? ?)?p\.? ?o\.? ?box\b|\bpost office box\b|\b(?:locked|private) bag\b|\bbox\b/i.test(
    typed.replace(/\s+/g, ' '),
  );
}

/** True while the country of a manual address is Australia: state from a list, postcode required (2-ADDR-18 to 2-ADDR-20). */
export function isAustralianEntry(address: { country?: number | null }): boolean {
  return address.country === AUSTRALIA_ID;
}

/**
 * Returns the address part of a person, in the field set of the wizard variant (3-ADDR-04): document 2's fields flat in the person, or
 * document 3's address component in `registration_address`. The postal address is checked only while it differs (3-ADDR-05).
 */
export function addressSchema(offer: AddressOffer): { [Field in keyof Person]?: Schema } {
  if (usesHoldingsTwo(offer)) return organisationAddressSchema(offer);
  return {
    ...streetFields<Person>((person) => person.manualAddress === true, { refusesPoBox: true }),
    ...validatorFields(),
    postal_address: postalAddress(streetComponent({ refusesPoBox: false })),
  };
}

/** Returns the address part of a company, always in `registration_address` (2-CO-21, 2-CO-22, 2-ADDR-34, 2-ADDR-35). */
export function organisationAddressSchema(offer: AddressOffer): {
  [Field in 'registration_address' | 'postal_address']: Schema;
} {
  const isLineBased = usesHoldingsTwo(offer);
  const registration = isLineBased ? addressComponent() : streetComponent({ refusesPoBox: true });
  const postal = isLineBased ? registration : streetComponent({ refusesPoBox: false });
  return { registration_address: registration, postal_address: postalAddress(postal) };
}

/** Checks the postal address only while it is asked for; otherwise its stored value is left alone. */
function postalAddress(schema: Schema): Schema {
  return wholeObject().when('same_address', ([same]: unknown[], whole) => (same === false ? schema : whole));
}

/** Manual mode with document 2's fields (2-ADDR-22 to 2-ADDR-33); a PO box is refused for a street address only (2-ADDR-24). */
function streetFields<Values extends StreetAddress>(
  isShown: (values: Values) => boolean,
  { refusesPoBox }: { refusesPoBox: boolean },
) {
  const whileShown = (...rules: ((typed: string, values: Values) => string | null)[]) =>
    text(shownWhile(isShown, ...rules));
  const notPoBox = when((typed) => !refusesPoBox || !looksLikePoBox(typed), addressErrors.poBox);
  return {
    flatNumber: whileShown(onlyAddressCharacters),
    streetNumber: whileShown(required(addressErrors.streetNumber), onlyAddressCharacters, notPoBox),
    streetName: whileShown(required(addressErrors.streetName), onlyAddressCharacters),
    streetType: whileShown(required(addressErrors.streetType)),
    suburbCity: whileShown(required(addressErrors.suburbCity), onlyAddressCharacters),
    state: whileShown(stateRule),
    postcode: whileShown(postcodeRule),
    country: countryId(shownWhile(isShown, required(addressErrors.country))),
  };
}

/** Document 2's fields in an address object, by validator or by hand (2-ADDR-01, 2-ADDR-34); no address type means by hand. */
function streetComponent(options: { refusesPoBox: boolean }): Schema {
  const isLookup = (address: PostalAddress) => address.address_type === 'Loqate';
  return fields(POSTAL_ADDRESS, {
    address_type: text(oneOf(ADDRESS_TYPES)),
    ...streetFields<PostalAddress>((address) => !isLookup(address), options),
    loqate_country: text(shownWhile(isLookup, required(addressErrors.countryOfResidence))),
    loqate_address: wholeObject<{ id?: unknown }, PostalAddress>(
      shownWhile(isLookup, (picked) => (picked?.id ? null : addressErrors.address)),
    ),
  });
}

/** Validator mode with document 2's messages (2-ADDR-11, 2-ADDR-12); typed text without a picked address counts as missing. */
function validatorFields() {
  const isShown = (person: Person) => person.manualAddress !== true;
  return {
    loqateInternationalCountry: text(shownWhile(isShown, required(addressErrors.countryOfResidence))),
    loqateAddress: wholeObject<{ id?: unknown }, Person>(
      shownWhile(isShown, (picked) => (picked?.id ? null : addressErrors.address)),
    ),
  };
}

/** Document 3's address component (3-ADDR-06 to 3-ADDR-17). */
function addressComponent(): Schema {
  const isManual = (address: PostalAddress) => address.address_type === 'Manual';
  const isLookup = (address: PostalAddress) => address.address_type === 'Loqate';
  return fields(POSTAL_ADDRESS, {
    address_type: text(required(), oneOf(ADDRESS_TYPES)),
    address_line_1: text(shownWhile(isManual, required(addressErrors.line1), onlyAddressCharacters)),
    address_line_2: text(shownWhile(isManual, onlyAddressCharacters)),
    suburb_city: text(shownWhile(isManual, required(addressErrors.suburbOrCity), onlyAddressCharacters)),
    state: text(shownWhile(isManual, stateRule)),
    postcode: text(shownWhile(isManual, postcodeRule)),
    country: countryId(shownWhile(isManual, required(addressErrors.country))),
    loqate_country: text(shownWhile(isLookup, required(addressErrors.country))),
    loqate_address: wholeObject<{ id?: unknown }, PostalAddress>(
      shownWhile(isLookup, required(addressErrors.lookupAddress), (picked: { id?: unknown } | undefined) =>
        picked?.id ? null : addressErrors.lookupPicked,
      ),
    ),
  });
}

/** 2-ADDR-30, 2-ADDR-31, 3-ADDR-13, 3-ADDR-14. */
function stateRule(state: string, address: { country?: number | null }): string | null {
  if (!isAustralianEntry(address)) return onlyAddressCharacters(state);
  return required(addressErrors.state)(state) ?? oneOf(AUSTRALIAN_STATES, addressErrors.state)(state);
}

/** 2-ADDR-20, 2-ADDR-30, 2-ADDR-32, 2-ADDR-33, 3-ADDR-11, 3-ADDR-12. */
function postcodeRule(postcode: string, address: { country?: number | null }): string | null {
  if (!isAustralianEntry(address)) return onlyAddressCharacters(postcode);
  return (
    required(addressErrors.postcode)(postcode) ??
    when((typed) => /^\d{4}$/.test(typed), addressErrors.postcodeDigits)(postcode)
  );
}

function onlyAddressCharacters(typed: string): string | null {
  return when(hasAddressCharacters, addressErrors.characters)(typed);
}

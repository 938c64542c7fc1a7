/** Defaults of a person, and the answers that a change of another answer clears (2-INV, 2-ID). */
import type { Person } from '../model/application.ts';
import { newAddress } from '../addresses/address.ts';
import { AUSTRALIA_ID } from '../addresses/addressFields.ts';
import { type IdSet } from './identityDocuments.ts';
import { usesHoldingsTwo, type Offer } from '../model/offer.ts';
import { idFieldNames, identityFields } from './identityAsked.ts';
import type { personTitles } from '../texts/person.ts';

/** Choice of a person who wants no title; saved as no value (2-INV-31). */
const NO_TITLE: (typeof personTitles)[number] = 'None';

/**
 * Returns a person about whom nothing is known yet: Australian citizenship and country (2-INV-41, 2-INV-58, 2-INV-59), address by validator
 * (2-INV-56), the same postal address (2-ADDR-36), PEP status undetermined (2-PEP-02), an open block.
 */
export function newPerson(overrides: Partial<Person> = {}): Person {
  return {
    title: '',
    legalFirstName: '',
    middleNames: '',
    legalLastName: '',
    dateOfBirth: '',
    countryOfCitizenship: AUSTRALIA_ID,
    emailAddress: '',
    mobileNumber: '',
    manualAddress: false,
    country: AUSTRALIA_ID,
    loqateInternationalCountry: 'AU',
    loqateAddress: null,
    same_address: true,
    sourcesOfWealth: [],
    pep_status: 'NOT_DETERMINED',
    visible: true,
    ...overrides,
  };
}

/** Clears state, number and card number after the ID type of that set changed (2-ID-19 to 2-ID-21). */
export function clearForIdType(person: Person, set: IdSet): Person {
  const { state, number, cardNumber } = idFieldNames(set);
  return { ...person, [state]: '', [number]: '', [cardNumber]: '' };
}

/**
 * Removes an ID type that its set no longer offers, with the answers that depend on it: a driver's licence of a person living abroad
 * (2-ID-09), or the first document's type on the second (2-ID-08).
 */
export function withOfferedIdTypes(person: Person, offer: Offer): Person {
  const sets: readonly IdSet[] = [1, 2];
  return sets.reduce((settled, set) => {
    const { type } = idFieldNames(set);
    const { isShown, types } = identityFields(offer, settled, set);
    const chosen = settled[type];
    return isShown && chosen && !types.includes(chosen) ? clearForIdType({ ...settled, [type]: '' }, set) : settled;
  }, person);
}

/** Changes the PEP status; the free text belongs to the answer Yes alone (2-PEP-04). */
export function withPepStatus(person: Person, status: NonNullable<Person['pep_status']>): Person {
  const { pep_status_or_association: association, ...rest } = person;
  return status === 'HIGH_RISK_PEP' && association !== undefined
    ? { ...rest, pep_status: status, pep_status_or_association: association }
    : { ...rest, pep_status: status };
}

/**
 * Copies document 3's address component to the flat address fields (2-ADDR-35), so that mode and country have one answer in both. A person
 * without a component stays unchanged.
 */
export function withAddressesInStep(person: Person): Person {
  const address = person.registration_address;
  if (!address?.address_type) return person;
  return {
    ...person,
    manualAddress: address.address_type === 'Manual',
    country: address.country ?? null,
    loqateInternationalCountry: address.loqate_country ?? '',
    loqateAddress: address.loqate_address ?? null,
  };
}

/**
 * Repairs validator mode on load: Australia with the international country GB and no picked address is a leftover, and becomes AU
 * (2-ADDR-17).
 */
export function repairLookupCountry(person: Person): Person {
  const isLeftover =
    person.country === AUSTRALIA_ID && person.loqateInternationalCountry === 'GB' && !person.loqateAddress?.id;
  return isLeftover ? { ...person, loqateInternationalCountry: 'AU' } : person;
}

/**
 * Returns a person in the address form of the wizard variant (3-ADDR-04): with document 3's component if the offer uses it. Otherwise the
 * flat fields alone, repaired (2-ADDR-17): a component beside them would be a second answer to the same question.
 */
export function openAddresses(
  person: Person,
  offer: Pick<Offer, 'issuer_holdings_two_enabled' | 'holding_details_two'>,
): Person {
  if (usesHoldingsTwo(offer)) return { ...person, registration_address: person.registration_address ?? newAddress() };
  const { registration_address: _component, ...flat } = repairLookupCountry(person);
  return flat;
}

/**
 * Returns a person ready for the form of the wizard variant: a new person's defaults for everything unknown, and only ID types that can be
 * chosen.
 */
export function openDefaults(person: Person, offer: Offer): Person {
  return withOfferedIdTypes(openAddresses({ ...newPerson(), ...person }, offer), offer);
}

/** Returns a person ready to be saved: no title if None was chosen (2-INV-31), and the same address in both models (2-ADDR-35). */
export function settleDefaults(person: Person): Person {
  return withAddressesInStep(person.title === NO_TITLE ? { ...person, title: '' } : person);
}

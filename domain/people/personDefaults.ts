/** What a person starts with, and what changing an answer about a person clears (2-INV, 2-ID). */
import type { Person } from '../application.ts';
import { newAddress } from '../addresses/address.ts';
import { AUSTRALIA_ID, type IdSet } from './identityDocuments.ts';
import { usesHoldingsTwo, type Offer } from '../offer.ts';
import { idFieldNames, identityFields } from './identityAsked.ts';
import type { personTitles } from '../texts/person.ts';

/** Chosen by who wants no title; saved as no value (2-INV-31). */
const NO_TITLE: (typeof personTitles)[number] = 'None';

/**
 * A person about whom nothing is known yet: Australian citizenship and country (2-INV-41, 2-INV-58, 2-INV-59), address by
 * validator (2-INV-56), the same postal address (2-ADDR-36), PEP status undetermined (2-PEP-02), an open block.
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

/** The person after the ID type of one set changed: that set's state, number and card number are gone (2-ID-19 to 2-ID-21). */
export function clearForIdType(person: Person, set: IdSet): Person {
  const { state, number, cardNumber } = idFieldNames(set);
  return { ...person, [state]: '', [number]: '', [cardNumber]: '' };
}

/**
 * The person without an ID type that their sets do not offer any more: a driver's licence of somebody who lives abroad (2-ID-09), for the
 * second document the type of the first (2-ID-08). What hangs on the type goes with it.
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

/** The certificate of a person or an organisation removed, and its date with it (2-CERT-04). */
export function clearCertificate<
  Bearer extends Pick<Person, 'sophisticatedInvestorDoc' | 'sophisticatedInvestorDocDate'>,
>(bearer: Bearer): Bearer {
  return { ...bearer, sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '' };
}

/** The PEP status changed; the free text belongs to the answer Yes alone (2-PEP-04). */
export function withPepStatus(person: Person, status: NonNullable<Person['pep_status']>): Person {
  const { pep_status_or_association: association, ...rest } = person;
  return status === 'HIGH_RISK_PEP' && association !== undefined
    ? { ...rest, pep_status: status, pep_status_or_association: association }
    : { ...rest, pep_status: status };
}

/**
 * The flat address fields brought into step with document 3's component (2-ADDR-35), so that whoever asks for mode and country of
 * a person finds one answer in both. Without a component the person is unchanged.
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
 * Validator mode as it is found on load: Australia chosen, yet the international country says GB and no address was picked, is a
 * leftover and becomes AU (2-ADDR-17).
 */
export function repairLookupCountry(person: Person): Person {
  const isLeftover =
    person.country === AUSTRALIA_ID && person.loqateInternationalCountry === 'GB' && !person.loqateAddress?.id;
  return isLeftover ? { ...person, loqateInternationalCountry: 'AU' } : person;
}

/**
 * A person as the form of the wizard variant takes them (3-ADDR-04): with document 3's component where the offer uses it; elsewhere
 * the flat fields alone, repaired (2-ADDR-17), since a component beside them would be a second answer to the same question.
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
 * A person as the form of the wizard variant takes them, with the defaults of whoever is new in what is not known of them, and with ID types
 * that can be chosen.
 */
export function openDefaults(person: Person, offer: Offer): Person {
  return withOfferedIdTypes(openAddresses({ ...newPerson(), ...person }, offer), offer);
}

/** A person as they are saved: no title where none was wanted (2-INV-31), both models of the address in step (2-ADDR-35). */
export function settleDefaults(person: Person): Person {
  return withAddressesInStep(person.title === NO_TITLE ? { ...person, title: '' } : person);
}

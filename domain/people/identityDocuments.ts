/** Identity documents that a person has to give, decided from the offer's settings and the person's address (2-ID). */
import type { Application, Person } from '../model/application.ts';
import { investingKind } from '../model/investorTypes.ts';
import type { PersonRole } from '../model/peoplePlaces.ts';
import { hasDocument } from '../model/documentFields.ts';
import { DRIVERS_LICENCE, ID_TYPES, PASSPORT } from '../model/idTypes.ts';
import type { Offer } from '../model/offer.ts';
import { AUSTRALIA_ID } from '../addresses/addressFields.ts';

export { DRIVERS_LICENCE, ID_TYPES, PASSPORT };

export type AddressedPerson = Pick<
  Person,
  'manualAddress' | 'country' | 'loqateInternationalCountry' | 'registration_address'
>;

export type IdentityOffer = Pick<
  Offer,
  | 'require_aml_kyc'
  | 'verification_doc_type'
  | 'use_greenid_verification'
  | 'ask_for_individual_docs_when_greenid_is_on'
  | 'required_doc_count'
  | 'required_foreign_id_doc_count'
  | 'allowed_individual_docs'
  | 'allowed_foreign_individual_docs'
>;

/** The two sets of identity fields of a person block (2-ID-08). */
export type IdSet = 1 | 2;

/**
 * True when the person lives in Australia (2-ID-03): country 16 in a manual address, country AU in a looked-up one. Values left in the
 * other mode do not count. Offers with document 3's address fields have the same answer in `registration_address`.
 */
export function hasAustralianAddress(person: AddressedPerson): boolean {
  const address = person.registration_address;
  if (address?.address_type) {
    return address.address_type === 'Manual' ? address.country === AUSTRALIA_ID : address.loqate_country === 'AU';
  }
  return person.manualAddress ? person.country === AUSTRALIA_ID : person.loqateInternationalCountry === 'AU';
}

/**
 * Returns the ID types that this person may choose (2-ID-13, 2-ID-14): the offer's list for the address, all types if the list is empty; a
 * driver's licence only with an Australian address (2-ID-09).
 */
export function allowedIdTypes(offer: IdentityOffer, person: AddressedPerson): string[] {
  const isAustralian = hasAustralianAddress(person);
  const listed = (isAustralian ? offer.allowed_individual_docs : offer.allowed_foreign_individual_docs) ?? [];
  const types = listed.length > 0 ? listed : ID_TYPES;
  return types.filter((type) => isAustralian || type !== DRIVERS_LICENCE);
}

/**
 * Returns the number of identity documents that this person has to give if any are asked for (2-ID-11, 2-ID-12): missing means 1, 0 stays
 * 0.
 */
export function requiredIdDocumentCount(offer: IdentityOffer, person: AddressedPerson): number {
  return (hasAustralianAddress(person) ? offer.required_doc_count : offer.required_foreign_id_doc_count) ?? 1;
}

/**
 * True when documents, not the verification provider, have to prove this person's identity: always for an address outside Australia,
 * otherwise when the provider is off or documents are asked for anyway (2-ID-10). The offer's gate (AML/KYC, upload or post) is not part of
 * this answer.
 */
export function isIdentityShownByDocuments(offer: IdentityOffer, person: AddressedPerson): boolean {
  if (!hasAustralianAddress(person)) return true;
  return !offer.use_greenid_verification || Boolean(offer.ask_for_individual_docs_when_greenid_is_on);
}

/** True when identity documents have to be uploaded for this person (2-ID-10, 2-ID-23): AML/KYC, by upload, and not by provider. */
export function idDocumentsApply(offer: IdentityOffer, person: AddressedPerson): boolean {
  return (
    Boolean(offer.require_aml_kyc) && offer.verification_doc_type === 'C' && isIdentityShownByDocuments(offer, person)
  );
}

/** True when the document of this set is there and the person may choose its type (2-ID-09, Appendix A `ok(p, i)`). */
export function isIdDocumentAccepted(offer: IdentityOffer, person: Person, set: IdSet): boolean {
  const document = set === 1 ? person.idDoc : person.idDoc2;
  const type = (set === 1 ? person.idType : person.idType2) ?? '';
  return hasDocument(document) && allowedIdTypes(offer, person).includes(type);
}

/** True when the person has given as many accepted identity documents as required. */
export function hasRequiredIdDocuments(offer: IdentityOffer, person: Person): boolean {
  const sets: IdSet[] = [1, 2];
  const accepted = sets.filter((set) => isIdDocumentAccepted(offer, person, set)).length;
  return accepted >= requiredIdDocumentCount(offer, person);
}

/**
 * True if the people in this role's list need identity documents: investors, trustees, and owners of a trust that buys units (2-READY-16 to
 * 2-READY-19). Directors and others may give theirs (2-DIR-07).
 */
export function needsIdentityDocuments(
  role: PersonRole,
  { offer, application }: { offer: { security: Pick<Offer['security'], 'category'> }; application: Application },
): boolean {
  if (role !== 'beneficial_owner') return role === 'investor' || role === 'trustee';
  return investingKind(application.investor_details?.investor_type) === 'trust' && offer.security.category === 'U';
}

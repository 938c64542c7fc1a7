/** Fields that the identity section asks for (2-ID), without the rules of the answers. */
import type { Person } from '../model/application.ts';
import type { Offer } from '../model/offer.ts';
import {
  allowedIdTypes,
  DRIVERS_LICENCE,
  hasAustralianAddress,
  PASSPORT,
  requiredIdDocumentCount,
  type IdSet,
} from './identityDocuments.ts';

/** True if the offer has an identity section: AML/KYC is required (2-INV-54, 2-ID-01). */
export function asksForIdentity(offer: Pick<Offer, 'require_aml_kyc'>): boolean {
  return Boolean(offer.require_aml_kyc);
}

/** Returns the field names of one set; those of the second set end in 2 (2-INV-63, 2-INV-64). */
export function idFieldNames(set: IdSet) {
  return set === 1
    ? ({
        type: 'idType',
        number: 'idNumber',
        expiry: 'idDocDate',
        document: 'idDoc',
        state: 'idStateOfIssue',
        country: 'idCountryOfIssue',
        cardNumber: 'idCardNumber',
      } as const)
    : ({
        type: 'idType2',
        number: 'idNumber2',
        expiry: 'idDocDate2',
        document: 'idDoc2',
        state: 'idStateOfIssue2',
        country: 'idCountryOfIssue2',
        cardNumber: 'idCardNumber2',
      } as const);
}

/** Visible fields of a set, and the types to choose from. */
export interface IdentityFields {
  isShown: boolean;
  types: string[];
  asksForNumber: boolean;
  asksForState: boolean;
  asksForCardNumber: boolean;
  asksForCountry: boolean;
}

const NOTHING_SHOWN: IdentityFields = {
  isShown: false,
  types: [],
  asksForNumber: false,
  asksForState: false,
  asksForCardNumber: false,
  asksForCountry: false,
};

/**
 * Returns the fields that one set of the identity section shows for this person. The second set appears if two documents are required
 * (2-ID-08) and does not offer the first set's type. State and card number belong to a driver's licence of a person with an Australian
 * address (2-ID-04, 2-ID-05), the country of issue to a passport (2-ID-07).
 */
export function identityFields(offer: Offer, person: Person, set: IdSet): IdentityFields {
  if (!asksForIdentity(offer) || (set === 2 && requiredIdDocumentCount(offer, person) < 2)) return NOTHING_SHOWN;
  const type = person[idFieldNames(set).type];
  const isLicence = type === DRIVERS_LICENCE && hasAustralianAddress(person);
  return {
    isShown: true,
    types: allowedIdTypes(offer, person).filter((allowed) => set === 1 || allowed !== person.idType),
    asksForNumber: true,
    asksForState: isLicence,
    asksForCardNumber: isLicence,
    asksForCountry: type === PASSPORT,
  };
}

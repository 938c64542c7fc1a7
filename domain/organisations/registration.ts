/** Questions about the registration of an organisation (2-CO-04 to 2-CO-27, 2-TRST-05, 2-PART-07, 2-PART-14). */
import type { Company } from '../model/application.ts';
import type { Offer } from '../model/offer.ts';
import { asksForBusinessNumber, numberKindOf } from './businessNumbers.ts';
import { type OrganisationKind } from '../model/investorTypes.ts';

/** Fields of the registered name. */
export const NAME_FIELDS = {
  company: 'companyName',
  trust: 'trustName',
  partnership: 'partnershipName',
} as const satisfies Record<OrganisationKind, string>;

/** True while the number may be left blank: always but for ACN and NZBN, and for the ABN that a partnership says it has (2-PART-07). */
export function isNumberOptional(kind: OrganisationKind, organisation: Company): boolean {
  const number = numberKindOf(kind, organisation);
  const hasOne = kind === 'partnership' && number === 'ABN' && organisation.has_business_number === true;
  return asksForBusinessNumber(number) && !hasOne;
}

/** True while a number is asked for: not after the answer that there is none (2-ABN-04). */
export function asksForNumber(kind: OrganisationKind, organisation: Company): boolean {
  return !asksForBusinessNumber(numberKindOf(kind, organisation)) || organisation.has_business_number !== false;
}

/**
 * True if the country is asked for: of companies and trusts if the offer needs it (2-CO-04, 2-TRST-05), of partnerships always (2-PART-14).
 */
export function asksForRegisteredCountry(
  kind: OrganisationKind,
  offer: Pick<Offer, 'use_greenid_verification' | 'require_aml_kyc'>,
): boolean {
  return kind === 'partnership' || requiresRegisteredCountry(offer);
}

/** True when company and trust have to name the country of their registration (2-CO-04, 2-CO-05, 2-TRST-05). */
export function requiresRegisteredCountry(offer: Pick<Offer, 'use_greenid_verification' | 'require_aml_kyc'>): boolean {
  return Boolean(offer.use_greenid_verification || offer.require_aml_kyc);
}

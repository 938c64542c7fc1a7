/** What is asked about the registration of an organisation (2-CO-04 to 2-CO-27, 2-TRST-05, 2-PART-07, 2-PART-14). */
import type { Company } from '../application.ts';
import type { Offer } from '../offer.ts';
import { asksForBusinessNumber, numberKindOf, type OrganisationKind } from './businessNumbers.ts';

/** Where the registered name stands. */
export const NAME_FIELDS = {
  company: 'companyName',
  trust: 'trustName',
  partnership: 'partnershipName',
} as const satisfies Record<OrganisationKind, string>;

/** True while the number may be left blank: everywhere but for ACN and NZBN, and for the ABN that a partnership says it has (2-PART-07). */
export function isNumberOptional(kind: OrganisationKind, organisation: Company): boolean {
  const number = numberKindOf(kind, organisation);
  const hasOne = kind === 'partnership' && number === 'ABN' && organisation.has_business_number === true;
  return asksForBusinessNumber(number) && !hasOne;
}

/** True while there is a number to ask for: not after the answer that there is none (2-ABN-04). */
export function asksForNumber(kind: OrganisationKind, organisation: Company): boolean {
  return !asksForBusinessNumber(numberKindOf(kind, organisation)) || organisation.has_business_number !== false;
}

/** Asked of companies and trusts where the offer needs it (2-CO-04, 2-TRST-05), of partnerships always (2-PART-14). */
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

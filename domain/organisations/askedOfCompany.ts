/** Applicable fields of a company, and those that an offer asks of no organisation. */
import type { Company, InvestorDetails } from '../model/application.ts';
import { fieldNames } from '../model/fieldKinds.ts';
import { COMPANY } from '../model/fields.ts';
import { type Offer, usesHoldingsTwo } from '../model/offer.ts';
import { CERTIFICATE_FIELDS, asksForCertificate } from '../people/personFields.ts';
import { takesUploads } from '../documents/uploadsAsked.ts';

/** Fields of a company in any role; the investing company has another name for its id. */
export const COMPANY_FIELDS = fieldNames(COMPANY).filter((field) => field !== 'id');

/** Position of a company that is not the owner itself: only the trustee of a bare trust declares its taxes. */
export interface CompanyPosition {
  declares: boolean;
}

/** Returns the applicable fields of a company that is not the owner itself: a trustee, custodian or holding company (2-CO-25). */
export function askedOfCompany(offer: Offer, { declares }: CompanyPosition): readonly (keyof Company)[] {
  const unasked = new Set<string>([...unaskedOfOrganisations(offer), ...(declares ? [] : ['taxDetails'])]);
  return ['id', ...COMPANY_FIELDS.filter((field) => !unasked.has(field))];
}

/** Returns the fields that the offer asks of no organisation. */
export function unaskedOfOrganisations(offer: Offer): readonly (keyof InvestorDetails)[] {
  return [
    ...(asksForCertificate(offer) ? [] : CERTIFICATE_FIELDS),
    ...(takesUploads(offer) ? [] : (['amlCtfDoc', 'agreementDoc', 'additionalDocs', 'familyTrustStatus'] as const)),
    ...(usesHoldingsTwo(offer) ? [] : (['taxDetails'] as const)),
  ];
}

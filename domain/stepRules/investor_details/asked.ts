/** Which fields of the investor step belong to which investor type, and which of them are asked as things stand (2-STEP-31). */
import type { Company, InvestorDetails, InvestorType } from '../../application.ts';
import { fieldNames } from '../../application/fieldKinds.ts';
import { COMPANY } from '../../application/fields.ts';
import { investorLimit } from '../../application/investorLimit.ts';
import { type Offer, usesHoldingsTwo } from '../../offer.ts';
import { CERTIFICATE_FIELDS, asksForCertificate } from '../../people/personAsked.ts';
import { asksForFamilyTrustDoc, takesUploads } from '../../readiness/uploadsAsked.ts';

type InvestorField = keyof InvestorDetails;

const ALWAYS = ['investor_type', 'hin'] as const satisfies readonly InvestorField[];

/** The step's own answers; the others are those of whoever owns. */
export const OF_THE_STEP = [...ALWAYS, 'has_holding_company'] as const;

/** Individuals own for themselves. */
const ORGANISATION: readonly InvestorField[] = ['organisation_id'];

const REGISTRATION: readonly InvestorField[] = [
  'registered_country',
  'has_business_number',
  'business_number',
  'abn_not_available_reason',
  'other_reason',
  'abn_lookup_data',
];

/** A company, in whatever role; the one that invests has another name for its id. */
const COMPANY_FIELDS = fieldNames(COMPANY).filter((field) => field !== 'id');

const FIELDS: Record<InvestorType, readonly InvestorField[]> = {
  individual: ['investors'],
  joint_individual: ['investors'],
  bare_trust: [...ORGANISATION, 'investors', 'has_holding_company', 'holding_company'],
  // 2-CO-25
  company: [...ORGANISATION, ...COMPANY_FIELDS],
  // 2-PART-13
  partnership: [
    ...ORGANISATION,
    'partnershipName',
    ...REGISTRATION,
    'regulated_partnership',
    'regulation_association',
    'membership_number',
    'agreementDoc',
    ...CERTIFICATE_FIELDS,
    'taxDetails',
  ],
  // 2-TRST-12 to 2-TRST-15
  trust_superfund: [
    ...ORGANISATION,
    'trusteeType',
    'trustType',
    'trustName',
    'arsn',
    ...REGISTRATION,
    'amlCtfDoc',
    'additionalDocs',
    'familyTrustStatus',
    'has_custodian',
    'custodian',
    ...CERTIFICATE_FIELDS,
    'taxDetails',
  ],
};

/** True when the investors stay the same people under the new type: individual and joint investors are (2-INV-16, 2-INV-17). */
export function keepsInvestors(before: unknown, now: unknown): boolean {
  const areIndividuals = [before, now].every((type) => type === 'individual' || type === 'joint_individual');
  return before === now || areIndividuals;
}

/** One person, a primary investor and up to three joint ones (2-INV-14, 2-INV-23), or the trustees of a bare trust (2-BARE-06). */
export function maximumInvestors(type: InvestorType | undefined): number {
  return type === 'joint_individual' || type === 'bare_trust' ? investorLimit({ investor_type: type }).most : 1;
}

/** The fields of this type, whether or not they are asked just now; without a type everything stays: for the schema to refuse. */
export function fieldsOfType({ investor_type: type }: InvestorDetails): readonly InvestorField[] | null {
  return type === undefined || !Object.hasOwn(FIELDS, type) ? null : [...ALWAYS, ...FIELDS[type]];
}

/** Every field that is asked of this type. */
export function asked(values: InvestorDetails, { offer }: { offer: Offer }): readonly InvestorField[] | null {
  const fields = fieldsOfType(values);
  if (fields === null) return null;
  const unasked = new Set<string>([...(offer.is_asx_listed ? [] : ['hin']), ...unaskedOfOrganisations(offer)]);
  if (!asksForFamilyTrustDoc(offer, values.trustType)) unasked.add('familyTrustStatus');
  return fields.filter((field) => !unasked.has(field));
}

/** What a company that is not the owner itself is asked besides: the trustee of a bare trust declares its taxes, no other does. */
export interface CompanyPosition {
  declares: boolean;
}

/** Every field that is asked of a company that is not the owner itself: a trustee, custodian or holding company (2-CO-25). */
export function askedOfCompany(offer: Offer, { declares }: CompanyPosition): readonly (keyof Company)[] {
  const unasked = new Set<string>([...unaskedOfOrganisations(offer), ...(declares ? [] : ['taxDetails'])]);
  return ['id', ...COMPANY_FIELDS.filter((field) => !unasked.has(field))];
}

function unaskedOfOrganisations(offer: Offer): readonly InvestorField[] {
  return [
    ...(asksForCertificate(offer) ? [] : CERTIFICATE_FIELDS),
    ...(takesUploads(offer) ? [] : (['amlCtfDoc', 'agreementDoc', 'additionalDocs', 'familyTrustStatus'] as const)),
    ...(usesHoldingsTwo(offer) ? [] : (['taxDetails'] as const)),
  ];
}

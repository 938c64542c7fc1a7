import type { InvestorDetails, InvestorType } from '../../model/application.ts';
import { settleCompany, settleEntity } from '../../organisations/answeredAway.ts';
import { asksForArsn } from '../../organisations/businessNumbers.ts';
import { pickFields } from '../../rules/fieldFormats.ts';
import { investorLimit } from '../../model/investorLimit.ts';
import { CERTIFICATE_FIELDS } from '../../people/personFields.ts';
import { COMPANY_FIELDS } from '../../organisations/askedOfCompany.ts';

/**
 * Returns the investor step without values that the type and the answers rule out, such as fields of another type, or a custodian or
 * holding company after the answer no (2-TRST-15, 2-BARE-08). No investor is dropped silently.
 */
export function settleInvestorDetails(details: InvestorDetails): InvestorDetails {
  const type = details.investor_type;
  const fields = fieldsOfType(details);
  return type === undefined || fields === null ? details : SETTLE[type](pickFields(details, fields));
}

const SETTLE: Record<InvestorType, (details: InvestorDetails) => InvestorDetails> = {
  individual: (details) => details,
  joint_individual: (details) => details,
  company: (details) => settleCompany(details),
  bare_trust: ({ investors, holding_company: holding, ...details }) => ({
    ...details,
    ...(investors && {
      investors: investors.map((trustee) => (trustee.trusteeType === 'company' ? settleCompany(trustee) : trustee)),
    }),
    ...(details.has_holding_company && holding !== undefined && { holding_company: holding && settleCompany(holding) }),
  }),
  partnership: ({ regulation_association: association, membership_number: number, ...details }) => ({
    ...settleEntity(details),
    ...(details.regulated_partnership && association !== undefined && { regulation_association: association }),
    ...(details.regulated_partnership && number !== undefined && { membership_number: number }),
  }),
  trust_superfund: ({ custodian, arsn, ...details }) => ({
    ...settleEntity(details),
    ...(asksForArsn(details) && arsn !== undefined && { arsn }),
    ...(details.has_custodian && custodian !== undefined && { custodian: custodian && settleCompany(custodian) }),
  }),
};

export type InvestorField = keyof InvestorDetails;

const ALWAYS = ['investor_type', 'hin'] as const satisfies readonly InvestorField[];

/** Fields of the step itself; all others belong to the owner. */
export const OF_THE_STEP = [...ALWAYS, 'has_holding_company'] as const;

/** Individuals own for themselves and need no organisation id. */
const ORGANISATION: readonly InvestorField[] = ['organisation_id'];

const REGISTRATION: readonly InvestorField[] = [
  'registered_country',
  'has_business_number',
  'business_number',
  'abn_not_available_reason',
  'other_reason',
  'abn_lookup_data',
];

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

/** True when the investors stay the same people under the new type, as between individual and joint investors (2-INV-16, 2-INV-17). */
export function keepsInvestors(before: unknown, now: unknown): boolean {
  const areIndividuals = [before, now].every((type) => type === 'individual' || type === 'joint_individual');
  return before === now || areIndividuals;
}

/**
 * Returns the highest number of investors: one person, a primary investor and up to three joint ones (2-INV-14, 2-INV-23), or the trustees
 * of a bare trust (2-BARE-06).
 */
export function maximumInvestors(type: InvestorType | undefined): number {
  return type === 'joint_individual' || type === 'bare_trust' ? investorLimit({ investor_type: type }).most : 1;
}

/**
 * Returns the fields of this type, applicable at present or not. Null without a known type: every field stays, so that the schema can
 * refuse it.
 */
export function fieldsOfType({ investor_type: type }: InvestorDetails): readonly InvestorField[] | null {
  return type === undefined || !Object.hasOwn(FIELDS, type) ? null : [...ALWAYS, ...FIELDS[type]];
}

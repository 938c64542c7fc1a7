/**
 * Which fields of the investor step belong to which investor type, and which of them stand while the answers are as they are. Forms
 * show by it, and the payload and the server drop by it what an earlier answer left behind (2-STEP-31).
 */
import type { Application, Company, InvestorDetails, InvestorType } from '../../application.ts';
import { withoutSpaces } from '../../formats/format.ts';
import {
  type BusinessNumberKind,
  asksForBusinessNumber,
  companyNumberKind,
  entityNumberKind,
} from '../../organisations/businessNumbers.ts';
import { asksForArsn } from '../../organisations/trustTypes.ts';

type OwnerField = keyof InvestorDetails;

const ALWAYS: readonly OwnerField[] = ['investor_type', 'hin'];

/** Individuals own for themselves. */
const ORGANISATION: readonly OwnerField[] = ['organisation_id'];

const CERTIFICATE: readonly OwnerField[] = ['sophisticatedInvestorDoc', 'sophisticatedInvestorDocDate'];

const REGISTRATION: readonly OwnerField[] = [
  'registered_country',
  'has_business_number',
  'business_number',
  'abn_not_available_reason',
  'other_reason',
  'abn_lookup_data',
];

const FIELDS: Record<InvestorType, readonly OwnerField[]> = {
  individual: ['investors'],
  joint_individual: ['investors'],
  bare_trust: [...ORGANISATION, 'investors', 'has_holding_company', 'holding_company'],
  // 2-CO-25
  company: [
    ...ORGANISATION,
    'companyName',
    ...REGISTRATION,
    'is_public',
    'is_listed',
    'is_charity',
    'registration_address',
    'postal_address',
    'same_address',
    'amlCtfDoc',
    ...CERTIFICATE,
    'taxDetails',
    'visible',
    'trusteeType',
  ],
  // 2-PART-13
  partnership: [
    ...ORGANISATION,
    'partnershipName',
    ...REGISTRATION,
    'regulated_partnership',
    'regulation_association',
    'membership_number',
    'agreementDoc',
    ...CERTIFICATE,
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
    ...CERTIFICATE,
    'taxDetails',
  ],
};

/** True when the investors stay the same people under the new type: individual and joint investors are (2-INV-16, 2-INV-17). */
export function keepsInvestors(before: unknown, now: unknown): boolean {
  const areIndividuals = [before, now].every((type) => type === 'individual' || type === 'joint_individual');
  return before === now || areIndividuals;
}

/** One person, or a primary investor and up to three joint ones (2-INV-14, 2-INV-23); a bare trust has no maximum (2-BARE-06). */
export function maximumInvestors(type: InvestorType | undefined): number {
  if (type === 'bare_trust') return Infinity;
  return type === 'joint_individual' ? 4 : 1;
}

/** The application with its investor step settled, as it is sent and as the server keeps it. */
export function settleOwner(application: Application): Application {
  const { investor_details: details } = application;
  return details ? { ...application, investor_details: settleInvestorDetails(details) } : application;
}

/**
 * The investor step's values without anything that the investor type and the answers do not ask for: fields of another type, a
 * custodian or holding company answered away (2-TRST-15, 2-BARE-08), and so on. Nobody is left out in silence, and without a type
 * everything stays: for the schema to refuse.
 */
export function settleInvestorDetails(details: InvestorDetails): InvestorDetails {
  const type = details.investor_type;
  if (type === undefined || !Object.hasOwn(FIELDS, type)) return details;
  const names = [...ALWAYS, ...FIELDS[type]];
  return SETTLE[type](
    Object.fromEntries(Object.entries(details).filter(([field]) => names.some((name) => name === field))),
  );
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

/** A company's values without what its answers do not ask for: a charity is Australian (2-CO-12), a listed company public (2-CO-26). */
export function settleCompany<Values extends Company>(company: Values): Values {
  const settled = settleNumber(company, companyNumberKind(company));
  return {
    ...settled,
    ...(settled.is_charity && entityNumberKind(settled) !== 'ABN' && { is_charity: false }),
    ...(settled.is_listed && !settled.is_public && { is_listed: false }),
  };
}

/** A trust's or partnership's values without what the answers about its number do not ask for. */
export function settleEntity<Values extends Company>(entity: Values): Values {
  return settleNumber(entity, entityNumberKind(entity));
}

/**
 * No number where the answer is that there is none (2-ABN-04); a reason only there, and words only for the reason `other`;
 * the question's own answer only where it is put (2-CO-27); an NZBN without its blanks.
 */
function settleNumber<Values extends Company>(values: Values, kind: BusinessNumberKind): Values {
  const isWithout = asksForBusinessNumber(kind) && values.has_business_number === false;
  const settled = { ...values };
  if (isWithout) {
    delete settled.business_number;
    delete settled.abn_lookup_data;
  } else {
    delete settled.abn_not_available_reason;
  }
  if (!asksForBusinessNumber(kind)) delete settled.has_business_number;
  if (settled.abn_not_available_reason !== 'other') delete settled.other_reason;
  // Typed in groups; Australian fields group by themselves and hold digits only.
  if (kind === 'NZBN' && settled.business_number) settled.business_number = withoutSpaces(settled.business_number);
  return settled;
}

/**
 * Where, in the wire's application, the fields of people, organisations and bank accounts stand. What a person may be known by
 * is stored in the table `people` and nowhere else; this list is what decides it.
 */
import type { DataStepName } from '#domain/application.ts';
import { ORGANISATIONS, PEOPLE, type OrganisationPlace } from '#domain/application/places.ts';

export type EntityKind = 'person' | 'organisation' | 'bank_account';

export interface Place {
  step: DataStepName;
  /** Keys from the step's values down; `*` stands for every entry of a list. Empty: the values themselves. */
  path: readonly string[];
  kind: EntityKind;
  role: string;
  /** The fields to take from that object; 'all' takes every one that is left. */
  fields: readonly string[] | 'all';
}

const BANK_FIELDS = ['bsb', 'accountNumber', 'swiftCode', 'routingNumber', 'bankCountry'] as const;

const ORGANISATION_FIELDS = [
  'organisation_id',
  'companyName',
  'business_number',
  'has_business_number',
  'is_public',
  'is_listed',
  'is_charity',
  'registered_country',
  'abn_not_available_reason',
  'other_reason',
  'abn_lookup_data',
  'registration_address',
  'postal_address',
  'same_address',
  'amlCtfDoc',
  'sophisticatedInvestorDoc',
  'sophisticatedInvestorDocDate',
  'trustType',
  'trustName',
  'arsn',
  'additionalDocs',
  'familyTrustStatus',
  'partnershipName',
  'regulated_partnership',
  'regulation_association',
  'membership_number',
  'agreementDoc',
  'trusteeType',
] as const;

/** Tax answers name people, their birth dates and their numbers, also where an organisation gives them. */
const taxOf = (step: DataStepName, path: readonly string[]): Place => ({
  step,
  path: [...path, 'taxDetails'],
  kind: 'person',
  role: 'tax',
  fields: 'all',
});

/** The owning entity stands among the investor step's own answers; every other organisation has its place to itself. */
function organisationWithTax({ step, path, role }: OrganisationPlace): Place[] {
  const keys = path === '' ? [] : [path];
  const fields = role === 'owner' ? ORGANISATION_FIELDS : 'all';
  return [taxOf(step, keys), { step, path: keys, kind: 'organisation', role, fields }];
}

/** Deeper places stand before the places that enclose them: what is left of an object goes with its owner. */
export const PLACES: readonly Place[] = [
  { step: 'landingpage', path: [], kind: 'person', role: 'visitor', fields: ['username'] },
  { step: 'contact_details', path: ['selectedHolder'], kind: 'person', role: 'holder', fields: 'all' },
  { step: 'contact_details', path: ['selectedSubregister'], kind: 'person', role: 'subregister', fields: 'all' },
  {
    step: 'contact_details',
    path: [],
    kind: 'person',
    role: 'contact',
    fields: ['first_name', 'last_name', 'email_address', 'tel_mobile'],
  },
  {
    step: 'contact_details',
    path: [],
    kind: 'person',
    role: 'adviser',
    fields: ['adviser_first_name', 'adviser_last_name', 'adviser_email', 'adviser_mobile'],
  },
  {
    step: 'applicant_profile',
    path: [],
    kind: 'person',
    role: 'adviser',
    fields: ['adviser_name', 'adviser_email', 'adviser_workplace'],
  },
  ...PEOPLE.map(({ step, list, role }): Place => ({ step, path: [list, '*'], kind: 'person', role, fields: 'all' })),
  ...ORGANISATIONS.filter(({ path }) => path !== '').flatMap(organisationWithTax),
  { step: 'investor_details', path: [], kind: 'person', role: 'holding_number', fields: ['hin'] },
  ...ORGANISATIONS.filter(({ path }) => path === '').flatMap(organisationWithTax),
  { step: 'tax_details', path: ['investors', '*'], kind: 'person', role: 'taxpayer', fields: 'all' },
  { step: 'tax_details', path: [], kind: 'person', role: 'declarant', fields: ['submit_person_name'] },
  {
    step: 'bank_details',
    path: [],
    kind: 'person',
    role: 'account_holder',
    fields: ['accountName', 'accountHolderHomeAddress'],
  },
  { step: 'bank_details', path: [], kind: 'bank_account', role: 'distributions', fields: BANK_FIELDS },
  { step: 'payment_options', path: [], kind: 'person', role: 'account_holder', fields: ['accountName'] },
  { step: 'payment_options', path: [], kind: 'bank_account', role: 'payment', fields: BANK_FIELDS },
];

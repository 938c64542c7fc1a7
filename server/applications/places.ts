/**
 * Where, in the wire's application, the fields of people, organisations and bank accounts stand. What a person may be known by
 * is stored in the table `people` and nowhere else; this list is what decides it.
 */
import type { DataStepName } from '#domain/application.ts';
import { fieldNames } from '#domain/application/fieldKinds.ts';
import { INVESTOR_DETAILS } from '#domain/application/fields.ts';
import { OWN_INVESTOR_FIELDS } from '#domain/application/ownInvestorFields.ts';
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

const INVESTOR_STEP = 'investor_details';

/** What the investor step holds besides the organisation that invests: its own answers, and whoever has a place of their own in it. */
const BESIDE_THE_OWNER: ReadonlySet<string> = new Set([
  ...OWN_INVESTOR_FIELDS,
  'taxDetails',
  ...PEOPLE.filter(({ step }) => step === INVESTOR_STEP).map(({ list }) => list),
  ...ORGANISATIONS.filter(({ step }) => step === INVESTOR_STEP).map(({ path }) => path),
]);

const ORGANISATION_FIELDS = fieldNames(INVESTOR_DETAILS).filter((field) => !BESIDE_THE_OWNER.has(field));

/** The entity that invests stands among the answers of its step, where its id has a name of its own. */
export function organisationIdField(role: string): 'organisation_id' | 'id' {
  return role === 'owner' ? 'organisation_id' : 'id';
}

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

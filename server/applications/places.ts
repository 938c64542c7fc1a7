/**
 * Places of the fields of people, organisations and bank accounts in the wire's application. Data that may identify a person is stored in
 * the table `people` and nowhere else; this list decides it.
 */
import type { DataStepName } from '#domain/application.ts';
import { fieldNames } from '#domain/model/fieldKinds.ts';
import { INVESTOR_DETAILS } from '#domain/model/fields.ts';
import { OWN_INVESTOR_FIELDS } from '#domain/application/ownInvestorFields.ts';
import { ORGANISATIONS, PEOPLE, type OrganisationPlace } from '#domain/model/places.ts';

export type EntityKind = 'person' | 'organisation' | 'bank_account';

export interface Place {
  step: DataStepName;
  /** Keys from the step's values down; `*` stands for every entry of a list. Empty for the values themselves. */
  path: readonly string[];
  kind: EntityKind;
  role: string;
  /** Fields to take from that object; 'all' takes every one that is left. */
  fields: readonly string[] | 'all';
}

const BANK_FIELDS = ['bsb', 'accountNumber', 'swiftCode', 'routingNumber', 'bankCountry'] as const;

const INVESTOR_STEP = 'investor_details';

/** Content of the investor step besides the organisation that invests: its own answers, and everyone with a place of their own in it. */
const BESIDE_THE_OWNER: ReadonlySet<string> = new Set([
  ...OWN_INVESTOR_FIELDS,
  'taxDetails',
  ...PEOPLE.filter(({ step }) => step === INVESTOR_STEP).map(({ list }) => list),
  ...ORGANISATIONS.filter(({ step }) => step === INVESTOR_STEP).map(({ path }) => path),
]);

const ORGANISATION_FIELDS = fieldNames(INVESTOR_DETAILS).filter((field) => !BESIDE_THE_OWNER.has(field));

/**
 * Returns the field of an organisation's id. The entity that invests stands among the answers of its step, where its id has a name of its
 * own.
 */
export function organisationIdField(role: string): 'organisation_id' | 'id' {
  return role === 'owner' ? 'organisation_id' : 'id';
}

/** Returns the place of tax answers. They name people, their birth dates and their numbers, even if an organisation gives them. */
const taxOf = (step: DataStepName, path: readonly string[]): Place => ({
  step,
  path: [...path, 'taxDetails'],
  kind: 'person',
  role: 'tax',
  fields: 'all',
});

/**
 * Returns the places of an organisation and its tax answers. The owning entity stands among the investor step's own answers; every other
 * organisation has its place to itself.
 */
function organisationWithTax({ step, path, role }: OrganisationPlace): Place[] {
  const keys = path === '' ? [] : [path];
  const fields = role === 'owner' ? ORGANISATION_FIELDS : 'all';
  return [taxOf(step, keys), { step, path: keys, kind: 'organisation', role, fields }];
}

/** Places in order: deeper ones stand before the places that enclose them, so that the rest of an object goes with its owner. */
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

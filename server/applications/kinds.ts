/**
 * Values of the wrong kind, left out before the rules see them: a number where a text belongs, a text where a flag belongs. No
 * form of ours can send one; what is missing then is reported by the rules as any missing answer.
 */
import type { Application } from '#domain/application.ts';
import { isFields } from './takeApart.ts';

const FLAGS = new Set(
  ('agree_to_terms all_docs_are_downloaded hasAccount adviser_has_authority is_personal_advised is_regular_investment_plan manualAddress same_address visible ' +
    'is_existing_trustee_ben_owner was_prefilled_trustee has_business_number is_public is_listed is_charity has_holding_company has_custodian regulated_partnership ' +
    'has_tin encrypted_tin tax_country_is_australia has_other_tax_countries is_aus_retired_fund is_financial_institution has_giin is_active_financial_entity ' +
    'is_entity_managed_by_others cp_tax_country_outside_aus trust_cp_tax_country_outside_aus controlling_person_needed encrypted_tfn send_comms ' +
    'detailsAreCorrectConfirmation').split(' '),
);
const NUMBERS = new Set('user countryOfCitizenship country idCountryOfIssue idCountryOfIssue2 tax_country bankCountry size'.split(' '));
const LISTS = new Set('tins cpTinDetails investors directors trustees beneficialOwners tempBeneficialOwners others roles additionalDocs'.split(' '));
/** What other calls answered; nothing is computed from it. */
const UNTOUCHED = new Set(['selectedHolder', 'selectedSubregister', 'abn_lookup_data']);

function isOfKind(name: string, value: unknown): boolean {
  if (value === null || UNTOUCHED.has(name)) return true;
  if (LISTS.has(name)) return Array.isArray(value) && value.every(isFields);
  if (typeof value === 'object') return !FLAGS.has(name) && !NUMBERS.has(name);
  if (FLAGS.has(name)) return typeof value === 'boolean';
  return NUMBERS.has(name) ? Number.isSafeInteger(value) : typeof value === 'string';
}

function clean(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(clean);
  if (!isFields(values)) return values;
  const kept = Object.entries(values).filter(([name, value]) => isOfKind(name, value));
  return Object.fromEntries(kept.map(([name, value]) => [name, UNTOUCHED.has(name) ? value : clean(value)]));
}

/** The application without values of the wrong kind, at any depth. Step names are no field names: `directors` is a step and a list. */
export function keepRightKinds(application: Application): Application {
  return Object.fromEntries(Object.entries(application).filter(([, values]) => isFields(values)).map(([step, values]) => [step, clean(values)]));
}

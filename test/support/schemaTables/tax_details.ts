import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personErrors, taxErrors as said } from '#domain/texts/errors.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaRow, type SchemaTable } from './rows.ts';

const required = 'This field is required';
const tin = { person_type: 'NORMAL', tax_country: 170, has_tin: true, tin: '123456789' };
const withTin = (changes: Record<string, unknown>) => ({
  'investors[0].has_other_tax_countries': true,
  'investors[0].tins': [{ ...tin, ...changes }],
});
const tinPath = (field: string) => ({ path: `investors[0].tins[0].${field}` });
const noTin = { has_tin: false, tin: '' };

/** An entity block: what stands beside the investor step of a company. */
const company = { 'investor_details.investor_type': 'company', 'investor_details.companyName': 'Acme Pty Ltd' };
const entity = {
  tax_type: 'C',
  'investors[0].investor_name': 'Acme Pty Ltd',
  'investors[0].is_aus_retired_fund': false,
  'investors[0].is_financial_institution': false,
  'investors[0].is_entity_managed_by_others': false,
  'investors[0].is_active_financial_entity': true,
  'investors[0].active_entity_no_tin_reason_type': 'INCOME',
};
const institution = {
  ...entity,
  'investors[0].is_financial_institution': true,
  'investors[0].has_giin': true,
  'investors[0].giin': '98Q96B.00000.LE.250',
};
const noGiin = { ...institution, 'investors[0].has_giin': false, 'investors[0].giin': '' };
const controlled = {
  ...entity,
  'investors[0].is_active_financial_entity': false,
  'investors[0].active_entity_no_tin_reason_type': '',
  'investors[0].controlling_person_needed': true,
};
const controller = {
  ...tin,
  person_type: 'CONTROL_PERSON',
  cp_name: 'Ann Lee',
  cp_dob: '01/02/1980',
  cp_address: '1 High St',
};

function entityRefused(
  name: string,
  set: Record<string, unknown>,
  { message, field }: { message: string; field: string },
): SchemaRow {
  return refused(name, set, { message, elsewhere: company, path: `investors[0].${field}` });
}

interface IdentifierCase {
  kind: string;
  value: string;
  valid: boolean;
  why: string;
}

/** The specification's vectors of one kind. */
export function identifierCases(kind: string): IdentifierCase[] {
  const cases = JSON.parse(
    readFileSync(join(process.cwd(), 'test/fixtures/cases/identifiers.json'), 'utf8'),
  ) as IdentifierCase[];
  return cases.filter((entry) => entry.kind === kind);
}

function tfnRows(
  kind: string,
  base: Record<string, unknown>,
  { message, ...rest }: Partial<SchemaRow> & { message: string },
): SchemaRow[] {
  const path = 'investors[0].tfn';
  return identifierCases(kind).map(({ value, valid }) => ({
    name: `${kind} ${value}`,
    set: { ...base, [path]: value },
    expect: valid ? null : { path, message },
    ...rest,
  }));
}

export const taxRows = {
  type: [
    refused('no type', { tax_type: '' }, required),
    refused(
      'a type of companies',
      { tax_type: 'C', ...Object.fromEntries(Object.entries(entity).slice(2)) },
      { message: required, path: 'tax_type' },
    ),
    accepted('an estate, by issuer staff', { tax_type: 'D' }, { user: aUser({ is_acting_as_issuer: true }) }),
    accepted('an estate, as it was stored', { tax_type: 'D' }, { elsewhere: { 'tax_details.tax_type': 'D' } }),
    refused(
      'the type of a former trustee, as it was stored',
      { tax_type: 'S', ...Object.fromEntries(Object.entries(entity).slice(2)) },
      { message: required, path: 'tax_type', elsewhere: { 'tax_details.tax_type': 'S' } },
    ),
  ],
  blocks: [
    refused('no block', { investors: [] }, required),
    refused(
      'four blocks',
      { 'investors[3]': {}, 'investors[2]': {}, 'investors[1]': {} },
      { message: 'Please enter a valid value', path: 'investors' },
    ),
    refused('no name', { 'investors[0].investor_name': '' }, required),
    refused(
      'a fault of the second block',
      { 'investors[1]': { tax_country_is_australia: true, has_other_tax_countries: false } },
      { message: required, path: 'investors[1].investor_name' },
    ),
  ],
  residency: [
    refused('residency unanswered', { 'investors[0].tax_country_is_australia': null }, required),
    refused('other countries unanswered', { 'investors[0].has_other_tax_countries': null }, required),
    accepted('not Australian: the other question is settled', {
      'investors[0].tax_country_is_australia': false,
      'investors[0].has_other_tax_countries': true,
      'investors[0].tins': [tin],
      'investors[0].tfn': 'stale',
    }),
    refused(
      'not Australian, no country',
      {
        'investors[0].tins': [],
        'investors[0].tax_country_is_australia': false,
        'investors[0].has_other_tax_countries': true,
      },
      required,
    ),
    refused(
      'other countries, no country',
      { 'investors[0].tins': [], 'investors[0].has_other_tax_countries': true },
      required,
    ),
    accepted('no other countries: the list is hidden', { 'investors[0].tins': [{ tin: 'É' }] }),
  ],
  tfn: [
    accepted('empty', { 'investors[0].tfn': '' }),
    refused('a valid ABN', { 'investors[0].tfn': '51824753556' }, said.tfn),
    refused('all zeros', { 'investors[0].tfn': '000000000' }, said.tfn),
    accepted('an exemption code', { 'investors[0].tfn': '444444441' }),
    ...tfnRows('tfn_input', {}, { message: said.tfn }),
  ],
  tfnOrAbn: [
    ...tfnRows('tfn_or_abn', entity, { message: said.tfnOrAbn, elsewhere: company }),
    refused(
      'a forced TFN',
      { ...entity, 'investors[0].tfn': '51824753556' },
      {
        message: said.tfn,
        elsewhere: {
          'investor_details.investor_type': 'trust_superfund',
          'investor_details.trusteeType': 'company',
          'investor_details.trustType': 'family',
        },
        path: 'investors[0].tfn',
      },
    ),
  ],
  masked: [
    accepted(
      'as it was loaded',
      { 'investors[0].tfn': '******782' },
      { elsewhere: { 'tax_details.investors[0].tfn': '******782' } },
    ),
    refused(
      'another mask',
      { 'investors[0].tfn': '******783' },
      { message: said.tfn, elsewhere: { 'tax_details.investors[0].tfn': '******782' } },
    ),
    refused('a mask out of nowhere', { 'investors[0].tfn': '******782' }, said.tfn),
  ],
  tinAnswers: [
    accepted('complete', withTin({})),
    refused('no country', withTin({ tax_country: null }), { message: required, ...tinPath('tax_country') }),
    refused('Australia', withTin({ tax_country: 16 }), { message: required, ...tinPath('tax_country') }),
    refused('unanswered', withTin({ has_tin: null }), { message: required, ...tinPath('has_tin') }),
    refused('no number', withTin({ tin: '' }), { message: required, ...tinPath('tin') }),
    refused('no reason', withTin({ ...noTin, reason_type: '' }), { message: required, ...tinPath('reason_type') }),
  ],
  tinReasons: [
    accepted('not issued', withTin({ ...noTin, reason_type: 'NOT_ISSUED' })),
    accepted('not required', withTin({ ...noTin, reason_type: 'NOT_REQUIRED' })),
    refused('unable, no words', withTin({ ...noTin, reason_type: 'UNABLE_TO_OBTAIN', reason_text: '  ' }), {
      message: required,
      ...tinPath('reason_text'),
    }),
    accepted('unable, with words', withTin({ ...noTin, reason_type: 'UNABLE_TO_OBTAIN', reason_text: 'applied' })),
    refused('no such reason', withTin({ ...noTin, reason_type: 'LAZY' }), {
      message: required,
      ...tinPath('reason_type'),
    }),
  ],
  tinCharacters: [
    ...['AB12É', '１２３', '12–34'].map((number) =>
      refused(number, withTin({ tin: number }), { message: said.tinCharacters, ...tinPath('tin') }),
    ),
    ...['123-45-6789', '123 456'].map((number) =>
      refused(number, withTin({ tin: number }), { message: said.tinSeparators, ...tinPath('tin') }),
    ),
    ...['AB/12.3', ' 123456789 '].map((number) => accepted(`"${number}"`, withTin({ tin: number }))),
  ],
  declaration: [
    refused('no name', { submit_person_name: ' ' }, required),
    refused('no date', { submit_date: '' }, required),
    refused('no such date', { submit_date: '31/02/2026' }, personErrors.validDate),
    refused('tomorrow', { submit_date: '22/11/2026' }, said.laterThanToday('Sydney')),
    accepted('today', { submit_date: '21/11/2026' }),
  ],
  institution: [
    accepted('a financial institution with GIIN', institution, { elsewhere: company }),
    entityRefused(
      'retired fund unanswered',
      { ...entity, 'investors[0].is_aus_retired_fund': null },
      { message: required, field: 'is_aus_retired_fund' },
    ),
    accepted(
      'a retired fund ends there',
      { ...entity, 'investors[0].is_aus_retired_fund': true, 'investors[0].is_financial_institution': null },
      { elsewhere: company },
    ),
    entityRefused('no GIIN', { ...institution, 'investors[0].giin': '' }, { message: required, field: 'giin' }),
    ...['98O96B.00000.LE.250', '98Q96B.00000.XX.250'].map((giin) =>
      entityRefused(giin, { ...institution, 'investors[0].giin': giin }, { message: said.giin, field: 'giin' }),
    ),
  ],
  giinTypes: [
    entityRefused('no type', { ...noGiin, 'investors[0].giin_type': '' }, { message: required, field: 'giin_type' }),
    entityRefused(
      'exempt',
      { ...noGiin, 'investors[0].giin_type': 'EXEMPT' },
      { message: required, field: 'exempt_beneficial_owner' },
    ),
    entityRefused(
      'deemed compliant',
      { ...noGiin, 'investors[0].giin_type': 'DEEMED_COMPLIANT_FFI' },
      { message: required, field: 'deemed_compliant_ffi' },
    ),
    entityRefused(
      'other',
      { ...noGiin, 'investors[0].giin_type': 'OTHER' },
      { message: required, field: 'other_reason' },
    ),
    entityRefused(
      'sponsored, a malformed GIIN',
      {
        ...noGiin,
        'investors[0].giin_type': 'SPONSORED_FINANCIAL_INSTITUTION',
        'investors[0].sponsoring_entity_name': 'S',
        'investors[0].sponsoring_entity_giin': 'x',
      },
      { message: said.giin, field: 'sponsoring_entity_giin' },
    ),
    entityRefused(
      'trustee without GIIN',
      { ...noGiin, 'investors[0].giin_type': 'TRUSTEE_DOCUMENTED_TRUST', 'investors[0].trustee_name': 'T' },
      { message: required, field: 'trustee_giin' },
    ),
  ],
  activeEntity: [
    accepted('an active one', entity, { elsewhere: company }),
    entityRefused(
      'unanswered',
      { ...entity, 'investors[0].is_active_financial_entity': null },
      { message: required, field: 'is_active_financial_entity' },
    ),
    entityRefused(
      'no reason',
      { ...entity, 'investors[0].active_entity_no_tin_reason_type': '' },
      { message: required, field: 'active_entity_no_tin_reason_type' },
    ),
    entityRefused(
      'another reason, no words',
      { ...entity, 'investors[0].active_entity_no_tin_reason_type': 'OTHER' },
      { message: required, field: 'active_entity_no_tin_other_reason' },
    ),
  ],
  controlling: [
    accepted(
      'one controlling person',
      { ...controlled, 'investors[0].cpTinDetails': [controller] },
      { elsewhere: company },
    ),
    entityRefused(
      'needed: unanswered',
      { ...controlled, 'investors[0].controlling_person_needed': null },
      { message: required, field: 'controlling_person_needed' },
    ),
    entityRefused(
      'nobody',
      { ...controlled, 'investors[0].cpTinDetails': [] },
      { message: required, field: 'cpTinDetails' },
    ),
    ...['cp_name', 'cp_dob', 'cp_address'].map((field) =>
      entityRefused(
        `no ${field}`,
        { ...controlled, 'investors[0].cpTinDetails': [{ ...controller, [field]: '' }] },
        { message: required, field: `cpTinDetails[0].${field}` },
      ),
    ),
    entityRefused(
      'no date',
      { ...controlled, 'investors[0].cpTinDetails': [{ ...controller, cp_dob: '31/02/1980' }] },
      { message: personErrors.validDate, field: 'cpTinDetails[0].cp_dob' },
    ),
  ],
} satisfies SchemaTable;

import type { TaxInvestor, TaxType } from '#domain/application.ts';
import { type TaxClass, taxClass } from '#domain/tax/taxClass.ts';
import { taxClassTexts } from '#domain/texts/taxClasses.ts';

const NOT_RETIRED: TaxInvestor = { is_aus_retired_fund: false, is_entity_managed_by_others: false };
const INSTITUTION: TaxInvestor = { ...NOT_RETIRED, is_financial_institution: true };
const WITHOUT: TaxInvestor = { ...INSTITUTION, has_giin: false };
const TRADING: TaxInvestor = { ...NOT_RETIRED, is_financial_institution: false };
const OUTSIDE: TaxInvestor = {
  is_entity_managed_by_others: true,
  cp_tax_country_outside_aus: true,
  controlling_person_needed: true,
};

const LEADS: Record<TaxClass, [TaxType, TaxInvestor][]> = {
  australian: [
    ['I', {}],
    ['D', { tax_country_is_australia: true, has_other_tax_countries: false }],
  ],
  australianAndForeign: [['I', { has_other_tax_countries: true }]],
  foreign: [['I', { tax_country_is_australia: false }]],
  retirementFund: [['S', { is_aus_retired_fund: true }]],
  withGiin: [
    ['C', INSTITUTION],
    ['C', { ...INSTITUTION, is_entity_managed_by_others: true, cp_tax_country_outside_aus: false }],
  ],
  exempt: [['G', { ...WITHOUT, giin_type: 'EXEMPT' }]],
  deemedCompliant: [['C', { ...WITHOUT, giin_type: 'DEEMED_COMPLIANT_FFI' }]],
  sponsored: [['C', { ...WITHOUT, giin_type: 'SPONSORED_FINANCIAL_INSTITUTION' }]],
  trusteeDocumented: [['T', { ...WITHOUT, giin_type: 'TRUSTEE_DOCUMENTED_TRUST' }]],
  withoutGiin: [['C', { ...WITHOUT, giin_type: 'OTHER' }]],
  managedWithPersons: [
    ['C', { ...INSTITUTION, ...OUTSIDE }],
    ['C', { ...TRADING, is_active_financial_entity: true, ...OUTSIDE }],
    ['T', { ...INSTITUTION, ...OUTSIDE, cp_tax_country_outside_aus: null, trust_cp_tax_country_outside_aus: true }],
  ],
  active: [['P', { ...TRADING, is_active_financial_entity: true }]],
  passiveWithPersons: [['C', { ...TRADING, is_active_financial_entity: false, controlling_person_needed: true }]],
  passive: [['C', { ...TRADING, is_active_financial_entity: false, controlling_person_needed: false }]],
};

it.each(Object.entries(LEADS).flatMap(([expected, rows]) => rows.map(([type, block]) => ({ expected, type, block }))))(
  '[3-TAX-06] $type $block leads to $expected',
  ({ expected, type, block }) => {
    expect(taxClass(type, block)).toBe(expected);
    expect(taxClassTexts).toHaveProperty(expected);
  },
);

it.each<[TaxType | '', TaxInvestor]>([
  ['', INSTITUTION],
  ['C', {}],
  ['C', { is_aus_retired_fund: false }],
  ['C', { ...NOT_RETIRED }],
  ['C', { ...INSTITUTION, is_entity_managed_by_others: null }],
  ['C', { ...INSTITUTION, is_entity_managed_by_others: true }],
  ['T', { ...INSTITUTION, is_entity_managed_by_others: true, cp_tax_country_outside_aus: false }],
  ['C', { ...WITHOUT, giin_type: '' }],
  ['C', { ...WITHOUT, giin_type: 'toString' }],
  ['C', TRADING],
  ['C', { ...TRADING, is_active_financial_entity: false }],
  ['C', { tax_country_is_australia: false, is_aus_retired_fund: true }],
])('[3-TAX-06] %s %j leads to nothing yet', (type, block) => {
  expect(taxClass(type, block)).toBeNull();
});

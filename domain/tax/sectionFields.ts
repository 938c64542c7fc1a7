/** Which fields a section of the tax form holds, and the form without what its closed sections still hold. */
import type { TaxDetails, TaxInvestor, TaxType } from '../application.ts';
import { GIIN_TYPE_FIELDS, blankTaxInvestor, taxSections } from '../tax.ts';

/** The fields of each section but those that answer for themselves: residency always shows, `giin_detail` goes by its type. */
const SECTION_FIELDS: Record<string, readonly (keyof TaxInvestor)[]> = {
  tfn: ['tfn'],
  tins: ['tins'],
  retired_fund: ['is_aus_retired_fund'],
  fin_inst: ['is_financial_institution'],
  has_giin: ['has_giin'],
  giin: ['giin'],
  giin_type: ['giin_type'],
  managed: ['is_entity_managed_by_others'],
  cp_outside: ['cp_tax_country_outside_aus'],
  trust_cp_outside: ['trust_cp_tax_country_outside_aus'],
  active_nfe: ['is_active_financial_entity'],
  nfe_reason: ['active_entity_no_tin_reason_type'],
  nfe_other_reason: ['active_entity_no_tin_other_reason'],
  controlling_person: ['controlling_person_needed'],
  cp_details: ['cpTinDetails'],
  ...Object.fromEntries(Object.entries(GIIN_TYPE_FIELDS).map(([type, fields]) => [`giin_detail:${type}`, fields])),
};

/**
 * The tax details with every answer of a section that is not on screen set back to its blank, as they are sent (general reading
 * of document 3: a hidden field never travels with a stale value). Fields that were never there stay away.
 */
export function withoutHiddenTaxAnswers(details: TaxDetails): TaxDetails {
  if (!details.investors) return details;
  return { ...details, investors: details.investors.map((block) => cleared(details.tax_type, block)) };
}

function cleared(taxType: TaxType | '' | undefined, block: TaxInvestor): TaxInvestor {
  const shown = taxSections(taxType, block);
  const blank = blankTaxInvestor();
  const hidden = Object.entries(SECTION_FIELDS).flatMap(([section, fields]) => (shown.includes(section) ? [] : fields));
  const resets: Partial<TaxInvestor> = Object.fromEntries(
    hidden.filter((field) => block[field] !== undefined).map((field) => [field, blank[field]] as const),
  );
  return { ...block, ...resets };
}

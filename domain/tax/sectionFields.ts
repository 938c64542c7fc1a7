/** Fields of each section of the tax form, and removal of the answers in closed sections. */
import type { TaxInvestor, TaxType, Tin } from '../model/application.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import { GIIN_TYPE_FIELDS, blankTaxInvestor, blankTin } from './resets.ts';
import { taxSections, tinSections } from './sections.ts';

/** Fields of each section, except residency, which always shows; the type decides the fields of `giin_detail`. */
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
 * Returns a block as it is sent: every answer in a section that is not on screen is reset to its blank (general reading of document 3: a
 * hidden field never travels with a stale value). Absent fields stay absent.
 */
export function withoutHiddenTaxAnswers(taxType: TaxType | '' | undefined, block: TaxInvestor): TaxInvestor {
  const shown = taxSections(taxType, block);
  const blank = blankTaxInvestor();
  const hidden = Object.entries(SECTION_FIELDS).flatMap(([section, fields]) => (shown.includes(section) ? [] : fields));
  const resets: Partial<TaxInvestor> = Object.fromEntries(
    hidden.filter((field) => block[field] !== undefined).map((field) => [field, blank[field]] as const),
  );
  const { tins, cpTinDetails } = block;
  return {
    ...block,
    ...(Array.isArray(tins) && { tins: tins.map(clearedTin) }),
    ...(Array.isArray(cpTinDetails) && { cpTinDetails: cpTinDetails.map(clearedTin) }),
    ...resets,
  };
}

/**
 * Returns a tax number entry without a number that does not exist, a reason for one that does, or a text for a reason that needs none
 * (3-TIN-09 to 3-TIN-11).
 */
function clearedTin(tin: Tin): Tin {
  const shown = tinSections(tin);
  const { tin: number, reason_type: type, reason_text: text } = blankTin();
  const hidden = Object.entries({ tin: number, reason_type: type, reason_text: text }).filter(
    ([field]) => Object.hasOwn(tin, field) && !shown.includes(field),
  );
  return { ...tin, ...Object.fromEntries(hidden) };
}

/** Fields of every investor block: its name, residency and quoted number. */
const ALWAYS_READ = ['investor_name', 'tax_country_is_australia', 'tfn'] as const;

/** Returns the applicable fields of a block, by the sections on its screen. */
export function applicableTaxFields(
  taxType: TaxType | '' | undefined,
  block: TaxInvestor,
): readonly (keyof TaxInvestor)[] {
  const sections = taxSections(taxType, block);
  return [
    ...ALWAYS_READ,
    ...(sections.includes('other_countries') ? (['has_other_tax_countries'] as const) : []),
    ...sections.flatMap((section) => ownEntry(SECTION_FIELDS, section) ?? []),
  ];
}

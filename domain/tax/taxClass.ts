/** Tax class that follows from the answers of a tax block, under FATCA and the Common Reporting Standard. */
import type { TaxInvestor, TaxType } from '../model/application.ts';
import type { taxClassTexts } from '../texts/taxClasses.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import { taxInvestorKind, taxSections } from './sections.ts';

/** Class of a taxpayer for the tax offices. */
export type TaxClass = keyof typeof taxClassTexts;

/** Classes of a financial institution without a GIIN, by the reason for having none (3-GIIN-13). */
const WITHOUT_GIIN: Readonly<Record<string, TaxClass>> = {
  EXEMPT: 'exempt',
  DEEMED_COMPLIANT_FFI: 'deemedCompliant',
  SPONSORED_FINANCIAL_INSTITUTION: 'sponsored',
  TRUSTEE_DOCUMENTED_TRUST: 'trusteeDocumented',
  OTHER: 'withoutGiin',
};

/**
 * Returns the taxpayer's class by the answers of a block; null while a decisive answer is missing. If others manage an entity, its
 * controlling persons take precedence over everything else (3-CP-04).
 * @example taxClass('C', { is_aus_retired_fund: true }) === 'retirementFund'
 */
export function taxClass(taxType: TaxType | '' | undefined, block: TaxInvestor): TaxClass | null {
  const kind = taxInvestorKind(taxType);
  if (kind === null) return null;
  return kind === 'INDIV' ? individualClass(block) : entityClass(taxSections(taxType, block), block);
}

function individualClass({
  tax_country_is_australia: isAustralian,
  has_other_tax_countries: has,
}: TaxInvestor): TaxClass {
  if (isAustralian === false) return 'foreign';
  return has === true ? 'australianAndForeign' : 'australian';
}

function entityClass(sections: readonly string[], block: TaxInvestor): TaxClass | null {
  if (block.is_aus_retired_fund === true && sections.includes('retired_fund')) return 'retirementFund';
  if (block.is_financial_institution == null || !isManagementTold(sections, block)) return null;
  const hasPersons = sections.includes('controlling_person');
  if (hasPersons && block.controlling_person_needed == null) return null;
  if (block.is_financial_institution) {
    if (hasPersons && block.controlling_person_needed) return 'managedWithPersons';
    if (block.has_giin !== false) return 'withGiin';
    return ownEntry(WITHOUT_GIIN, block.giin_type) ?? null;
  }
  if (block.is_active_financial_entity == null) return null;
  if (block.is_active_financial_entity)
    return hasPersons && block.controlling_person_needed ? 'managedWithPersons' : 'active';
  return block.controlling_person_needed ? 'passiveWithPersons' : 'passive';
}

/**
 * True when the management question is answered and, for an entity that others manage, so is the question about persons outside Australia.
 */
function isManagementTold(sections: readonly string[], block: TaxInvestor): boolean {
  if (block.is_entity_managed_by_others == null) return false;
  if (sections.includes('cp_outside')) return block.cp_tax_country_outside_aus != null;
  return !sections.includes('trust_cp_outside') || block.trust_cp_tax_country_outside_aus != null;
}

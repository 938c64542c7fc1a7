/** Tax form: the types on offer, and the sections that an investor block shows (3-TAX, 3-TIN, 3-GIIN, 3-NFE, 3-CP). */
import { investingKind } from '../model/investorTypes.ts';
import type { InvestorDetails, TaxInvestor, TaxType, Tin } from '../model/application.ts';
import { type ActingUser, isIssuerActing } from '../model/session.ts';
import { taxInvestorKind } from './taxKind.ts';

export { taxInvestorKind } from './taxKind.ts';

/** Every tax type, in the order of 3-TAX-15. */
export const TAX_TYPES: readonly TaxType[] = ['I', 'D', 'C', 'S', 'P', 'T', 'G', 'O'];

/** Types that no investor type offers; the issuer may choose them for estates and government bodies (3-TAX-20). */
export const ISSUER_ONLY_TYPES: readonly TaxType[] = ['D', 'G', 'O'];

/** Trust types whose returns are lodged under a TFN, so that an ABN will not do (3-TFN-09). */
const TFN_ONLY_TRUST_TYPES: readonly string[] = ['superannuation_fund', 'family'];

/**
 * Returns the tax types on offer for the answers of the investor step (3-TAX-16 to 3-TAX-20), in the order of 3-TAX-15; issuer-acting users
 * may also choose D, G and O.
 */
export function taxTypesFor(
  details: Pick<InvestorDetails, 'investor_type' | 'trusteeType' | 'investors'> | undefined,
  user: ActingUser | null,
): TaxType[] {
  const offered = [...investorTaxTypes(details), ...(isIssuerActing(user) ? ISSUER_ONLY_TYPES : [])];
  return TAX_TYPES.filter((type) => offered.includes(type));
}

/** True for a trust that must give a TFN if it gives a number at all (3-TFN-09). */
export function isTfnForced(details: Pick<InvestorDetails, 'investor_type' | 'trustType'> | undefined): boolean {
  return investingKind(details?.investor_type) === 'trust' && TFN_ONLY_TRUST_TYPES.includes(details?.trustType ?? '');
}

/**
 * Returns the sections that an investor block shows, in order; the choice of type, Add investor and the declaration belong to the form
 * (3-TAX-07 to 3-TAX-09). A section opens on an explicit answer only, and answers of closed sections do not count.
 * @example taxSections('I', { tax_country_is_australia: true }) // ['name', 'au_resident', 'tfn', 'other_countries']
 */
export function taxSections(taxType: TaxType | '' | null | undefined, block: TaxInvestor): string[] {
  const kind = taxInvestorKind(taxType);
  if (kind === null) return [];
  const residency = residencySections(block);
  return kind === 'INDIV' ? residency : [...residency, ...entitySections(taxType === 'T', block)];
}

/** Returns the fields of one TIN entry, in order (3-TIN-01, 3-TIN-03, 3-TIN-09 to 3-TIN-11). */
export function tinSections(tin: Tin): string[] {
  return [
    ...(tin.person_type === 'CONTROL_PERSON' ? ['cp_name', 'cp_dob', 'cp_address'] : []),
    'tax_country',
    'has_tin',
    ...(tin.has_tin === true ? ['tin'] : []),
    ...(tin.has_tin === false ? ['reason_type'] : []),
    ...(tin.has_tin === false && tin.reason_type === 'UNABLE_TO_OBTAIN' ? ['reason_text'] : []),
  ];
}

function investorTaxTypes(
  details: Pick<InvestorDetails, 'investor_type' | 'trusteeType' | 'investors'> | undefined,
): readonly TaxType[] {
  switch (investingKind(details?.investor_type) ?? details?.investor_type) {
    case 'individual':
    case 'joint_individual':
      return ['I'];
    case 'company':
      return ['C'];
    case 'partnership':
      return ['P'];
    case 'trust':
      return trustTaxTypes(details?.trusteeType === 'company');
    case 'bare_trust':
      return trustTaxTypes((details?.investors ?? []).some((trustee) => trustee.trusteeType === 'company'));
    default:
      return [];
  }
}

function trustTaxTypes(hasCompanyTrustee: boolean): readonly TaxType[] {
  return hasCompanyTrustee ? ['C', 'S', 'T'] : ['I', 'S', 'T'];
}

/** True for a resident of Australia: unanswered residency counts as its default (3-TAX-25). */
export function isAustralian(block: TaxInvestor): boolean {
  return block.tax_country_is_australia !== false;
}

/** True if other countries tax them: somebody who lives abroad has some by definition. */
export function hasOtherCountries(block: TaxInvestor): boolean {
  return !isAustralian(block) || block.has_other_tax_countries === true;
}

function residencySections(block: TaxInvestor): string[] {
  const australian = isAustralian(block) ? ['tfn', 'other_countries'] : [];
  return ['name', 'au_resident', ...australian, ...(hasOtherCountries(block) ? ['tins'] : [])];
}

function entitySections(isTrust: boolean, block: TaxInvestor): string[] {
  const isRetiredAsked = !hasOtherCountries(block);
  const retired = isRetiredAsked ? ['retired_fund'] : [];
  if (isRetiredAsked && block.is_aus_retired_fund !== false) return retired;
  return [
    ...retired,
    'fin_inst',
    ...giinSections(block),
    'managed',
    ...outsideSections(isTrust, block),
    ...nfeSections(block),
    ...controllingSections(isTrust, block),
  ];
}

function giinSections(block: TaxInvestor): string[] {
  if (block.is_financial_institution !== true) return [];
  if (block.has_giin !== false) return ['has_giin', 'giin'];
  return ['has_giin', 'giin_type', ...(block.giin_type ? [`giin_detail:${block.giin_type}`] : [])];
}

function outsideSections(isTrust: boolean, block: TaxInvestor): string[] {
  if (block.is_entity_managed_by_others !== true) return [];
  return [isTrust ? 'trust_cp_outside' : 'cp_outside'];
}

function nfeSections(block: TaxInvestor): string[] {
  if (block.is_financial_institution !== false) return [];
  if (block.is_active_financial_entity !== true) return ['active_nfe'];
  return [
    'active_nfe',
    'nfe_reason',
    ...(block.active_entity_no_tin_reason_type === 'OTHER' ? ['nfe_other_reason'] : []),
  ];
}

/**
 * Returns the sections about controlling persons: an entity that is managed by others with a person outside Australia, or is expressly not
 * active (3-CP-04, 3-CP-05).
 */
export function controllingSections(isTrust: boolean, block: TaxInvestor): string[] {
  const isOutside = isTrust
    ? block.trust_cp_tax_country_outside_aus === true
    : block.cp_tax_country_outside_aus === true;
  const isManagedOutside = block.is_entity_managed_by_others === true && isOutside;
  const isNotActive = block.is_financial_institution === false && block.is_active_financial_entity === false;
  if (!isManagedOutside && !isNotActive) return [];
  return block.controlling_person_needed === true ? ['controlling_person', 'cp_details'] : ['controlling_person'];
}

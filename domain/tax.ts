/** The tax form: which sections an investor block shows, and what an answer clears (3-TAX, 3-TIN, 3-GIIN, 3-NFE, 3-CP). */
import { investingKind } from './application/investorTypes.ts';
import { lookUp } from './formats/lookUp.ts';
import type { InvestorDetails, TaxDetails, TaxInvestor, TaxType, Tin } from './application.ts';
import { type ActingUser, isIssuerActing } from './session.ts';
import { taxInvestorKind } from './tax/taxKind.ts';

export { taxInvestorKind } from './tax/taxKind.ts';

/** Every tax type, in the order of 3-TAX-15. */
export const TAX_TYPES: readonly TaxType[] = ['I', 'D', 'C', 'S', 'P', 'T', 'G', 'O'];

/** Types that no investor type offers; the issuer may choose them for estates and government bodies (3-TAX-20). */
export const ISSUER_ONLY_TYPES: readonly TaxType[] = ['D', 'G', 'O'];

/** Trust types whose returns are lodged under a TFN, so that an ABN will not do (3-TFN-09). */
const TFN_ONLY_TRUST_TYPES: readonly string[] = ['superannuation_fund', 'family'];

/** The answers of the controlling-person section while it is closed. */
const NO_CONTROLLING_PERSONS = { controlling_person_needed: null, cpTinDetails: [] } satisfies Partial<TaxInvestor>;

const NO_OUTSIDE_ANSWER = {
  cp_tax_country_outside_aus: null,
  trust_cp_tax_country_outside_aus: null,
} satisfies Partial<TaxInvestor>;

const NO_NFE_REASON = {
  active_entity_no_tin_reason_type: '',
  active_entity_no_tin_other_reason: '',
} satisfies Partial<TaxInvestor>;

const NO_NFE_ANSWERS = { is_active_financial_entity: null, ...NO_NFE_REASON } satisfies Partial<TaxInvestor>;

const NO_GIIN_DETAILS = {
  exempt_beneficial_owner: '',
  deemed_compliant_ffi: '',
  sponsoring_entity_name: '',
  sponsoring_entity_giin: '',
  trustee_name: '',
  trustee_giin: '',
  other_reason: '',
} satisfies Partial<TaxInvestor>;

const NO_GIIN_ANSWERS = { has_giin: true, giin: '', giin_type: '', ...NO_GIIN_DETAILS } satisfies Partial<TaxInvestor>;

/** The fields that belong to each reason for having no GIIN (3-GIIN-15 to 3-GIIN-21). */
export const GIIN_TYPE_FIELDS: Record<string, readonly (keyof typeof NO_GIIN_DETAILS)[]> = {
  EXEMPT: ['exempt_beneficial_owner'],
  DEEMED_COMPLIANT_FFI: ['deemed_compliant_ffi'],
  SPONSORED_FINANCIAL_INSTITUTION: ['sponsoring_entity_name', 'sponsoring_entity_giin'],
  TRUSTEE_DOCUMENTED_TRUST: ['trustee_name', 'trustee_giin'],
  OTHER: ['other_reason'],
};

const NO_ENTITY_ANSWERS = {
  is_aus_retired_fund: null,
  is_financial_institution: null,
  is_entity_managed_by_others: null,
  ...NO_GIIN_ANSWERS,
  ...NO_OUTSIDE_ANSWER,
  ...NO_NFE_ANSWERS,
  ...NO_CONTROLLING_PERSONS,
} satisfies Partial<TaxInvestor>;

/**
 * The tax types on offer for what the investor step says (3-TAX-16 to 3-TAX-20), in the order of 3-TAX-15; issuer-acting users
 * may also choose D, G and O.
 */
export function taxTypesFor(
  details: Pick<InvestorDetails, 'investor_type' | 'trusteeType' | 'investors'> | undefined,
  user: ActingUser | null,
): TaxType[] {
  const offered = [...investorTaxTypes(details), ...(isIssuerActing(user) ? ISSUER_ONLY_TYPES : [])];
  return TAX_TYPES.filter((type) => offered.includes(type));
}

/** True for a trust that must give a TFN where it gives a number at all (3-TFN-09). */
export function isTfnForced(details: Pick<InvestorDetails, 'investor_type' | 'trustType'> | undefined): boolean {
  return investingKind(details?.investor_type) === 'trust' && TFN_ONLY_TRUST_TYPES.includes(details?.trustType ?? '');
}

/**
 * The sections that an investor block shows, in order; the choice of type, Add investor and the declaration belong to the form
 * (3-TAX-07 to 3-TAX-09). A section opens on an explicit answer only, and answers of closed sections count for nothing.
 * @example taxSections('I', { tax_country_is_australia: true }) // ['name', 'au_resident', 'tfn', 'other_countries']
 */
export function taxSections(taxType: TaxType | '' | null | undefined, block: TaxInvestor): string[] {
  const kind = taxInvestorKind(taxType);
  if (kind === null) return [];
  const residency = residencySections(block);
  return kind === 'INDIV' ? residency : [...residency, ...entitySections(taxType === 'T', block)];
}

/** The fields of one TIN entry, in order (3-TIN-01, 3-TIN-03, 3-TIN-09 to 3-TIN-11). */
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

/** A TIN entry as it is first shown. */
export function blankTin(personType: NonNullable<Tin['person_type']> = 'NORMAL'): Tin {
  const person = personType === 'CONTROL_PERSON' ? { cp_name: '', cp_dob: '', cp_address: '' } : {};
  return {
    person_type: personType,
    ...person,
    tax_country: null,
    has_tin: null,
    tin: '',
    reason_type: '',
    reason_text: '',
  };
}

/** An investor block as it is first shown (3-TAX-25, 3-TAX-26, 3-GIIN-03). */
export function blankTaxInvestor(name = ''): TaxInvestor {
  return {
    investor_name: name,
    tax_country_is_australia: true,
    has_other_tax_countries: false,
    tfn: '',
    tins: [],
    ...NO_ENTITY_ANSWERS,
  };
}

/** The block after `change`, one answer or several, with everything that these answers set or clear (state table of 3-TAX). */
export function resetTaxBlock(block: TaxInvestor, change: Partial<TaxInvestor>): TaxInvestor {
  const changed = { ...block, ...change };
  return EFFECTS.reduce(
    (result, { field, effect }) => (Object.hasOwn(change, field) ? { ...result, ...effect(result) } : result),
    changed,
  );
}

/** The form after another tax type was chosen: its kind, only the first block for an entity, and what no longer applies cleared. */
export function changeTaxType(details: TaxDetails, taxType: TaxType): TaxDetails {
  const kind = taxInvestorKind(taxType) ?? 'INDIV';
  const blocks = details.investors ?? [];
  const isTrustWordingChanged = (details.tax_type === 'T') !== (taxType === 'T');
  const investors =
    kind === 'INDIV'
      ? blocks.map((block) => ({ ...block, ...NO_ENTITY_ANSWERS }))
      : blocks.slice(0, 1).map((block) => (isTrustWordingChanged ? resetTaxBlock(block, NO_OUTSIDE_ANSWER) : block));
  return { ...details, tax_type: taxType, investor_type: kind, ...(details.investors ? { investors } : {}) };
}

/** The TIN entry after `change`, with what that answer clears (3-TIN-09 to 3-TIN-11). */
export function resetTin(tin: Tin, change: Partial<Tin>): Tin {
  const changed = { ...tin, ...change };
  if ('has_tin' in change)
    return { ...changed, ...(changed.has_tin === true ? { reason_type: '' as const, reason_text: '' } : { tin: '' }) };
  const keepsText = !('reason_type' in change) || changed.reason_type === 'UNABLE_TO_OBTAIN';
  return keepsText ? changed : { ...changed, reason_text: '' };
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

/** Unanswered residency counts as its default, Australian (3-TAX-25); somebody living abroad has other countries by definition. */
function isAustralian(block: TaxInvestor): boolean {
  return block.tax_country_is_australia !== false;
}

function hasOtherCountries(block: TaxInvestor): boolean {
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

/** 3-CP-04, 3-CP-05: managed by others with somebody outside Australia, or expressly not an active entity. */
function controllingSections(isTrust: boolean, block: TaxInvestor): string[] {
  const isOutside = isTrust
    ? block.trust_cp_tax_country_outside_aus === true
    : block.cp_tax_country_outside_aus === true;
  const isManagedOutside = block.is_entity_managed_by_others === true && isOutside;
  const isNotActive = block.is_financial_institution === false && block.is_active_financial_entity === false;
  if (!isManagedOutside && !isNotActive) return [];
  return block.controlling_person_needed === true ? ['controlling_person', 'cp_details'] : ['controlling_person'];
}

type Effect = (block: TaxInvestor) => Partial<TaxInvestor>;

/** What each answer sets and clears, in the order of the form, so that one answer may set off the next. */
const EFFECTS: readonly { field: keyof TaxInvestor; effect: Effect }[] = [
  { field: 'tax_country_is_australia', effect: afterResidency },
  { field: 'has_other_tax_countries', effect: afterOtherCountries },
  {
    field: 'is_aus_retired_fund',
    effect: (block) => (block.is_aus_retired_fund === true ? { ...NO_ENTITY_ANSWERS, is_aus_retired_fund: true } : {}),
  },
  { field: 'is_financial_institution', effect: afterFinancialInstitution },
  {
    field: 'has_giin',
    effect: (block) => (block.has_giin === false ? { giin: '' } : { giin_type: '', ...NO_GIIN_DETAILS }),
  },
  { field: 'giin_type', effect: afterGiinType },
  {
    field: 'is_entity_managed_by_others',
    effect: (block) => (block.is_entity_managed_by_others === true ? {} : closing(block, NO_OUTSIDE_ANSWER)),
  },
  { field: 'cp_tax_country_outside_aus', effect: afterOutside },
  { field: 'trust_cp_tax_country_outside_aus', effect: afterOutside },
  {
    field: 'is_active_financial_entity',
    effect: (block) => (block.is_active_financial_entity === true ? closing(block, {}) : NO_NFE_REASON),
  },
  {
    field: 'active_entity_no_tin_reason_type',
    effect: (block) =>
      block.active_entity_no_tin_reason_type === 'OTHER' ? {} : { active_entity_no_tin_other_reason: '' },
  },
  {
    field: 'controlling_person_needed',
    effect: (block) => ({
      cpTinDetails: block.controlling_person_needed === true ? seeded(block.cpTinDetails, 'CONTROL_PERSON') : [],
    }),
  },
];

function afterResidency(block: TaxInvestor): Partial<TaxInvestor> {
  if (isAustralian(block)) return { tfn: '' };
  return {
    tfn: '',
    has_other_tax_countries: true,
    ...afterOtherCountries({ ...block, has_other_tax_countries: true }),
  };
}

function afterOtherCountries(block: TaxInvestor): Partial<TaxInvestor> {
  return hasOtherCountries(block) ? { tins: seeded(block.tins, 'NORMAL'), is_aus_retired_fund: null } : { tins: [] };
}

function afterFinancialInstitution(block: TaxInvestor): Partial<TaxInvestor> {
  if (block.is_financial_institution === false) return NO_GIIN_ANSWERS;
  return closing(block, NO_NFE_ANSWERS);
}

function afterGiinType(block: TaxInvestor): Partial<TaxInvestor> {
  const kept = lookUp(GIIN_TYPE_FIELDS, block.giin_type) ?? [];
  return Object.fromEntries(Object.entries(NO_GIIN_DETAILS).filter(([field]) => !kept.some((name) => name === field)));
}

/** Somebody outside Australia opens the controlling-person section with the answer yes (3-CP-06). */
function afterOutside(block: TaxInvestor): Partial<TaxInvestor> {
  const isOutside = block.cp_tax_country_outside_aus === true || block.trust_cp_tax_country_outside_aus === true;
  if (!isOutside) return closing(block, {});
  const needed = block.controlling_person_needed ?? true;
  return {
    controlling_person_needed: needed,
    cpTinDetails: needed ? seeded(block.cpTinDetails, 'CONTROL_PERSON') : [],
  };
}

/** The change, and with it the controlling persons where their section closes by it. */
function closing(block: TaxInvestor, change: Partial<TaxInvestor>): Partial<TaxInvestor> {
  const after = { ...block, ...change };
  const isOpen = controllingSections(false, after).length > 0 || controllingSections(true, after).length > 0;
  return isOpen ? change : { ...change, ...NO_CONTROLLING_PERSONS };
}

function seeded(entries: Tin[] | undefined, personType: NonNullable<Tin['person_type']>): Tin[] {
  return entries && entries.length > 0 ? entries : [blankTin(personType)];
}

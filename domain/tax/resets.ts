/** Tax form: blank blocks and rows, and the answers that another answer clears (state table of 3-TAX; 3-TIN, 3-GIIN, 3-NFE, 3-CP). */
import { ownEntry } from '../formats/ownEntry.ts';
import type { TaxDetails, TaxInvestor, TaxType, Tin } from '../model/application.ts';
import { controllingSections, hasOtherCountries, isAustralian } from './sections.ts';
import { taxInvestorKind } from './taxKind.ts';

/** Answers of the controlling-person section while it is closed. */
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

/** Fields that belong to each reason for having no GIIN (3-GIIN-15 to 3-GIIN-21). */
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

/** Returns a new TIN entry. */
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

/** Returns a new investor block (3-TAX-25, 3-TAX-26, 3-GIIN-03). */
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

/** Returns the block after `change`, one answer or several, with everything that these answers set or clear (state table of 3-TAX). */
export function resetTaxBlock(block: TaxInvestor, change: Partial<TaxInvestor>): TaxInvestor {
  const changed = { ...block, ...change };
  return EFFECTS.reduce(
    (result, { field, effect }) => (Object.hasOwn(change, field) ? { ...result, ...effect(result) } : result),
    changed,
  );
}

/**
 * Returns the form after another tax type was chosen: its kind, only the first block for an entity, and answers that no longer apply
 * cleared.
 */
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

/** Returns the TIN entry after `change`, without the answers that this change clears (3-TIN-09 to 3-TIN-11). */
export function resetTin(tin: Tin, change: Partial<Tin>): Tin {
  const changed = { ...tin, ...change };
  if ('has_tin' in change)
    return { ...changed, ...(changed.has_tin === true ? { reason_type: '' as const, reason_text: '' } : { tin: '' }) };
  const keepsText = !('reason_type' in change) || changed.reason_type === 'UNABLE_TO_OBTAIN';
  return keepsText ? changed : { ...changed, reason_text: '' };
}

type Effect = (block: TaxInvestor) => Partial<TaxInvestor>;

/** Effects of each answer, in the order of the form, so that one answer may trigger the next. */
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
  const kept = ownEntry(GIIN_TYPE_FIELDS, block.giin_type) ?? [];
  return Object.fromEntries(Object.entries(NO_GIIN_DETAILS).filter(([field]) => !kept.some((name) => name === field)));
}

/** A person outside Australia opens the controlling-person section with the answer yes (3-CP-06). */
function afterOutside(block: TaxInvestor): Partial<TaxInvestor> {
  const isOutside = block.cp_tax_country_outside_aus === true || block.trust_cp_tax_country_outside_aus === true;
  if (!isOutside) return closing(block, {});
  const needed = block.controlling_person_needed ?? true;
  return {
    controlling_person_needed: needed,
    cpTinDetails: needed ? seeded(block.cpTinDetails, 'CONTROL_PERSON') : [],
  };
}

/** Returns the change; if it closes the controlling-person section, that section's answers are cleared, too. */
function closing(block: TaxInvestor, change: Partial<TaxInvestor>): Partial<TaxInvestor> {
  const after = { ...block, ...change };
  const isOpen = controllingSections(false, after).length > 0 || controllingSections(true, after).length > 0;
  return isOpen ? change : { ...change, ...NO_CONTROLLING_PERSONS };
}

function seeded(entries: Tin[] | undefined, personType: NonNullable<Tin['person_type']>): Tin[] {
  return entries && entries.length > 0 ? entries : [blankTin(personType)];
}

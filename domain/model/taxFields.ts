/** Fields of tax answers: one foreign tax number, a block of the tax step, the declaration inside another block. */
import type { TinReason } from '../data/choices.ts';
import { personal, plain, secret, taxNumber, type FieldTable, type ValuesOf } from './fieldKinds.ts';
import { LONGEST, MOST } from './limits.ts';

export const TIN = {
  /** A UUID of its own. */
  id: plain.id,
  person_type: plain.oneOf<'NORMAL' | 'CONTROL_PERSON'>(),
  tax_country: plain.numberOrNull,
  has_tin: plain.answer,
  tin: taxNumber,
  reason_type: plain.oneOf<TinReason | ''>(),
  reason_text: personal.text(LONGEST.words),
  cp_name: personal.text(LONGEST.wholeName),
  cp_dob: secret.date,
  cp_address: personal.text(LONGEST.address),
  encrypted_tin: plain.flag,
} satisfies FieldTable;

/** One foreign tax number, or the reason why there is none (3 §3, TIN). */
export interface Tin extends ValuesOf<typeof TIN> {}

export const TAX_INVESTOR = {
  /** Id of the person or organisation in question, or an id of its own if the application has no such entity. */
  id: plain.id,
  investor_name: personal.text(LONGEST.wholeName),
  tax_country_is_australia: plain.answer,
  has_other_tax_countries: plain.answer,
  tfn: taxNumber,
  tins: personal.rows<Tin>(TIN, { most: MOST.tins, of: 'country' }),
  is_aus_retired_fund: plain.answer,
  is_financial_institution: plain.answer,
  has_giin: plain.answer,
  giin: secret.text(LONGEST.number),
  giin_type: plain.text(LONGEST.choice),
  exempt_beneficial_owner: personal.text(LONGEST.words),
  deemed_compliant_ffi: personal.text(LONGEST.words),
  sponsoring_entity_name: personal.text(LONGEST.entityName),
  sponsoring_entity_giin: secret.text(LONGEST.number),
  trustee_name: personal.text(LONGEST.wholeName),
  trustee_giin: secret.text(LONGEST.number),
  other_reason: personal.text(LONGEST.words),
  is_active_financial_entity: plain.answer,
  active_entity_no_tin_reason_type: plain.text(LONGEST.choice),
  active_entity_no_tin_other_reason: personal.text(LONGEST.words),
  is_entity_managed_by_others: plain.answer,
  cp_tax_country_outside_aus: plain.answer,
  trust_cp_tax_country_outside_aus: plain.answer,
  controlling_person_needed: plain.answer,
  cpTinDetails: personal.rows<Tin>(TIN, { most: MOST.people, of: 'controllingPerson' }),
  encrypted_tfn: plain.flag,
} satisfies FieldTable;

/** One investor block of the tax form (3-TAX-23). */
export interface TaxInvestor extends ValuesOf<typeof TAX_INVESTOR> {}

const {
  id: _id,
  investor_name: _name,
  tax_country_is_australia: _isAustralia,
  has_other_tax_countries: _hasOthers,
  ...SHARED
} = TAX_INVESTOR;

/** Answers of a block of the tax step, two of them under other names, and the declarer's name and date (3-INLINE-01). */
export const TAX_DECLARATION = {
  is_australian_resident: plain.answer,
  is_foreign_resident: plain.answer,
  ...SHARED,
  /** The tick. */
  submit_declaration: plain.flag,
  submit_person_name: personal.text(LONGEST.wholeName),
  /** DD/MM/YYYY on screen; ISO in payloads (3-MISC-08). */
  submit_date: plain.date,
  /** Mark of the declared answers, like that of the tax step (3-DECL-06). */
  signed_answers: plain.text(LONGEST.choice),
  /** Derived: declared, and no question is open. */
  completed: plain.flag,
  /** Derived: declared. */
  submitted: plain.flag,
} satisfies FieldTable;

/** Tax declaration inside the block of a person or organisation; it is about that holder. */
export interface TaxDeclaration extends ValuesOf<typeof TAX_DECLARATION> {}

/** One investor block of the tax form as text; numbers stay hidden until the reader reveals them (3-TAXSUM-04 to 3-TAXSUM-12). */
import type { TaxInvestor, TaxType, Tin } from '../model/application.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import {
  country,
  date,
  linesOf,
  masked,
  text,
  yesNo,
  type Answer,
  type FieldReadings,
  type Line,
} from '../rules/description.ts';
import { taxInvestorKind, tinSections } from './sections.ts';
import { answerTexts } from '../texts/answers.ts';
import { activeNfeReasonLabels, giinTypeLabels, taxTexts, tinReasonLabels } from '../texts/tax.ts';
import { isSufficientlyQuoted } from './quoted.ts';
import { applicableTaxFields } from './sectionFields.ts';

type Context = { taxType: TaxType | '' | undefined };

const READINGS: FieldReadings<TaxInvestor, Context> = {
  id: 'internal',
  encrypted_tfn: 'internal',
  // The name is the title of the block.
  investor_name: 'internal',
  tax_country_is_australia: yesNo(taxTexts.isAustralianResident, ({ tax_country_is_australia: is }) => is ?? true),
  tfn: {
    label: (_block, { taxType }) => (taxInvestorKind(taxType) === 'ENTITY' ? taxTexts.tfnOrAbn : taxTexts.tfn),
    read: quotation,
  },
  has_other_tax_countries: yesNo(taxTexts.hasOtherCountries, ({ has_other_tax_countries: has }) => has),
  tins: { lines: ({ tins = [] }) => tins.flatMap((tin, index) => tinLines(tin, `tins.${index}`)) },
  is_aus_retired_fund: yesNo(taxTexts.retiredFund, ({ is_aus_retired_fund: is }) => is),
  is_financial_institution: yesNo(taxTexts.isFinancialInstitution, ({ is_financial_institution: is }) => is),
  has_giin: yesNo(taxTexts.hasGiin, ({ has_giin: has }) => has),
  giin: text(taxTexts.giin, ({ giin }) => giin),
  giin_type: text(taxTexts.giinType, ({ giin_type: type = '' }) => ownEntry(giinTypeLabels, type) ?? type),
  exempt_beneficial_owner: text(taxTexts.exemptBeneficialOwner, (block) => block.exempt_beneficial_owner),
  deemed_compliant_ffi: text(taxTexts.deemedCompliantFfi, (block) => block.deemed_compliant_ffi),
  sponsoring_entity_name: text(taxTexts.sponsoringEntityName, (block) => block.sponsoring_entity_name),
  sponsoring_entity_giin: text(taxTexts.sponsoringEntityGiin, (block) => block.sponsoring_entity_giin),
  trustee_name: text(taxTexts.trusteeName, (block) => block.trustee_name),
  trustee_giin: text(taxTexts.trusteeGiin, (block) => block.trustee_giin),
  other_reason: text(taxTexts.otherReason, (block) => block.other_reason),
  is_entity_managed_by_others: yesNo(taxTexts.isManagedByOthers, ({ is_entity_managed_by_others: is }) => is),
  cp_tax_country_outside_aus: yesNo(taxTexts.isControlledOutside, ({ cp_tax_country_outside_aus: is }) => is),
  trust_cp_tax_country_outside_aus: yesNo(
    taxTexts.isTrustControlledOutside,
    ({ trust_cp_tax_country_outside_aus: is }) => is,
  ),
  is_active_financial_entity: yesNo(taxTexts.isActiveNfe, ({ is_active_financial_entity: is }) => is),
  active_entity_no_tin_reason_type: text(
    taxTexts.activeNfeReason,
    ({ active_entity_no_tin_reason_type: type = '' }) => ownEntry(activeNfeReasonLabels, type) ?? type,
  ),
  active_entity_no_tin_other_reason: text(taxTexts.otherReason, (block) => block.active_entity_no_tin_other_reason),
  controlling_person_needed: yesNo(taxTexts.controllingPersonsNeeded, ({ controlling_person_needed: are }) => are),
  cpTinDetails: {
    lines: ({ cpTinDetails = [] }) => cpTinDetails.flatMap((tin, index) => tinLines(tin, `cpTinDetails.${index}`)),
  },
};

const TIN_READINGS: FieldReadings<Tin> = {
  id: 'internal',
  person_type: 'internal',
  encrypted_tin: 'internal',
  cp_name: text(taxTexts.controllingPersonName, (tin) => tin.cp_name),
  cp_dob: date(taxTexts.controllingPersonBirth, (tin) => tin.cp_dob),
  cp_address: text(taxTexts.controllingPersonAddress, (tin) => tin.cp_address),
  tax_country: country(taxTexts.taxCountry, (tin) => tin.tax_country),
  has_tin: {
    label: taxTexts.tin,
    read: (tin) => (tin.has_tin ? null : { kind: 'text', value: withoutTin(tin) }),
  },
  tin: masked(taxTexts.tin, ({ tin }) => tin),
  reason_type: { in: 'has_tin' },
  reason_text: { in: 'has_tin' },
};

/** Describes the applicable questions of one block, with the answers. */
export function describeTaxBlock(block: TaxInvestor, taxType: TaxType | '' | undefined): Line[] {
  return linesOf({ readings: READINGS, asked: applicableTaxFields(taxType, block) }, block, { taxType });
}

function tinLines(tin: Tin, path: string): Line[] {
  return linesOf({ readings: TIN_READINGS, asked: tinSections(tin) }, tin, undefined).map((line) => ({
    ...line,
    path: `${path}.${line.path}`,
  }));
}

/** Returns whether enough was quoted, with the number itself behind a button. */
function quotation(block: TaxInvestor): Answer {
  const number = block.tfn?.trim();
  const { sufficient, insufficient } = taxTexts.quoted;
  if (number) return { kind: 'masked', value: number, note: sufficient };
  if (isSufficientlyQuoted(block)) return { kind: 'text', value: sufficient };
  const help = { article: 'tax-exemption-codes', text: taxTexts.quotedHelp } as const;
  return { kind: 'status', value: insufficient, isDone: false, help };
}

/** Returns `Not supplied` with the reason (3-TAXSUM-12). */
function withoutTin({ reason_type: type, reason_text: said }: Tin): string {
  const reason = type ? tinReasonLabels[type] : '';
  const words = type === 'UNABLE_TO_OBTAIN' && said?.trim() ? `${reason}: ${said.trim()}` : reason;
  return words ? `${answerTexts.notSupplied} (${words})` : answerTexts.notSupplied;
}

import { ownEntry } from '#domain/formats/ownEntry.ts';
import { taxTexts } from '#domain/texts/tax.ts';

/** Labels of the fields with `This field is required` as their only message (3-TIN-05). */
const LABELS: Readonly<Record<string, string>> = {
  tax_type: taxTexts.taxType,
  investor_name: taxTexts.investorName,
  tax_country_is_australia: taxTexts.isAustralianResident,
  has_other_tax_countries: taxTexts.hasOtherCountries,
  tax_country: taxTexts.taxCountry,
  has_tin: taxTexts.hasTin,
  tin: taxTexts.tin,
  reason_type: taxTexts.tinReason,
  reason_text: taxTexts.tinReasonText,
  tins: taxTexts.taxCountry,
  is_aus_retired_fund: taxTexts.retiredFund,
  is_financial_institution: taxTexts.isFinancialInstitution,
  has_giin: taxTexts.hasGiin,
  giin: taxTexts.giin,
  giin_type: taxTexts.giinType,
  exempt_beneficial_owner: taxTexts.exemptBeneficialOwner,
  deemed_compliant_ffi: taxTexts.deemedCompliantFfi,
  sponsoring_entity_name: taxTexts.sponsoringEntityName,
  sponsoring_entity_giin: taxTexts.sponsoringEntityGiin,
  trustee_name: taxTexts.trusteeName,
  trustee_giin: taxTexts.trusteeGiin,
  other_reason: taxTexts.otherReason,
  is_entity_managed_by_others: taxTexts.isManagedByOthers,
  cp_tax_country_outside_aus: taxTexts.isControlledOutside,
  trust_cp_tax_country_outside_aus: taxTexts.isTrustControlledOutside,
  is_active_financial_entity: taxTexts.isActiveNfe,
  active_entity_no_tin_reason_type: taxTexts.activeNfeReason,
  active_entity_no_tin_other_reason: taxTexts.otherReason,
  controlling_person_needed: taxTexts.controllingPersonsNeeded,
  cpTinDetails: taxTexts.controllingPersonsNeeded,
  cp_name: taxTexts.controllingPersonName,
  cp_dob: taxTexts.controllingPersonBirth,
  cp_address: taxTexts.controllingPersonAddress,
  submit_person_name: taxTexts.submitPersonName,
  submit_date: taxTexts.submitDate,
};

/** Returns the label of a tax field for the error summary; rows of a list also have their number. */
export function taxFieldLabel(path: string): string | undefined {
  const label = ownEntry(LABELS, path.split('.').at(-1));
  const [, list, index] = /^(tins|cpTinDetails)\[(\d+)\]/.exec(path) ?? [];
  if (index === undefined) return label;
  const row = (list === 'tins' ? taxTexts.country : taxTexts.controllingPerson)(Number(index) + 1);
  return label === undefined ? row : `${row}: ${label}`;
}

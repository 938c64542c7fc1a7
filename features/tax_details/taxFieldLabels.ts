import { lookUp } from '#domain/formats/lookUp.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { taxTexts } from '#domain/texts/tax.ts';

/** The labels of the fields whose only message is `This field is required` (3-TIN-05). */
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
  submit_person_name: taxTexts.submitPersonName,
  submit_date: taxTexts.submitDate,
};

/** What a field of the tax form is called in the error summary; rows of the list of countries by their number as well. */
export function taxFieldLabel(path: string): string | undefined {
  const label = lookUp(LABELS, path.split('.').at(-1));
  const row = /\.tins\[(\d+)\]/.exec(path)?.[1];
  return label !== undefined && row !== undefined ? `${taxTexts.country(Number(row) + 1)}: ${label}` : label;
}

/** The refusals that somebody can do something about here: those of questions that are asked. */
export function askedErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isAsked(path.split('.').at(-1) ?? '')));
}

/** The number has messages of its own, and so has a list as a whole. */
function isAsked(field: string): boolean {
  return Object.hasOwn(LABELS, field) || /^(tfn|tins|investors(\[\d+\])?)$/.test(field);
}

import { COMPANY } from '../model/fields.ts';
import type { Schema } from 'yup';
import type { Company } from '../model/application.ts';
import { isValidAbn, isValidAcn, isValidNzbn } from '../formats/identifiers.ts';
import { type BusinessNumberKind, NO_NUMBER_REASONS } from '../data/choices.ts';
import { asksForBusinessNumber, companyNumberKind } from './businessNumbers.ts';
import { requiresRegisteredCountry } from './registration.ts';
import { entityNameRule } from '../people/personNames.ts';
import { commonErrors, organisationErrors } from '../texts/errors.ts';
import { organisationAddressSchema } from '../addresses/addressSchema.ts';
import type { SchemaContext } from '../rules/context.ts';
import { certificateSchema } from '../people/personSchema.ts';
import { fields, flag, oneOf, required, shownWhile, text, uploadedDocument, when } from '../rules/fieldRules.ts';

/**
 * Returns the schema of a company in any role: investor, corporate trustee, trustee of a bare trust, custodian or holding company (2-CO,
 * 2-CTR-02, 2-TRST-15, 2-BARE-08). Documents never block the step; review judges them.
 */
export function companySchema(context: SchemaContext) {
  return fields(COMPANY, companyFields(context));
}

/** Returns the fields of a company, for schemas with further fields. */
export function companyFields({ offer }: SchemaContext): { [Field in keyof Company]?: Schema } {
  return {
    companyName: text(required(organisationErrors.companyName), entityNameRule),
    ...registrationFields(companyNumberKind, companyNumberRule),
    registered_country: registeredCountry(requiresRegisteredCountry(offer)),
    is_public: flag(),
    is_listed: flag(),
    is_charity: flag(),
    same_address: flag(),
    ...organisationAddressSchema(offer),
    amlCtfDoc: uploadedDocument(),
    ...certificateSchema(offer),
    trusteeType: text(oneOf(['company'], commonErrors.invalid)),
  };
}

/** Checks a country's two letters; required if the offer needs the country (2-CO-05, 2-TRST-05). */
export function registeredCountry(isRequired: boolean): Schema {
  const isCode = when((code) => /^[A-Z]{2}$/.test(code), organisationErrors.registeredCountry);
  return text(
    shownWhile(() => isRequired, required(organisationErrors.registeredCountry)),
    isCode,
  );
}

/**
 * Returns the rules of the business number by its kind, the answer that there is none, and the reason (2-CO-15 to 2-CO-20, 2-CO-27,
 * 2-CO-28). A number is not judged after the answer that there is none.
 */
export function registrationFields<Values extends Company>(
  kindOf: (values: Values) => BusinessNumberKind,
  numberRule: (digits: string, values: Values) => string | null,
): { [Field in keyof Company]?: Schema } {
  const isWithout = (values: Values) => asksForBusinessNumber(kindOf(values)) && values.has_business_number === false;
  const isOther = (values: Values) => isWithout(values) && values.abn_not_available_reason === 'other';
  return {
    has_business_number: flag(),
    business_number: text(
      shownWhile(
        (values: Values) => !isWithout(values),
        (typed, values) => numberRule(withoutBlanks(typed), values),
      ),
    ),
    abn_not_available_reason: text(shownWhile(isWithout, oneOf(NO_NUMBER_REASONS, commonErrors.invalid))),
    other_reason: text(shownWhile(isOther, required())),
  };
}

/** Returns the error of an invalid ABN (2-CO-16, 2-TRST-06, 2-PART-07). */
export function validAbn(digits: string): string | null {
  return when(isValidAbn, organisationErrors.validAbn)(digits);
}

/** 2-CO-15 to 2-CO-20; 13 digits are an NZBN, any other value passes as the NZCN of a New Zealand company. */
function companyNumberRule(digits: string, company: Company): string | null {
  switch (companyNumberKind(company)) {
    case 'ABN':
      return validAbn(digits);
    case 'ACN':
      return required(organisationErrors.acn)(digits) ?? when(isValidAcn, organisationErrors.validAcn)(digits);
    case 'NZBN':
      return (
        required(organisationErrors.nzbn)(digits) ??
        when((typed) => !/^\d{13}$/.test(typed) || isValidNzbn(typed), organisationErrors.validNzbn)(digits)
      );
    case 'TAX':
      return null;
  }
}

/** Removes blanks: people type numbers in groups. */
function withoutBlanks(typed: string): string {
  return typed.replace(/\s/g, '');
}

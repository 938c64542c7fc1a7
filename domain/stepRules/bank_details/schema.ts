import { BANK_DETAILS } from '../../model/fields.ts';
import type { BankDetails } from '../../model/application.ts';
import { DRP_STATUSES } from '../../money/drp.ts';
import { entityNameRule } from '../../people/personNames.ts';
import { bankErrors } from '../../texts/bankErrors.ts';
import {
  australianAccountNumberFormat,
  bicLength,
  bsbFormat,
  foreignAccountNumberFormats,
  requiresStatement,
  statementMissing,
} from '../../money/accountSchema.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { type AccountField, bankFields, isAustralianAccount, asksForDrp } from './rules.ts';
import {
  countryId,
  fields,
  hasDocument,
  oneOf,
  required,
  shownWhile,
  text,
  uploadedDocument,
  when,
} from '../../rules/fieldRules.ts';

/**
 * True when the applicant cannot leave the step without an account: the offer requires one (1-BANK-20), or a statement is compulsory and it
 * needs the account that it shows (1-BANK-19, 1-BANK-22).
 */
export function requiresAccount(context: SchemaContext): boolean {
  return Boolean(context.offer.require_bank_details) || requiresStatement(context);
}

/**
 * Returns the rules of the bank account (1-BANK-10 to 1-BANK-22). The applicant may leave the account out altogether unless the offer
 * requires it; a part of it makes the rest compulsory. Country and reinvestment preference do not count as part of an account.
 */
export function schema(context: SchemaContext) {
  const { offer } = context;
  const isAustralian = isAustralianAccount;
  const isForeign = (values: BankDetails) => !isAustralianAccount(values);
  const hasOther = (field: AccountField) => (values: BankDetails) =>
    Boolean(offer.require_bank_details) || hasOtherBankFields(values, field);
  const needsBsb = (values: BankDetails) =>
    Boolean(offer.require_bank_details) || isFilled(values.accountName) || isFilled(values.accountNumber);
  // A foreign country alone already starts an account (1-BANK-16), so all its fields become compulsory at once.
  const needs = (field: AccountField) => (values: BankDetails) => isForeign(values) || hasOther(field)(values);
  return fields(BANK_DETAILS, {
    bankCountry: countryId(),
    accountName: text(shownWhile(needs('accountName'), required(bankErrors.accountName)), entityNameRule),
    bsb: text(shownWhile(isAustralian, shownWhile(needsBsb, required(bankErrors.bsb)), bsbFormat)),
    accountNumber: text(
      shownWhile(needs('accountNumber'), required(bankErrors.accountNumberOrIban)),
      shownWhile(isAustralian, australianAccountNumberFormat),
      shownWhile(isForeign, ...foreignAccountNumberFormats),
    ),
    swiftCode: text(shownWhile(isForeign, required(bankErrors.swift), bicLength)),
    routingNumber: text(
      shownWhile(
        isForeign,
        when((typed) => typed.length <= 9, bankErrors.routingLength),
      ),
    ),
    accountHolderHomeAddress: text(shownWhile(isForeign, required(bankErrors.homeAddress))),
    drpStatus: text(shownWhile(() => asksForDrp(offer), required(), oneOf(DRP_STATUSES))),
    bank_statement: uploadedDocument(shownWhile(() => requiresStatement(context), statementMissing)),
  });
}

/** True when another field of the account on screen, or the statement, is filled (1-BANK-19). */
function hasOtherBankFields(values: BankDetails, field: AccountField): boolean {
  return (
    bankFields(values).some((other) => other !== field && isFilled(values[other])) || hasDocument(values.bank_statement)
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

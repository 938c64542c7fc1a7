import { BANK_DETAILS } from '../../application/fields.ts';
import type { BankDetails } from '../../application.ts';
import { DRP_STATUSES } from '../../money/drp.ts';
import { entityNameRule } from '../../people/personNames.ts';
import { bankErrors } from '../../texts/errors.ts';
import {
  australianAccountNumberFormat,
  bsbFormat,
  mustGiveStatement,
  statementMissing,
} from '../../money/accountSchema.ts';
import type { SchemaContext } from '../context.ts';
import { type AccountField, bankFields, isAustralianAccount, asksForDrp } from './asked.ts';
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
} from '../fieldRules.ts';

/**
 * Whether the step can be left without an account: not where the offer asks for one (1-BANK-20), nor where a statement must be given,
 * which asks for the account that it is of (1-BANK-19, 1-BANK-22).
 */
export function mustGiveAccount(context: SchemaContext): boolean {
  return Boolean(context.offer.require_bank_details) || mustGiveStatement(context);
}

/**
 * Bank account details (1-BANK-10 to 1-BANK-22). The account may be left out altogether unless the offer requires it; giving
 * part of it asks for the rest. Country and reinvestment preference do not count as part of an account.
 */
export function schema(context: SchemaContext) {
  const { offer } = context;
  const isAustralian = isAustralianAccount;
  const isForeign = (values: BankDetails) => !isAustralianAccount(values);
  const hasOther = (field: AccountField) => (values: BankDetails) =>
    Boolean(offer.require_bank_details) || hasOtherBankFields(values, field);
  const needsBsb = (values: BankDetails) =>
    Boolean(offer.require_bank_details) || isFilled(values.accountName) || isFilled(values.accountNumber);
  // An account abroad is given as soon as its country is (1-BANK-16), so all of it is asked for at once.
  const needs = (field: AccountField) => (values: BankDetails) => isForeign(values) || hasOther(field)(values);
  return fields(BANK_DETAILS, {
    bankCountry: countryId(),
    accountName: text(shownWhile(needs('accountName'), required(bankErrors.accountName)), entityNameRule),
    bsb: text(shownWhile(isAustralian, shownWhile(needsBsb, required(bankErrors.bsb)), bsbFormat)),
    accountNumber: text(
      shownWhile(needs('accountNumber'), required(bankErrors.accountNumberOrIban)),
      shownWhile(isAustralian, australianAccountNumberFormat),
      shownWhile(isForeign, foreignNumberLength, foreignNumberCharacters),
    ),
    swiftCode: text(shownWhile(isForeign, required(bankErrors.swift), atMost(11, bankErrors.swiftLength))),
    routingNumber: text(shownWhile(isForeign, atMost(9, bankErrors.routingLength))),
    accountHolderHomeAddress: text(shownWhile(isForeign, required(bankErrors.homeAddress))),
    drpStatus: text(shownWhile(() => asksForDrp(offer), required(), oneOf(DRP_STATUSES))),
    bank_statement: uploadedDocument(shownWhile(() => mustGiveStatement(context), statementMissing)),
  });
}

/** True when any field of the account on screen but this one, or the statement, is filled (1-BANK-19). */
function hasOtherBankFields(values: BankDetails, field: AccountField): boolean {
  return (
    bankFields(values).some((other) => other !== field && isFilled(values[other])) || hasDocument(values.bank_statement)
  );
}

const foreignNumberLength = atMost(40, bankErrors.accountNumberLength);
const foreignNumberCharacters = when((number) => /^[A-Za-z0-9 ]+$/.test(number), bankErrors.accountNumberCharacters);

function atMost(length: number, message: string) {
  return when((typed) => typed.length <= length, message);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

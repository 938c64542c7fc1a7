/** Rules of accounts that the bank step shares with the payment step and with holdings files. */
import { withoutSpaces } from '../formats/format.ts';
import type { UploadedDocument } from '../model/application.ts';
import { isEditingLodged, isIssuerActing } from '../model/session.ts';
import { bankStatementRule } from '../documents/statements.ts';
import { bankErrors } from '../texts/bankErrors.ts';
import type { SchemaContext } from '../rules/context.ts';
import { hasDocument, when } from '../rules/fieldRules.ts';

/** Rule of a BSB: six digits, with or without a dash or space after the third (1-PAY-15, 1-BANK-10). */
export const bsbFormat = when((bsb) => /^\d{3}[- ]?\d{3}$/.test(bsb), bankErrors.bsbDigits);

/** Rule of an Australian account number: three to twelve digits (1-PAY-17, 1-BANK-12). */
export const australianAccountNumberFormat = when(
  (number) => /^\d{3,12}$/.test(number),
  bankErrors.accountNumberDigits,
);

/** Rules of an account number or IBAN of another country: up to 40 letters, digits and blanks (1-BANK-13, 1-BANK-14). */
export const foreignAccountNumberFormats = [
  when((number) => number.length <= 40, bankErrors.accountNumberLength),
  when((number) => /^[A-Za-z0-9 ]+$/.test(number), bankErrors.accountNumberCharacters),
];

/** Rule of a SWIFT or BIC code: up to 11 characters. Banks print it in groups, so blanks do not count (1-BANK-17). */
export const bicLength = when((typed) => withoutSpaces(typed).length <= 11, bankErrors.swiftLength);

/**
 * True when a missing statement blocks the step (1-BANK-22, 1-PAY-19): the offer's rule for this kind of investor is REQUIRED, issuer staff
 * are not the applicant, and the application is not a submitted one under edit.
 */
export function requiresStatement({ offer, application, user, mode }: SchemaContext): boolean {
  const rule = bankStatementRule(offer, application.contact_details?.holdingProfileType);
  return rule === 'REQUIRED' && !isIssuerActing(user) && !isEditingLodged(mode);
}

/** Returns the message if the bank statement is missing (1-BANK-22, 1-PAY-19). */
export function statementMissing(document: UploadedDocument | undefined): string | null {
  return hasDocument(document) ? null : bankErrors.statement;
}

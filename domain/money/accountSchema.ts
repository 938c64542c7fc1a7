/** What the bank step and the payment step have in common: Australian accounts and recent statements. */
import type { UploadedDocument } from '../application.ts';
import { isEditingLodged, isIssuerActing } from '../session.ts';
import { bankStatementRule } from '../readiness/statements.ts';
import { bankErrors } from '../texts/errors.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import { hasDocument, when } from '../stepRules/fieldRules.ts';

/** Six digits with a dash or blank after the third, or none (1-PAY-15, 1-BANK-10). */
export const bsbFormat = when((bsb) => /^\d{3}[- ]?\d{3}$/.test(bsb), bankErrors.bsbDigits);

/** Three to twelve digits (1-PAY-17, 1-BANK-12). */
export const australianAccountNumberFormat = when(
  (number) => /^\d{3,12}$/.test(number),
  bankErrors.accountNumberDigits,
);

/**
 * Whether the upload blocks the step (1-BANK-22, 1-PAY-19): the offer's rule for this kind of investor says REQUIRED, and it is
 * neither issuer staff who applies nor a lodged application that is edited.
 */
export function mustGiveStatement({ offer, application, user, mode }: SchemaContext): boolean {
  const rule = bankStatementRule(offer, application.contact_details?.holdingProfileType);
  return rule === 'REQUIRED' && !isIssuerActing(user) && !isEditingLodged(mode);
}

/** 1-BANK-22, 1-PAY-19. */
export function statementMissing(document: UploadedDocument | undefined): string | null {
  return hasDocument(document) ? null : bankErrors.statement;
}

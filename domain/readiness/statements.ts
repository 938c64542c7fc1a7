import type { Application, HoldingProfileType } from '../application.ts';
import type { Offer } from '../offer.ts';

export type StatementRule = 'REQUIRED' | 'OPTIONAL' | 'DONOTASK';

/**
 * Whether this applicant has to give a bank statement, may, or is not asked (1-PAY-21, 1-OFFER-07): NEW follows the offer's
 * setting for new investors, every other profile type the one for existing investors; no profile type yet counts as NEW.
 */
export function bankStatementRule(
  offer: Pick<Offer, 'new_investor_bank_statement_type' | 'existing_investor_bank_statement_type'>,
  holdingProfileType: HoldingProfileType | null | undefined,
): StatementRule {
  const isNew = (holdingProfileType ?? 'NEW') === 'NEW';
  const setting = isNew ? offer.new_investor_bank_statement_type : offer.existing_investor_bank_statement_type;
  return setting === 'REQUIRED' || setting === 'DONOTASK' ? setting : 'OPTIONAL';
}

/** Whether a statement upload is on screen at all (1-BANK-08, 1-PAY-22). */
export function asksForStatement({ offer, application }: { offer: Offer; application: Application }): boolean {
  return bankStatementRule(offer, application.contact_details?.holdingProfileType) !== 'DONOTASK';
}

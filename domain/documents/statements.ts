import type { Application, HoldingProfileType } from '../model/application.ts';
import type { Offer } from '../model/offer.ts';

export type StatementRule = 'REQUIRED' | 'OPTIONAL' | 'DONOTASK';

/**
 * Returns the rule for this applicant's bank statement (1-PAY-21, 1-OFFER-07). NEW follows the offer's setting for new investors, every
 * other profile type the one for existing investors; no profile type yet counts as NEW.
 */
export function bankStatementRule(
  offer: Pick<Offer, 'new_investor_bank_statement_type' | 'existing_investor_bank_statement_type'>,
  holdingProfileType: HoldingProfileType | null | undefined,
): StatementRule {
  const isNew = (holdingProfileType ?? 'NEW') === 'NEW';
  const setting = isNew ? offer.new_investor_bank_statement_type : offer.existing_investor_bank_statement_type;
  return setting === 'REQUIRED' || setting === 'DONOTASK' ? setting : 'OPTIONAL';
}

/** True if a statement upload is on screen at all (1-BANK-08, 1-PAY-22). */
export function asksForStatement({ offer, application }: { offer: Offer; application: Application }): boolean {
  return bankStatementRule(offer, application.contact_details?.holdingProfileType) !== 'DONOTASK';
}

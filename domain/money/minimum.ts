import type { Decimal } from 'decimal.js';
import type { Offer } from '../model/offer.ts';
import { amountOrZero } from './money.ts';

type MinimumOffer = Pick<Offer, 'min_investment_amount' | 'min_regular_investment_amount'>;

/**
 * True if an amount is below the offer's minimum, that of each instalment in a regular plan (1-AMT-30, 1-AMT-46). Amount and minimum are
 * dollars or a number of securities, as the offer asks for them.
 */
export function isBelowMinimum(
  offer: MinimumOffer,
  { amount, isRegularPlan }: { amount: Decimal; isRegularPlan: boolean },
): boolean {
  return amount.lt(amountOrZero(isRegularPlan ? offer.min_regular_investment_amount : offer.min_investment_amount));
}

/** Content around the field of the amount step: the offer's limits, the note about a fee, and the split of the money. */
import type { Offer } from '../model/offer.ts';
import { dueNow, isFeeInside, isValueBased, securityWord, type Investment } from './investment.ts';
import { amountOrZero, formatMoney, formatQuantity, isZeroMoney, parseAmount, toMoney } from './money.ts';
import { amountTexts, splitSentenceWithFeeInside } from '../texts/amount.ts';
import { splitSentence } from '../texts/split.ts';

type LimitOffer = Pick<
  Offer,
  'security' | 'min_investment_amount' | 'max_investment_amount' | 'min_increment_amount' | 'partly_paid_percentage'
>;
type FeeOffer = Pick<Offer, 'security' | 'fee_calculation_type' | 'fee_percentage'>;

/**
 * Limits to show, as decimal strings: amounts of money or numbers of securities by the kind of offer, and a percentage. Null is not shown.
 */
export interface AmountLimits {
  minimum: string | null;
  maximum: string | null;
  increment: string | null;
  percentagePayableNow: string | null;
}

/**
 * Returns the limits of a single investment that are worth showing (1-AMT-11 to 1-AMT-14): positive ones, and the percentage payable now of
 * partly paid securities.
 */
export function amountLimits(offer: LimitOffer): AmountLimits {
  return {
    minimum: positiveOrNull(offer.min_investment_amount),
    maximum: positiveOrNull(offer.max_investment_amount),
    increment: positiveOrNull(offer.min_increment_amount),
    percentagePayableNow: partlyPaidPercentage(offer),
  };
}

/** Returns the limits of each investment of a regular plan, which is always money, that are worth showing (1-AMT-46, 1-AMT-47). */
export function planLimits(
  offer: Pick<Offer, 'min_regular_investment_amount' | 'max_regular_investment_amount'>,
): AmountLimits {
  return {
    minimum: positiveOrNull(offer.min_regular_investment_amount),
    maximum: positiveOrNull(offer.max_regular_investment_amount),
    increment: null,
    percentagePayableNow: null,
  };
}

/** Returns the percentage of partly paid securities that is payable at once, 0 included; null for fully paid ones (1-CALC-12, 1-AMT-14). */
export function partlyPaidPercentage(offer: Pick<Offer, 'security' | 'partly_paid_percentage'>): string | null {
  if (!offer.security.partly_paid || parseAmount(offer.partly_paid_percentage) === null) return null;
  return offer.partly_paid_percentage ?? null;
}

/** True when an amount can incur a fee at all; a fixed number of securities leaves nothing to deduct it from (1-CALC-05, 1-CALC-20). */
export function chargesFee(offer: FeeOffer): boolean {
  if (!offer.fee_calculation_type || !amountOrZero(offer.fee_percentage).gt(0)) return false;
  return offer.fee_calculation_type !== 'DEDUCT_FROM_TOTAL' || isValueBased(offer);
}

/** True when goods and services tax comes on top of the fee's percentage (1-CALC-04, 1-CALC-06). */
export function feeHasGst(offer: Pick<Offer, 'fee_calculation_type'>): boolean {
  return offer.fee_calculation_type === 'ADD_TO_TOTAL' || offer.fee_calculation_type === 'DEDUCT_FROM_TOTAL';
}

/** All the money that changes hands, and its parts, which add up to it; decimal strings with two decimals. */
export interface PaymentSplit {
  total: string;
  /** Amount payable now, without the fee. */
  now: string;
  fee: string;
  later: string;
}

/**
 * Splits the applicant's payment into its parts; a fee that is deducted from the payable amount is a part of it (1-CALC-17 to 1-CALC-19).
 */
export function paymentSplit(
  offer: Pick<Offer, 'fee_calculation_type'>,
  figures: Pick<Investment, 'payableNow' | 'payableLater' | 'feeAmount'>,
): PaymentSplit {
  const paidNow = amountOrZero(dueNow(offer, figures));
  const fee = amountOrZero(figures.feeAmount);
  return {
    total: toMoney(paidNow.plus(amountOrZero(figures.payableLater))),
    now: toMoney(paidNow.minus(fee)),
    fee: toMoney(fee),
    later: toMoney(figures.payableLater),
  };
}

/**
 * Returns the split in one sentence.
 * @example describeSplit(offer, 'AUD', figures) // 'Of AUD 25,225.00 in all, AUD 15,000.00 is payable now, AUD 10,000.00 later and AUD
 * 225.00 is the fee.'
 */
export function describeSplit(
  offer: Pick<Offer, 'fee_calculation_type'>,
  currency: string,
  figures: Pick<Investment, 'payableNow' | 'payableLater' | 'feeAmount'>,
): string {
  const { total, fee, later } = paymentSplit(offer, figures);
  const words = (amount: string) => `${currency} ${formatMoney(amount)}`;
  const parts = {
    total: words(total),
    now: words(figures.payableNow),
    later: isZeroMoney(later) ? null : words(later),
  };
  if (isZeroMoney(fee)) return splitSentence({ ...parts, fee: null });
  const say = isFeeInside(offer) ? splitSentenceWithFeeInside : splitSentence;
  return say({ ...parts, fee: words(fee) });
}

/**
 * Returns a number of securities with its unit.
 * @example describeQuantity({ security: { category: 'O' } }, '5000') // '5,000 shares'
 */
export function describeQuantity(offer: Pick<Offer, 'security'>, quantity: string | null | undefined): string {
  const count = formatQuantity(quantity);
  return count === '' ? '' : `${count} ${securityWord(offer, quantity ?? '')}`;
}

/** Returns the label of the amount field: money, or a number of shares or units (1-AMT-10, 1-AMT-28). */
export function amountLabel(offer: Pick<Offer, 'security'>): string {
  return isValueBased(offer) ? amountTexts.amountToInvest : amountTexts.numberOfSecurities(securityWord(offer));
}

function positiveOrNull(amount: string | null | undefined): string | null {
  return amountOrZero(amount).gt(0) ? (amount ?? null) : null;
}

/**
 * Figures of an investment (1-CALC): one calculation for the live panels, the stored step, review and the server. Amounts and percentages
 * come as decimal strings; every result is a decimal string, amounts with two decimals.
 */
import { ownEntry } from '../formats/ownEntry.ts';
import { Decimal } from 'decimal.js';
import type { FeeCalculationType, Offer, Security } from '../model/offer.ts';
import { Money, amountOrZero, formatMoney, formatPercent, isZeroMoney, parseAmount, toMoney } from './money.ts';
import { amountTexts, feeSentences } from '../texts/amount.ts';

type RoundingSettings = Pick<Security, 'application_by_units_rounding' | 'application_by_value_rounding'>;

/** Offer fields that the calculation reads; rounding settings come from the security, then from the offer (1-OFFER-13). */
export type InvestmentOffer = Pick<
  Offer,
  'price_per_security' | 'fee_calculation_type' | 'fee_percentage' | 'partly_paid_percentage'
> &
  RoundingSettings & { security: RoundingSettings & Pick<Security, 'category' | 'unit_precision' | 'partly_paid'> };

export interface InvestmentEntry {
  /** Text that the applicant entered: a number of securities, a money amount, or the amount of a regular plan. */
  amount: string | null | undefined;
  isRegularPlan: boolean;
}

/** Derived values of `purchase_amount`, under their stored names, and `dueNow` (1-CALC-19). */
export interface Investment {
  totalAmount: string;
  totalValue: string;
  numberSecurities: string;
  feeAmount: string;
  payableNow: string;
  payableLater: string;
  dueNow: string;
}

const NO_FIGURES: Investment = {
  totalAmount: '0',
  totalValue: '0.00',
  numberSecurities: '0',
  feeAmount: '0.00',
  payableNow: '0.00',
  payableLater: '0.00',
  dueNow: '0.00',
};

/** 10 % goods and services tax on fees taken from the total (1-CALC-04, 1-CALC-06). */
const GST_FACTOR = '1.1';

const VALUE_BASED_CATEGORIES: readonly string[] = ['U', 'D', 'F', 'L'];

const ROUNDING_MODES: Record<string, Decimal.Rounding> = {
  UP: Decimal.ROUND_UP,
  DOWN: Decimal.ROUND_DOWN,
  CEILING: Decimal.ROUND_CEIL,
  FLOOR: Decimal.ROUND_FLOOR,
  HALF_UP: Decimal.ROUND_HALF_UP,
  HALF_DOWN: Decimal.ROUND_HALF_DOWN,
  HALF_EVEN: Decimal.ROUND_HALF_EVEN,
};

/** True when the applicant enters money rather than a number of securities (1-AMT-27). */
export function isValueBased(offer: { security: Pick<Security, 'category'> }): boolean {
  return VALUE_BASED_CATEGORIES.includes(offer.security.category);
}

/**
 * Returns the noun for the offer's securities: trust units for category U, shares for all others (1-AMT-28). `count` is a decimal string;
 * without one the plural.
 * @example securityWord({ security: { category: 'U' } }, '1') // 'unit'
 */
export function securityWord(offer: { security: Pick<Security, 'category'> }, count?: string): string {
  const word = offer.security.category === 'U' ? 'unit' : 'share';
  return count !== undefined && parseAmount(count)?.eq(1) ? word : `${word}s`;
}

/**
 * Calculates the figures for an entry (1-CALC-01 to 1-CALC-23). An entry that is missing, not a number, negative or zero gives zeros.
 * @example calculateInvestment(offer, { amount: '2000', isRegularPlan: false }).dueNow // '2568.75'
 */
export function calculateInvestment(offer: InvestmentOffer, { amount, isRegularPlan }: InvestmentEntry): Investment {
  const entered = parseAmount(amount);
  if (!entered?.gt(0)) return { ...NO_FIGURES };
  if (isRegularPlan) return { ...NO_FIGURES, totalAmount: entered.toFixed(), totalValue: toMoney(entered) };

  const { totalValue, totalFee } = isValueBased(offer)
    ? valueOfMoney(offer, entered)
    : valueOfSecurities(offer, entered);
  const payableNow = partPayableNow(offer, totalValue);
  const feeAmount = isFeeOnPayable(offer) ? feeOnPayable(offer, payableNow) : totalFee;
  const figures = {
    totalAmount: entered.toFixed(),
    totalValue: toMoney(totalValue),
    numberSecurities: isValueBased(offer) ? securitiesFor(offer, totalValue) : entered.toFixed(),
    feeAmount: toMoney(feeAmount),
    payableNow: toMoney(payableNow),
    payableLater: toMoney(totalValue.minus(payableNow)),
  };
  return { ...figures, dueNow: dueNow(offer, figures) };
}

/** True if the fee is part of the amount payable now, so that no column may add it (1-CALC-17, 1-CALC-19). */
export function isFeeInside(offer: Pick<Offer, 'fee_calculation_type'>): boolean {
  return offer.fee_calculation_type === 'DEDUCT_FROM_PAYABLE';
}

/**
 * Returns the sum that the applicant has to pay now, two decimals (1-CALC-19): payable now and the fee, which DEDUCT_FROM_PAYABLE already
 * contains.
 */
export function dueNow(
  offer: Pick<Offer, 'fee_calculation_type'>,
  figures: { payableNow?: string; feeAmount?: string },
): string {
  const payableNow = amountOrZero(figures.payableNow);
  if (isFeeInside(offer)) return toMoney(payableNow);
  return toMoney(payableNow.plus(amountOrZero(figures.feeAmount)));
}

/** Returns the label of that sum, everywhere the same: beside an added fee, `Payable now` is the part without it. */
export function dueNowLabel(offer: Pick<Offer, 'fee_calculation_type'>, figures: { feeAmount?: string }): string {
  return isFeeInside(offer) || isZeroMoney(figures.feeAmount) ? amountTexts.payableNow : amountTexts.dueNow;
}

/**
 * Returns the sentence that explains the fee, or null without a fee (1-AMT-15); the percentage with up to six decimals (1-AMT-17).
 * @example describeFee(offer, 'AUD', figures) // 'A fee of AUD 68.75 (2.5% plus GST) is added to the total investment amount'
 */
export function describeFee(
  offer: Pick<Offer, 'fee_calculation_type' | 'fee_percentage'>,
  currency: string,
  investment: Pick<Investment, 'feeAmount'>,
): string | null {
  if (!offer.fee_calculation_type || isZeroMoney(investment.feeAmount)) return null;
  const fee = `${currency} ${formatMoney(investment.feeAmount)}`;
  return feeSentences[offer.fee_calculation_type](fee, formatPercent(offer.fee_percentage));
}

interface Valuation {
  totalValue: Decimal;
  /** Fee of the *_TOTAL types; zero for all others. */
  totalFee: Decimal;
}

function valueOfSecurities(offer: InvestmentOffer, number: Decimal): Valuation {
  const mode = roundingMode(offer, 'application_by_units_rounding');
  const totalValue = number.times(amountOrZero(offer.price_per_security)).toDecimalPlaces(2, mode);
  const totalFee = hasFeeType(offer, 'ADD_TO_TOTAL') ? feeWithGst(offer, totalValue) : new Money(0);
  return { totalValue, totalFee };
}

/**
 * Values an entry in money. The fee is taken on the value as entered, the total value counts whole cents, and no fee exceeds it (1-CALC-08,
 * 1-CALC-09).
 */
function valueOfMoney(offer: InvestmentOffer, entered: Decimal): Valuation {
  const value = roundToCents(entered);
  if (hasFeeType(offer, 'ADD_TO_TOTAL')) return { totalValue: value, totalFee: feeWithGst(offer, entered) };
  if (!hasFeeType(offer, 'DEDUCT_FROM_TOTAL')) return { totalValue: value, totalFee: new Money(0) };
  const totalFee = Money.min(feeWithGst(offer, entered), value);
  return { totalValue: value.minus(totalFee), totalFee };
}

function securitiesFor(offer: InvestmentOffer, totalValue: Decimal): string {
  const price = amountOrZero(offer.price_per_security);
  if (price.isZero()) return '0';
  const mode = roundingMode(offer, 'application_by_value_rounding');
  return totalValue.div(price).toFixed(offer.security.unit_precision ?? 0, mode);
}

/**
 * Returns the part payable at once: all of it for fully paid securities, and for partly paid ones without a percentage (1-CALC-12,
 * 1-CALC-14).
 */
function partPayableNow(offer: InvestmentOffer, totalValue: Decimal): Decimal {
  const percentage = offer.security.partly_paid ? parseAmount(offer.partly_paid_percentage) : null;
  return percentage ? roundToCents(totalValue.times(percentage).div(100)) : totalValue;
}

function feeOnPayable(offer: InvestmentOffer, payableNow: Decimal): Decimal {
  return roundToCents(payableNow.times(amountOrZero(offer.fee_percentage)).div(100));
}

function feeWithGst(offer: InvestmentOffer, base: Decimal): Decimal {
  return roundToCents(base.times(amountOrZero(offer.fee_percentage)).div(100).times(GST_FACTOR));
}

function isFeeOnPayable(offer: InvestmentOffer): boolean {
  return hasFeeType(offer, 'ADD_TO_PAYABLE') || hasFeeType(offer, 'DEDUCT_FROM_PAYABLE');
}

function hasFeeType(offer: InvestmentOffer, type: FeeCalculationType): boolean {
  return offer.fee_calculation_type === type;
}

function roundToCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** Returns the offer's rounding mode by name, in any letter case and with or without `ROUND_`; half up otherwise (1-CALC-01). */
function roundingMode(offer: InvestmentOffer, field: keyof RoundingSettings): Decimal.Rounding {
  const name = (offer.security[field] ?? offer[field] ?? '')
    .trim()
    .toUpperCase()
    .replace(/^ROUND_/, '');
  return ownEntry(ROUNDING_MODES, name) ?? Decimal.ROUND_HALF_UP;
}

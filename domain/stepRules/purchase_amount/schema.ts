import { PURCHASE_AMOUNT } from '../../model/fields.ts';
import type { Decimal } from 'decimal.js';
import type { PurchaseAmount } from '../../model/application.ts';
import { isValueBased } from '../../money/investment.ts';
import { isBelowMinimum } from '../../money/minimum.ts';
import { amountOrZero, formatMoney, formatQuantity, parseAmount } from '../../money/money.ts';
import type { Offer } from '../../model/offer.ts';
import { amountErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { choosesRegularPlan, hasInvestmentChoice } from '../../money/regularPlan.ts';
import { asksForAmount, asksForPriorityCode } from './rules.ts';
import { fields, oneOf, required, shownWhile, text, when } from '../../rules/fieldRules.ts';

type AmountOffer = Pick<
  Offer,
  | 'security'
  | 'currency_code'
  | 'min_investment_amount'
  | 'max_investment_amount'
  | 'min_increment_amount'
  | 'soft_purchase_limit'
  | 'min_regular_investment_amount'
  | 'max_regular_investment_amount'
>;

interface LimitMessages {
  minimum: (limit: string) => string;
  maximum: (limit: string) => string;
  increment: (step: string) => string;
}

/** Returns the decimals that the amount field accepts: 8 for money, the security's own number for securities (1-AMT-23 to 1-AMT-25). */
export function amountDecimals(offer: Pick<Offer, 'security'>, values: { isRegularPlan: boolean }): number {
  return values.isRegularPlan || isValueBased(offer) ? 8 : (offer.security.unit_precision ?? 0);
}

/**
 * Returns the message of the single investment's first broken rule: amount, minimum, maximum, increment, in this order (1-AMT-29 to
 * 1-AMT-41).
 */
export function singleAmountError(offer: AmountOffer, typed: string): string | null {
  const amount = readAmount(offer, { typed, isRegularPlan: false });
  if (typeof amount === 'string') return amount;
  const messages = singleMessages(offer);
  const minimum = amountOrZero(offer.min_investment_amount);
  const isUnderMinimum = isBelowMinimum(offer, { amount, isRegularPlan: false });
  if (isUnderMinimum && !offer.soft_purchase_limit) return messages.minimum(offer.min_investment_amount ?? '');
  if (isOverMaximum(amount, offer.max_investment_amount)) return messages.maximum(offer.max_investment_amount ?? '');
  const increment = amountOrZero(offer.min_increment_amount);
  // Only a soft limit lets an amount below the minimum come this far; the increment does not apply to it (1-AMT-40).
  if (isUnderMinimum || !increment.gt(0) || amount.minus(minimum).mod(increment).isZero()) return null;
  return messages.increment(offer.min_increment_amount ?? '');
}

/** Returns the message of the regular plan's first broken rule (1-AMT-45 to 1-AMT-48). */
export function planAmountError(offer: AmountOffer, typed: string): string | null {
  const amount = readAmount(offer, { typed, isRegularPlan: true });
  if (typeof amount === 'string') return amount;
  const currency = currencyOf(offer);
  if (isBelowMinimum(offer, { amount, isRegularPlan: true })) {
    return amountErrors.minimumValue(currency, formatMoney(offer.min_regular_investment_amount));
  }
  const isTooMuch = isOverMaximum(amount, offer.max_regular_investment_amount);
  return isTooMuch ? amountErrors.maximumValue(currency, formatMoney(offer.max_regular_investment_amount)) : null;
}

/** True for letters, digits and hyphens (1-AMT-43); a single investment with a soft limit needs letters followed by digits (1-AMT-42). */
export function isPriorityCode(code: string, isSoftLimit: boolean): boolean {
  return isSoftLimit ? /^[A-Za-z]+[0-9]+$/.test(code) : /^[A-Za-z0-9-]+$/.test(code);
}

/** Returns the rules of the investment amount, single or as a regular plan (1-AMT-29 to 1-AMT-51). Derived figures are not checked. */
export function schema({ offer }: SchemaContext) {
  const isRegular = (values: PurchaseAmount) => choosesRegularPlan(offer, values);
  const isAsked = (values: PurchaseAmount) => asksForAmount(offer, values);
  const frequencies = offer.regular_investment_plan_frequencies ?? [];
  return fields(PURCHASE_AMOUNT, {
    isRegularInvestment: text(shownWhile(() => hasInvestmentChoice(offer), required(), oneOf(['true', 'false']))),
    regular_investment_plan_frequency: text(shownWhile(isRegular, required(), oneOf(frequencies))),
    totalAmount: text(
      shownWhile(isAsked, (typed: string, values: PurchaseAmount) =>
        isRegular(values) ? planAmountError(offer, typed) : singleAmountError(offer, typed),
      ),
    ),
    priorityCode: text(
      shownWhile(
        (values: PurchaseAmount) => asksForPriorityCode(offer) && isAsked(values),
        (code: string, values: PurchaseAmount) => {
          const isSoftLimit = Boolean(offer.soft_purchase_limit) && !isRegular(values);
          return when((typed) => isPriorityCode(typed, isSoftLimit), amountErrors.priorityCode)(code);
        },
      ),
    ),
  });
}

/**
 * Returns the amount if it is above zero, else its message. Empty and zero count as missing (1-AMT-29, 1-AMT-45); for other input the
 * message explains how to write an amount (1-AMT-22).
 */
function readAmount(
  offer: AmountOffer,
  { typed, isRegularPlan }: { typed: string; isRegularPlan: boolean },
): Decimal | string {
  const amount = parseAmount(typed);
  if (amount?.gt(0) && amount.decimalPlaces() <= amountDecimals(offer, { isRegularPlan })) return amount;
  if (typed.trim() === '' || amount?.isZero()) return isRegularPlan ? amountErrors.planRequired : amountErrors.required;
  return isRegularPlan || isValueBased(offer) ? amountErrors.money : amountErrors.quantity;
}

function singleMessages(offer: AmountOffer): LimitMessages {
  if (!isValueBased(offer)) {
    return {
      minimum: (limit) => amountErrors.minimumQuantity(formatQuantity(limit)),
      maximum: (limit) => amountErrors.maximumQuantity(formatQuantity(limit)),
      increment: (step) => amountErrors.quantityIncrement(formatQuantity(step)),
    };
  }
  const currency = currencyOf(offer);
  return {
    minimum: (limit) => amountErrors.minimumValue(currency, formatMoney(limit)),
    maximum: (limit) => amountErrors.maximumValue(currency, formatMoney(limit)),
    increment: (step) => amountErrors.valueIncrement(currency, formatMoney(step)),
  };
}

/** True when the amount exceeds the maximum. A maximum of 0, or none, is no limit (1-AMT-31, 1-AMT-47). */
function isOverMaximum(amount: Decimal, maximum: string | null | undefined): boolean {
  const limit = amountOrZero(maximum);
  return limit.gt(0) && amount.gt(limit);
}

function currencyOf(offer: Pick<Offer, 'currency_code'>): string {
  return offer.currency_code ?? 'AUD';
}

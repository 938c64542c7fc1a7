/** Regular investment plan: the frequencies that an offer allows, and the chosen plan as text. */
import type { PurchaseAmount } from '../model/application.ts';
import { formatMoney } from './money.ts';
import type { Frequency, Offer } from '../model/offer.ts';
import { isRegularPlan } from '../model/steps.ts';
import { frequencyLabels, frequencyPhrases } from '../texts/frequencies.ts';

const FREQUENCIES = Object.keys(frequencyLabels) as Frequency[];

/** Returns the offer's frequencies, shortest first, independent of their order in the offer (1-AMT-49, 1-AMT-51). */
export function planFrequencies(offer: Pick<Offer, 'regular_investment_plan_frequencies'>): Frequency[] {
  return FREQUENCIES.filter((frequency) => offer.regular_investment_plan_frequencies?.includes(frequency));
}

/**
 * Returns the amount and frequency of a plan's instalments; null for a single investment (1-AMT-08, 1-AMT-50).
 * @example describeInstalment({ isRegularInvestment: 'true', totalAmount: '250', regular_investment_plan_frequency: 'MONTHLY' }, 'AUD') //
 * 'AUD 250.00 per month'
 */
export function describeInstalment(purchase: PurchaseAmount | undefined, currency: string): string | null {
  const frequency = purchase?.regular_investment_plan_frequency;
  if (!isRegularPlan(purchase) || !frequency) return null;
  return `${currency} ${formatMoney(purchase?.totalAmount)} ${frequencyPhrases[frequency]}`;
}

/** True when the offer has the choice between single and regular (1-AMT-01). */
export function hasInvestmentChoice(offer: Pick<Offer, 'regular_investment_plan_enabled'>): boolean {
  return Boolean(offer.regular_investment_plan_enabled);
}

/** True when the applicant has chosen the regular plan of an offer that has one (1-AMT-04). */
export function choosesRegularPlan(
  offer: Pick<Offer, 'regular_investment_plan_enabled'>,
  values: PurchaseAmount,
): boolean {
  return hasInvestmentChoice(offer) && values.isRegularInvestment === 'true';
}

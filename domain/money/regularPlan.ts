/** A regular investment plan: how often an offer lets it invest, and what was chosen in words. */
import type { PurchaseAmount } from '../application.ts';
import { formatMoney } from './money.ts';
import type { Frequency, Offer } from '../offer.ts';
import { isRegularPlan } from '../steps.ts';
import { frequencyLabels, frequencyPhrases } from '../texts/frequencies.ts';

const FREQUENCIES = Object.keys(frequencyLabels) as Frequency[];

/** The offer's frequencies, the shortest first, whatever their order in the offer (1-AMT-49, 1-AMT-51). */
export function planFrequencies(offer: Pick<Offer, 'regular_investment_plan_frequencies'>): Frequency[] {
  return FREQUENCIES.filter((frequency) => offer.regular_investment_plan_frequencies?.includes(frequency));
}

/**
 * What a plan invests each time; null for a single investment (1-AMT-08, 1-AMT-50).
 * @example describeInstalment({ isRegularInvestment: 'true', totalAmount: '250', regular_investment_plan_frequency: 'MONTHLY' }, 'AUD') // 'AUD 250.00 per month'
 */
export function describeInstalment(purchase: PurchaseAmount | undefined, currency: string): string | null {
  const frequency = purchase?.regular_investment_plan_frequency;
  if (!isRegularPlan(purchase) || !frequency) return null;
  return `${currency} ${formatMoney(purchase?.totalAmount)} ${frequencyPhrases[frequency]}`;
}

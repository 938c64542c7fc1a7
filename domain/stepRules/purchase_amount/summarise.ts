import type { PurchaseAmount } from '../../application.ts';
import { isValueBased } from '../../investment.ts';
import { describeQuantity } from '../../money/amountPanels.ts';
import { moneyInWords } from '../../money/money.ts';
import { describeInstalment } from '../../money/regularPlan.ts';
import type { SummaryContext, SummaryLine } from '../description.ts';

/** What is bought, and its value, or what a plan invests each time; the offer says in which words and currency. */
export function summarise(values: PurchaseAmount, { offer, currency }: SummaryContext): SummaryLine[] {
  const instalment = describeInstalment(values, currency);
  if (instalment !== null) return [instalment];
  return [
    isValueBased(offer) ? null : describeQuantity(offer, values.numberSecurities),
    moneyInWords(currency, values.totalValue),
  ];
}

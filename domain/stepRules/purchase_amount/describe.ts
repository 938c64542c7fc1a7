import type { PurchaseAmount } from '../../application.ts';
import { describeFee, dueNow, isFeeInside, isValueBased, securityWord } from '../../investment.ts';
import { amountLabel, partlyPaidPercentage } from '../../money/amountPanels.ts';
import { formatMoney, formatPrice, formatQuantity, parseAmount } from '../../money/money.ts';
import { isRegularPlan } from '../../steps.ts';
import { amountTexts, planFieldNames } from '../../texts/amount.ts';
import { frequencyLabels, frequencyPhrases } from '../../texts/frequencies.ts';
import { planTexts } from '../../texts/plan.ts';
import {
  linesOf,
  text,
  type Answer,
  type FieldReadings,
  type Line,
  type Section,
  type SummaryContext,
} from '../description.ts';
import { asked } from './asked.ts';

const READINGS: FieldReadings<PurchaseAmount, SummaryContext> = {
  // Of a plan the details say so; where there is a choice, a single investment is named.
  isRegularInvestment: text(planFieldNames.choice, ({ isRegularInvestment: isRegular }) =>
    isRegular ? planTexts[isRegular === 'true' ? 'regular' : 'single'].label : '',
  ),
  is_regular_investment_plan: { in: 'isRegularInvestment' },
  totalAmount: { lines: (values, context) => (isRegularPlan(values) ? planLines : ledgerLines)(values, context) },
  regular_investment_plan_frequency: {
    label: planFieldNames.frequency,
    read: ({ regular_investment_plan_frequency: frequency }) => ({
      kind: 'text',
      value: frequency ? frequencyLabels[frequency] : planTexts.notGivenYet,
    }),
  },
  totalValue: { in: 'totalAmount' },
  numberSecurities: { in: 'totalAmount' },
  feeAmount: { in: 'totalAmount' },
  payableNow: { in: 'totalAmount' },
  payableLater: { in: 'totalAmount' },
  priorityCode: text(amountTexts.priorityCode, ({ priorityCode }) => priorityCode),
};

/** What was entered and every figure that follows from it. */
export function describe(values: PurchaseAmount, context: SummaryContext): Section[] {
  return [{ path: '', lines: linesOf({ readings: READINGS, asked: asked(values, context) }, values, context) }];
}

/** A plan's details: what is invested each time, and in what (1-AMT-08, 1-AMT-49, 1-AMT-50). */
function planLines(values: PurchaseAmount, { offer, currency }: SummaryContext): Line[] {
  const { totalAmount, regular_investment_plan_frequency: frequency } = values;
  const phrase = frequency && frequencyPhrases[frequency];
  const instalment: Answer = parseAmount(totalAmount)?.gt(0)
    ? { kind: 'money', currency, value: formatMoney(totalAmount), ...(phrase && { unit: phrase }) }
    : { kind: 'text', value: planTexts.notGivenYet };
  return [
    { path: 'totalAmount', label: planTexts.investmentAmount, ...instalment },
    { path: 'investment', label: planTexts.investment, kind: 'text', value: offer.security.name },
  ];
}

/** The figures of a single investment, down to what is paid now (1-AMT-15). */
function ledgerLines(values: PurchaseAmount, { offer, currency }: SummaryContext): Line[] {
  const money = (path: string, label: string, amount: string | undefined): Line & { kind: 'money' } => ({
    path,
    label,
    kind: 'money',
    currency,
    value: formatMoney(amount),
  });
  const count = (path: string, label: string, quantity: string | undefined): Line => ({
    path,
    label,
    kind: 'text',
    value: formatQuantity(quantity),
  });
  const isByValue = isValueBased(offer);
  const feeSentence = describeFee(offer, currency, { feeAmount: values.feeAmount ?? '0' });
  const feeLabel = isFeeInside(offer) ? amountTexts.ofWhichFee : amountTexts.fee;
  const fee = feeSentence === null ? [] : [{ ...money('feeAmount', feeLabel, values.feeAmount), note: feeSentence }];
  const isAdded = fee.length > 0 && !isFeeInside(offer);
  const now = money('payableNow', amountTexts.payableNow, values.payableNow);
  const due = money('dueNow', amountTexts.dueNow, dueNow(offer, values));
  const price = formatPrice(offer.price_per_security, offer.security.price_precision);
  return [
    isByValue
      ? money('totalAmount', amountLabel(offer), values.totalAmount)
      : count('totalAmount', amountLabel(offer), values.totalAmount),
    {
      path: 'price_per_security',
      label: amountTexts.costPerSecurity(securityWord(offer, '1')),
      kind: 'money',
      currency,
      value: price,
    },
    ...(isByValue
      ? [count('numberSecurities', amountTexts.numberOfSecurities(securityWord(offer)), values.numberSecurities)]
      : []),
    money('totalValue', amountTexts.totalInvestmentAmount, values.totalValue),
    ...(isAdded ? [now, ...fee, { ...due, isSum: true }] : [{ ...now, isSum: true }, ...fee]),
    ...(partlyPaidPercentage(offer) === null
      ? []
      : [money('payableLater', amountTexts.payableLater, values.payableLater)]),
  ];
}

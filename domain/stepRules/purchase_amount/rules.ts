import type { PurchaseAmount } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import type { SchemaContext } from '../../rules/context.ts';
import {
  hasInvestmentChoice,
  choosesRegularPlan,
  planFrequencies,
  describeInstalment,
} from '../../money/regularPlan.ts';
import { isRegularPlan } from '../../model/steps.ts';
import {
  calculateInvestment,
  describeFee,
  dueNow,
  isFeeInside,
  isValueBased,
  securityWord,
} from '../../money/investment.ts';
import {
  settleAmount,
  formatMoney,
  formatPrice,
  formatQuantity,
  parseAmount,
  moneyInWords,
} from '../../money/money.ts';
import { pickFields, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { amountLabel, partlyPaidPercentage, describeQuantity } from '../../money/amountPanels.ts';
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
  type SummaryLine,
} from '../../rules/description.ts';

/** True when the rest of the form shows: an offer with a choice hides it until the applicant chooses single or regular (1-AMT-03). */
export function asksForAmount(offer: Pick<Offer, 'regular_investment_plan_enabled'>, values: PurchaseAmount): boolean {
  return !hasInvestmentChoice(offer) || Boolean(values.isRegularInvestment);
}

/** True when the form has the priority code field (1-AMT-19). */
export function asksForPriorityCode(offer: Pick<Offer, 'allow_priority_code'>): boolean {
  return Boolean(offer.allow_priority_code);
}

/** Returns the names of the applicable fields; the figures are derived from them. */
export function applicableFields(
  values: PurchaseAmount,
  { offer }: Pick<SchemaContext, 'offer'>,
): readonly (keyof PurchaseAmount)[] {
  return [
    ...(hasInvestmentChoice(offer) ? (['isRegularInvestment'] as const) : []),
    ...(choosesRegularPlan(offer, values) ? (['regular_investment_plan_frequency'] as const) : []),
    ...(asksForAmount(offer, values) ? (['totalAmount'] as const) : []),
    ...(asksForAmount(offer, values) && asksForPriorityCode(offer) ? (['priorityCode'] as const) : []),
  ];
}

/** Values that the applicant enters; every figure is derived from them. A plan's amount has a field of its own, and the form holds both. */
export interface AmountForm extends PurchaseAmount {
  isRegularInvestment: 'true' | 'false' | '';
  regular_investment_plan_frequency: NonNullable<PurchaseAmount['regular_investment_plan_frequency']>;
  totalAmount: string;
  planAmount: string;
  priorityCode: string;
}

/**
 * Returns the form's first values. An offer without a choice is a single investment (1-AMT-01), otherwise nothing is chosen at first
 * (1-AMT-03). A single frequency is preselected.
 */
export function open(
  saved: (PurchaseAmount & Partial<Pick<AmountForm, 'planAmount'>>) | undefined,
  { offer }: Pick<SchemaContext, 'offer'>,
): AmountForm {
  const { totalAmount = '', planAmount } = saved ?? {};
  // Settled values have no `planAmount`: `totalAmount` is the plan's amount.
  const isPlan = planAmount === undefined && hasInvestmentChoice(offer) && isRegularPlan(saved);
  return {
    isRegularInvestment: firstChoice(saved, offer),
    regular_investment_plan_frequency: saved?.regular_investment_plan_frequency || onlyFrequency(offer),
    totalAmount: isPlan ? '' : totalAmount,
    planAmount: planAmount ?? (isPlan ? totalAmount : ''),
    priorityCode: saved?.priorityCode ?? '',
  };
}

function firstChoice(purchase: PurchaseAmount | undefined, offer: Offer): AmountForm['isRegularInvestment'] {
  if (!hasInvestmentChoice(offer)) return 'false';
  return purchase?.isRegularInvestment ?? '';
}

function onlyFrequency(offer: Offer): AmountForm['regular_investment_plan_frequency'] {
  const [only = '', ...others] = planFrequencies(offer);
  return others.length === 0 ? only : '';
}

/**
 * Returns the values to save: the entered values with figures of our own calculation (1-CALC), and nothing of the type that is not chosen
 * (1-AMT-04, 1-AMT-26). The amount has no thousands separators (1-AMT-22).
 */
export function settle(
  form: PurchaseAmount & Partial<Pick<AmountForm, 'planAmount'>>,
  { offer }: Pick<SchemaContext, 'offer'>,
): PurchaseAmount {
  const isPlan = choosesRegularPlan(offer, form);
  const typed = isPlan ? (form.planAmount ?? form.totalAmount) : form.totalAmount;
  const totalAmount = settleAmount(typed ?? '');
  const { dueNow: _dueNow, ...figures } = calculateInvestment(offer, { amount: totalAmount, isRegularPlan: isPlan });
  return {
    ...figures,
    ...applyFormats(pickFields<PurchaseAmount>({ ...form, totalAmount }, applicableFields(form, { offer })), {
      priorityCode: trimText,
    }),
    is_regular_investment_plan: isPlan,
  };
}

const READINGS: FieldReadings<PurchaseAmount, SummaryContext> = {
  // Shown only for an offer with a choice, in which a single investment needs a name; a plan's own lines show it anyway.
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

/** Describes the entered values and every figure derived from them. */
export function describe(values: PurchaseAmount, context: SummaryContext): Section[] {
  return [
    { path: '', lines: linesOf({ readings: READINGS, asked: applicableFields(values, context) }, values, context) },
  ];
}

/** Returns the lines of a plan: the amount of each instalment and the security (1-AMT-08, 1-AMT-49, 1-AMT-50). */
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

/** Returns the figures of a single investment, down to the amount payable now (1-AMT-15). */
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

/** Summarises the purchase and its value, or a plan's instalment; the offer decides the security's name and the currency. */
export function summarise(values: PurchaseAmount, { offer, currency }: SummaryContext): SummaryLine[] {
  const instalment = describeInstalment(values, currency);
  if (instalment !== null) return [instalment];
  return [
    isValueBased(offer) ? null : describeQuantity(offer, values.numberSecurities),
    moneyInWords(currency, values.totalValue),
  ];
}

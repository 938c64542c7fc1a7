import type { PurchaseAmount } from '#domain/application.ts';
import { calculateInvestment } from '#domain/investment.ts';
import type { Frequency, Offer } from '#domain/offer.ts';
import { planFrequencies } from '#domain/money/regularPlan.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import {
  choosesRegularPlan,
  showsInvestmentChoice,
  showsPriorityCode,
} from '#domain/stepRules/purchase_amount/schema.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { isRegularPlan } from '#domain/steps.ts';

/** What the applicant enters; every figure is derived from it. Each of the two choices keeps an amount of its own. */
export interface AmountFormValues {
  isRegularInvestment: 'true' | 'false' | '';
  regular_investment_plan_frequency: Frequency | '';
  totalAmount: string;
  planAmount: string;
  priorityCode: string;
}

/** What is being typed, as it is kept: the step's values, and aside the amount of the choice that is not made. */
type AmountDraft = PurchaseAmount & { otherAmount?: string };

type OfferOnly = Pick<SchemaContext, 'offer'>;

/**
 * The form's first values. An offer without a choice is a single investment (1-AMT-01), else nothing is chosen to begin with
 * (1-AMT-03); the only frequency there is needs no choosing.
 */
export function toFormValues(purchase: AmountDraft | undefined, { offer }: OfferOnly): AmountFormValues {
  const isPlan = showsInvestmentChoice(offer) && isRegularPlan(purchase);
  const { totalAmount = '', otherAmount = '' } = purchase ?? {};
  return {
    isRegularInvestment: firstChoice(purchase, offer),
    regular_investment_plan_frequency: purchase?.regular_investment_plan_frequency || onlyFrequency(offer),
    totalAmount: isPlan ? otherAmount : totalAmount,
    planAmount: isPlan ? totalAmount : otherAmount,
    priorityCode: purchase?.priorityCode ?? '',
  };
}

/** What was entered, with the figures that follow from it; nothing of the choice that is not made (1-AMT-04, 1-AMT-26). */
export function fromFormValues(form: AmountFormValues, { offer }: OfferOnly): PurchaseAmount {
  const isPlan = choosesRegularPlan(offer, form);
  const amount = isPlan ? form.planAmount : form.totalAmount;
  const { dueNow: _dueNow, ...figures } = calculateInvestment(offer, { amount, isRegularPlan: isPlan });
  return {
    ...figures,
    totalAmount: amount,
    isRegularInvestment: form.isRegularInvestment,
    is_regular_investment_plan: isPlan,
    ...(isPlan && { regular_investment_plan_frequency: form.regular_investment_plan_frequency }),
    ...(showsPriorityCode(offer) && { priorityCode: form.priorityCode.trim() }),
  };
}

/** What is kept while it is being typed: nothing that a change of mind could ask for again is lost. */
export function toDraft(form: AmountFormValues, context: OfferOnly): AmountDraft {
  const isPlan = choosesRegularPlan(context.offer, form);
  return {
    ...fromFormValues(form, context),
    regular_investment_plan_frequency: form.regular_investment_plan_frequency,
    otherAmount: isPlan ? form.totalAmount : form.planAmount,
  };
}

/** Messages under the field that is on screen: a plan's amount is typed into a field of its own. */
export function atShownField(
  errors: FieldErrors,
  { isRegularInvestment }: Pick<AmountFormValues, 'isRegularInvestment'>,
): FieldErrors {
  if (isRegularInvestment !== 'true') return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path === 'totalAmount' ? 'planAmount' : path, message]),
  );
}

function firstChoice(purchase: PurchaseAmount | undefined, offer: Offer): AmountFormValues['isRegularInvestment'] {
  if (!showsInvestmentChoice(offer)) return 'false';
  return purchase?.isRegularInvestment ?? '';
}

function onlyFrequency(offer: Offer): Frequency | '' {
  const [only = '', ...others] = planFrequencies(offer);
  return others.length === 0 ? only : '';
}

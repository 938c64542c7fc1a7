import type { PurchaseAmount } from '../../application.ts';
import { planFrequencies } from '../../money/regularPlan.ts';
import type { Offer } from '../../offer.ts';
import { isRegularPlan } from '../../steps.ts';
import type { SchemaContext } from '../context.ts';
import { hasInvestmentChoice } from './asked.ts';

/** What the applicant enters; every figure is derived from it. A plan's amount is typed into a field of its own, and both are kept. */
export interface AmountForm extends PurchaseAmount {
  isRegularInvestment: 'true' | 'false' | '';
  regular_investment_plan_frequency: NonNullable<PurchaseAmount['regular_investment_plan_frequency']>;
  totalAmount: string;
  planAmount: string;
  priorityCode: string;
}

/**
 * The form's first values. An offer without a choice is a single investment (1-AMT-01), else nothing is chosen to begin with
 * (1-AMT-03); the only frequency there is needs no choosing.
 */
export function open(
  saved: (PurchaseAmount & Partial<Pick<AmountForm, 'planAmount'>>) | undefined,
  { offer }: Pick<SchemaContext, 'offer'>,
): AmountForm {
  const { totalAmount = '', planAmount } = saved ?? {};
  // Of what is settled the plan's amount is the amount.
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

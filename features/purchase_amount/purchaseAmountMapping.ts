import type { PurchaseAmount } from '#domain/application.ts';
import { calculateInvestment } from '#domain/investment.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import { choosesRegularPlan, showsPriorityCode } from '#domain/schemas/purchase_amount.ts';

/** What the applicant enters; every figure is derived from it. */
export interface AmountFormValues {
  isRegularInvestment: 'true' | 'false';
  totalAmount: string;
  priorityCode: string;
}

/** The form's first values; an offer without a choice is a single investment (1-AMT-01). */
export function toFormValues(purchase: PurchaseAmount | undefined): AmountFormValues {
  return { isRegularInvestment: 'false', totalAmount: purchase?.totalAmount ?? '', priorityCode: purchase?.priorityCode ?? '' };
}

/** What was entered, with the figures that follow from it (1-AMT-04, 1-AMT-26). */
export function fromFormValues({ isRegularInvestment, totalAmount, priorityCode }: AmountFormValues, { offer }: Pick<SchemaContext, 'offer'>): PurchaseAmount {
  const isRegularPlan = choosesRegularPlan(offer, { isRegularInvestment });
  const { dueNow: _dueNow, ...figures } = calculateInvestment(offer, { amount: totalAmount, isRegularPlan });
  return {
    ...figures,
    totalAmount,
    isRegularInvestment,
    is_regular_investment_plan: isRegularPlan,
    ...(showsPriorityCode(offer) && { priorityCode: priorityCode.trim() }),
  };
}

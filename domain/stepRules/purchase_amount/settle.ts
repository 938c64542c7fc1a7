import type { PurchaseAmount } from '../../application.ts';
import { calculateInvestment } from '../../investment.ts';
import { settleAmount } from '../../money/money.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly, trimmed, withFormats } from '../keep.ts';
import { asked, choosesRegularPlan } from './asked.ts';
import type { AmountForm } from './open.ts';

/**
 * What is kept: what was entered, with figures of our own (1-CALC); nothing of the choice that is not made (1-AMT-04, 1-AMT-26). An amount
 * without its groups (1-AMT-22).
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
    ...withFormats(keepOnly<PurchaseAmount>({ ...form, totalAmount }, asked(form, { offer })), {
      priorityCode: trimmed,
    }),
    is_regular_investment_plan: isPlan,
  };
}

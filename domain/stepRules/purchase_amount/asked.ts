/** What the amount step asks, without the rules of its answers. */
import type { PurchaseAmount } from '../../application.ts';
import type { Offer } from '../../offer.ts';
import type { SchemaContext } from '../context.ts';

/** The choice between single and regular (1-AMT-01). */
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

/** The rest of the form stays hidden until single or regular is chosen, where there is a choice (1-AMT-03). */
export function asksForAmount(offer: Pick<Offer, 'regular_investment_plan_enabled'>, values: PurchaseAmount): boolean {
  return !hasInvestmentChoice(offer) || Boolean(values.isRegularInvestment);
}

/** The priority code field (1-AMT-19). */
export function asksForPriorityCode(offer: Pick<Offer, 'allow_priority_code'>): boolean {
  return Boolean(offer.allow_priority_code);
}

/** Every field that is asked; the figures that follow from them are derived. */
export function asked(
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

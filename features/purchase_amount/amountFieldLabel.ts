import { planFieldNames } from '#domain/texts/amount.ts';

/** Returns the label of a choice in the error summary: its message only says that it is required. */
export function amountFieldLabel(path: string): string | undefined {
  if (path === 'isRegularInvestment') return planFieldNames.choice;
  return path === 'regular_investment_plan_frequency' ? planFieldNames.frequency : undefined;
}

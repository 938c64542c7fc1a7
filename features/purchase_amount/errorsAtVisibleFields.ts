import type { AmountForm } from '#domain/stepRules/purchase_amount/rules.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';

/** Moves messages to the field on screen: a plan's amount is typed into a field of its own. */
export function errorsAtVisibleFields(
  errors: FieldErrors,
  { isRegularInvestment }: Pick<AmountForm, 'isRegularInvestment'>,
): FieldErrors {
  if (isRegularInvestment !== 'true') return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path === 'totalAmount' ? 'planAmount' : path, message]),
  );
}

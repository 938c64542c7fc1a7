import type { AmountForm } from '#domain/stepRules/purchase_amount/open.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';

/** Messages under the field that is on screen: a plan's amount is typed into a field of its own. */
export function atShownFields(
  errors: FieldErrors,
  { isRegularInvestment }: Pick<AmountForm, 'isRegularInvestment'>,
): FieldErrors {
  if (isRegularInvestment !== 'true') return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path === 'totalAmount' ? 'planAmount' : path, message]),
  );
}

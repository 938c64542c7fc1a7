import { amountLabel } from '#domain/amountPanels.ts';
import { isValueBased } from '#domain/investment.ts';
import { amountDecimals, showsPriorityCode } from '#domain/schemas/purchase_amount.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Card } from '#features/ui/Card.tsx';
import { MoneyField, QuantityField } from '#features/ui/fields/MoneyField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { AmountLimitFacts } from './AmountLimitFacts.tsx';
import type { AmountFormProps } from './PurchaseAmountForm.tsx';

const LIMITS_ID = 'amount-limits';

/** The amount field under the offer's limits, and the priority code where the offer takes one. */
export function SingleInvestmentCard({ block, offer, currency }: AmountFormProps) {
  const field = {
    ...block.bind('totalAmount'),
    label: amountLabel(offer),
    help: offer.soft_purchase_limit ? amountTexts.softLimit : undefined,
    scale: amountDecimals(offer, { isRegularPlan: false }),
    describedBy: LIMITS_ID,
  };
  return (
    <Card title={amountTexts.howMuch}>
      <AmountLimitFacts id={LIMITS_ID} offer={offer} currency={currency} />
      {isValueBased(offer) ? <MoneyField {...field} currency={currency} /> : <QuantityField {...field} />}
      {showsPriorityCode(offer) && (
        <TextField {...block.bind('priorityCode')} label={amountTexts.priorityCode} help={amountTexts.priorityCodeTip} optional isCode isMiddle />
      )}
    </Card>
  );
}

import { useMemo } from 'react';
import { amountLabel, amountLimits } from '#domain/money/amountPanels.ts';
import { calculateInvestment, isValueBased } from '#domain/investment.ts';
import { amountDecimals } from '#domain/stepRules/purchase_amount/schema.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Card } from '#features/ui/Card.tsx';
import { MoneyField, QuantityField } from '#features/ui/fields/MoneyField.tsx';
import { AmountLimitFacts } from './AmountLimitFacts.tsx';
import { InvestmentPanel } from './InvestmentPanel.tsx';
import { PriorityCodeField } from './PriorityCodeField.tsx';
import type { AmountFormProps } from './amountForm.ts';

const LIMITS_ID = 'amount-limits';

/** What is entered under the offer's limits, and beside it at every key what follows from it (1-AMT-10, 1-AMT-15). */
export function SingleInvestment({ block, offer, currency }: AmountFormProps) {
  const amount = block.values.totalAmount;
  const figures = useMemo(() => calculateInvestment(offer, { amount, isRegularPlan: false }), [offer, amount]);
  const field = {
    ...block.bind('totalAmount'),
    label: amountLabel(offer),
    help: offer.soft_purchase_limit ? amountTexts.softLimit : undefined,
    scale: amountDecimals(offer, { isRegularPlan: false }),
    describedBy: LIMITS_ID,
  };
  return (
    <>
      <Card title={amountTexts.howMuch}>
        <AmountLimitFacts
          id={LIMITS_ID}
          limits={amountLimits(offer)}
          offer={offer}
          currency={isValueBased(offer) ? currency : null}
        />
        {isValueBased(offer) ? <MoneyField {...field} currency={currency} /> : <QuantityField {...field} />}
        <PriorityCodeField block={block} offer={offer} />
      </Card>
      <InvestmentPanel offer={offer} currency={currency} figures={figures} />
    </>
  );
}

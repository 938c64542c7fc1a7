import { amountLabel, amountLimits } from '#domain/money/amountPanels.ts';
import { isValueBased } from '#domain/investment.ts';
import { amountDecimals } from '#domain/stepRules/purchase_amount/schema.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Card } from '#features/ui/Card.tsx';
import { MoneyField, QuantityField } from '#features/ui/masks/MoneyField.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectInvestmentOf } from '#store/selectors/investmentSelectors.ts';
import { selectIsStaff } from '#store/selectors/sessionSelectors.ts';
import { AmountLimitFacts } from './AmountLimitFacts.tsx';
import { InvestmentPanel } from './InvestmentPanel.tsx';
import { PriorityCodeField } from './PriorityCodeField.tsx';
import type { AmountFormProps } from './amountForm.ts';

const LIMITS_ID = 'amount-limits';

/** Field for the amount, below the offer's limits, beside the figures that follow from it at every key (1-AMT-10, 1-AMT-15). */
export function SingleInvestment({ block, offer, currency }: AmountFormProps) {
  const amount = block.values.totalAmount;
  const isByStaff = useAppSelector(selectIsStaff);
  const figures = useAppSelector((state) => selectInvestmentOf(state, amount));
  const field = {
    ...block.bind('totalAmount'),
    label: amountLabel(offer),
    help: offer.soft_purchase_limit ? amountTexts.softLimit : undefined,
    scale: amountDecimals(offer, { isRegularPlan: false }),
    describedBy: LIMITS_ID,
  };
  return (
    <>
      <Card title={isByStaff ? amountTexts.howMuchOfInvestor : amountTexts.howMuch}>
        <AmountLimitFacts
          id={LIMITS_ID}
          limits={amountLimits(offer)}
          offer={offer}
          currency={isValueBased(offer) ? currency : null}
        />
        {isValueBased(offer) ? <MoneyField {...field} currency={currency} /> : <QuantityField {...field} />}
        <PriorityCodeField block={block} offer={offer} />
      </Card>
      {figures && <InvestmentPanel offer={offer} currency={currency} figures={figures} />}
    </>
  );
}

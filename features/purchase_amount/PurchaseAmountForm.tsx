import { useMemo } from 'react';
import { calculateInvestment } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { InvestmentPanel } from './InvestmentPanel.tsx';
import type { AmountFormValues } from './purchaseAmountMapping.ts';
import { SingleInvestmentCard } from './SingleInvestmentCard.tsx';

export interface AmountFormProps {
  block: BlockApi<AmountFormValues>;
  offer: Offer;
  currency: string;
}

/** A single investment: what is entered, and beside it at every key what follows from it (1-AMT-10, 1-AMT-15). */
export function PurchaseAmountForm({ block, offer, currency }: AmountFormProps) {
  const amount = block.values.totalAmount;
  const figures = useMemo(() => calculateInvestment(offer, { amount, isRegularPlan: false }), [offer, amount]);
  return (
    <>
      <SingleInvestmentCard block={block} offer={offer} currency={currency} />
      <InvestmentPanel offer={offer} currency={currency} figures={figures} />
    </>
  );
}

import { amountLimits, describeQuantity } from '#domain/amountPanels.ts';
import { isValueBased } from '#domain/investment.ts';
import { formatMoney, formatPercent } from '#domain/money.ts';
import type { Offer } from '#domain/offer.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Facts, type Fact } from '#features/ui/Facts.tsx';
import { Money } from '#features/ui/Money.tsx';

interface AmountLimitFactsProps {
  id: string;
  offer: Offer;
  currency: string;
}

/** Minimum, maximum, increment and the percentage payable now, each where the offer has one (1-AMT-11 to 1-AMT-14). */
export function AmountLimitFacts({ id, offer, currency }: AmountLimitFactsProps) {
  const { minimum, maximum, increment, percentagePayableNow } = amountLimits(offer);
  const limit = (label: string, amount: string | null): Fact[] => {
    if (amount === null) return [];
    return [{ label, value: isValueBased(offer) ? <Money currency={currency} amount={formatMoney(amount)} /> : describeQuantity(offer, amount) }];
  };
  const facts = [
    ...limit(amountTexts.minimum, minimum),
    ...limit(amountTexts.maximum, maximum),
    ...limit(amountTexts.increment, increment),
    ...(percentagePayableNow === null ? [] : [{ label: amountTexts.percentagePayableNow, value: formatPercent(percentagePayableNow) }]),
  ];
  return <div id={id}>{facts.length > 0 && <Facts facts={facts} />}</div>;
}

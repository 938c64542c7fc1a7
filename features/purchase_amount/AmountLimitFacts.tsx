import { describeQuantity, type AmountLimits } from '#domain/money/amountPanels.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import type { Offer } from '#domain/offer.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Facts, type Fact } from '#features/ui/Facts.tsx';
import { Money } from '#features/ui/Money.tsx';

interface AmountLimitFactsProps {
  id: string;
  limits: AmountLimits;
  offer: Offer;
  /** Null if the limits are numbers of securities. */
  currency: string | null;
}

/** Minimum, maximum, increment and the percentage payable now, each if there is one (1-AMT-11 to 1-AMT-14, 1-AMT-46, 1-AMT-47). */
export function AmountLimitFacts({ id, limits, offer, currency }: AmountLimitFactsProps) {
  const { minimum, maximum, increment, percentagePayableNow } = limits;
  const limit = (label: string, amount: string | null): Fact[] => {
    if (amount === null) return [];
    return [
      {
        label,
        value:
          currency === null ? (
            describeQuantity(offer, amount)
          ) : (
            <Money currency={currency} amount={formatMoney(amount)} />
          ),
      },
    ];
  };
  const facts = [
    ...limit(amountTexts.minimum, minimum),
    ...limit(amountTexts.maximum, maximum),
    ...limit(amountTexts.increment, increment),
    ...(percentagePayableNow === null
      ? []
      : [{ label: amountTexts.percentagePayableNow, value: formatPercent(percentagePayableNow) }]),
  ];
  return <div id={id}>{facts.length > 0 && <Facts facts={facts} />}</div>;
}

import type { PurchaseAmount } from '#domain/application.ts';
import { describeQuantity } from '#domain/money/amountPanels.ts';
import { isValueBased } from '#domain/investment.ts';
import { formatMoney } from '#domain/money/money.ts';
import { describeInstalment } from '#domain/money/regularPlan.ts';
import { Money } from '#features/ui/Money.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrency, selectOffer } from '#store/selectors/sessionSelectors.ts';

/** What is bought, and its value, or what a plan invests each time, in the progress sidebar; the offer says in which words and currency. */
export function PurchaseAmountSummary({ values }: { values: PurchaseAmount }) {
  const offer = useAppSelector(selectOffer);
  const currency = useAppSelector(selectCurrency);
  if (offer === null) return null;
  const instalment = describeInstalment(values, currency);
  if (instalment !== null) return <SummaryLines lines={[instalment]} />;
  const value = <Money currency={currency} amount={formatMoney(values.totalValue)} />;
  return (
    <SummaryLines lines={[isValueBased(offer) ? undefined : describeQuantity(offer, values.numberSecurities), value]} />
  );
}

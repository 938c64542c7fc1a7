import type { PurchaseAmount } from '#domain/application.ts';
import { amountLabel, partlyPaidPercentage } from '#domain/money/amountPanels.ts';
import { describeFee, dueNow, isFeeInside, isValueBased, securityWord } from '#domain/investment.ts';
import { formatMoney, formatPrice, formatQuantity } from '#domain/money/money.ts';
import type { Offer } from '#domain/offer.ts';
import { isRegularPlan } from '#domain/steps.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Ledger, type LedgerLine } from '#features/ui/Ledger.tsx';
import { Money } from '#features/ui/Money.tsx';
import { PlanDetails } from './PlanDetails.tsx';

interface PurchaseAmountReviewProps {
  values: PurchaseAmount;
  offer: Offer;
  currency: string;
}

/** What was entered and every figure that follows from it, to be read before submitting. */
export function PurchaseAmountReview({ values, offer, currency }: PurchaseAmountReviewProps) {
  if (!isRegularPlan(values)) return <SingleInvestmentLedger values={values} offer={offer} currency={currency} />;
  const { totalAmount, regular_investment_plan_frequency: frequency, priorityCode } = values;
  return (
    <PlanDetails
      amount={totalAmount}
      frequency={frequency}
      offer={offer}
      currency={currency}
      priorityCode={priorityCode}
    />
  );
}

/** The figures of a single investment; their right edges line up. */
function SingleInvestmentLedger({ values, offer, currency }: PurchaseAmountReviewProps) {
  const money = (amount: string | undefined) => <Money currency={currency} amount={formatMoney(amount)} />;
  const entered: LedgerLine = {
    label: amountLabel(offer),
    value: isValueBased(offer) ? money(values.totalAmount) : formatQuantity(values.totalAmount),
  };
  const number: LedgerLine[] = isValueBased(offer)
    ? [{ label: amountTexts.numberOfSecurities(securityWord(offer)), value: formatQuantity(values.numberSecurities) }]
    : [];
  const isInside = isFeeInside(offer);
  const feeSentence = describeFee(offer, currency, { feeAmount: values.feeAmount ?? '0' });
  const fee: LedgerLine[] =
    feeSentence === null
      ? []
      : [
          {
            label: isInside ? amountTexts.ofWhichFee : amountTexts.fee,
            hint: feeSentence,
            value: money(values.feeAmount),
          },
        ];
  const isAdded = fee.length > 0 && !isInside;
  const now: LedgerLine = { label: amountTexts.payableNow, value: money(values.payableNow) };
  const later: LedgerLine[] =
    partlyPaidPercentage(offer) === null
      ? []
      : [{ label: amountTexts.payableLater, value: money(values.payableLater) }];
  const code: LedgerLine[] = values.priorityCode
    ? [{ label: amountTexts.priorityCode, value: values.priorityCode }]
    : [];
  return (
    <Ledger
      lines={[
        entered,
        {
          label: amountTexts.costPerSecurity(securityWord(offer, '1')),
          value: (
            <Money currency={currency} amount={formatPrice(offer.price_per_security, offer.security.price_precision)} />
          ),
        },
        ...number,
        { label: amountTexts.totalInvestmentAmount, value: money(values.totalValue) },
        ...(isAdded
          ? [now, ...fee, { label: amountTexts.dueNow, value: money(dueNow(offer, values)), isSum: true }]
          : [{ ...now, isSum: true }, ...fee]),
        ...later,
        ...code,
      ]}
    />
  );
}

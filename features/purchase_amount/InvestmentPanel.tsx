import {
  chargesFee,
  describeSplit,
  feeHasGst,
  partlyPaidPercentage,
  paymentSplit,
} from '#domain/money/amountPanels.ts';
import { describeFee, isFeeInside, securityWord, type Investment } from '#domain/investment.ts';
import { formatMoney, formatPercent, formatPrice, formatQuantity, isZeroMoney } from '#domain/money/money.ts';
import type { Offer } from '#domain/offer.ts';
import { amountTexts } from '#domain/texts/amount.ts';
import { Card } from '#features/ui/Card.tsx';
import { Facts } from '#features/ui/Facts.tsx';
import { Ledger, type LedgerLine } from '#features/ui/Ledger.tsx';
import { Digits, Money } from '#features/ui/Money.tsx';
import { SplitBar } from '#features/ui/SplitBar.tsx';
import { Total } from '#features/ui/Total.tsx';
import styles from './InvestmentPanel.module.css';

interface InvestmentPanelProps {
  offer: Offer;
  currency: string;
  figures: Investment;
}

/**
 * Shows the figures of the entered amount: the whole, its parts as a bar and as a ledger, and the price (1-AMT-15, 1-CALC-22). The offer
 * alone decides its rows, so that typing moves nothing.
 */
export function InvestmentPanel({ offer, currency, figures }: InvestmentPanelProps) {
  const { total } = paymentSplit(offer, figures);
  return (
    <Card>
      <Total title={amountTexts.whatYouPay}>
        <Money currency={currency} amount={formatMoney(total)} />
      </Total>
      <PaymentBar offer={offer} currency={currency} figures={figures} />
      <Ledger lines={ledgerLines({ offer, currency, figures })} />
      <Facts
        facts={[
          {
            label: amountTexts.totalInvestmentAmount,
            value: <Money currency={currency} amount={formatMoney(figures.totalValue)} />,
          },
          {
            label: amountTexts.costPerSecurity(securityWord(offer, '1')),
            value: (
              <Money
                currency={currency}
                amount={formatPrice(offer.price_per_security, offer.security.price_precision)}
              />
            ),
          },
          {
            label: amountTexts.numberOfSecurities(securityWord(offer)),
            value: <Digits>{formatQuantity(figures.numberSecurities)}</Digits>,
          },
        ]}
      />
    </Card>
  );
}

/** Shows a bar if there is something to compare; an empty one of the same height while there is no amount. */
function PaymentBar({ offer, currency, figures }: InvestmentPanelProps) {
  if (!chargesFee(offer) && partlyPaidPercentage(offer) === null) return <div className={styles.space} />;
  const { total, now, fee, later } = paymentSplit(offer, figures);
  if (isZeroMoney(total)) return <div className={styles.empty} />;
  return (
    <SplitBar
      now={Number(now)}
      fee={Number(fee)}
      later={Number(later)}
      sentence={describeSplit(offer, currency, figures)}
    />
  );
}

function ledgerLines({ offer, currency, figures }: InvestmentPanelProps): LedgerLine[] {
  const money = (amount: string) => <Money currency={currency} amount={formatMoney(amount)} />;
  const percentage = partlyPaidPercentage(offer);
  const hasFee = chargesFee(offer);
  const isPart = hasFee || percentage !== null;
  const fee: LedgerLine = {
    label: isFeeInside(offer) ? amountTexts.ofWhichFee : amountTexts.fee,
    value: money(figures.feeAmount),
    swatch: 'fee',
    hint: feeHint({ offer, currency, figures }),
  };
  const now: LedgerLine = {
    label: amountTexts.payableNow,
    value: money(figures.payableNow),
    ...(isPart && { swatch: 'now' as const }),
    ...(percentage !== null && { hint: amountTexts.shareOfInvestment(formatPercent(percentage)) }),
  };
  return [
    ...(hasFee && !isFeeInside(offer)
      ? [now, fee, { label: amountTexts.dueNow, value: money(figures.dueNow), isSum: true }]
      : [{ ...now, isSum: true }]),
    ...(hasFee && isFeeInside(offer) ? [fee] : []),
    ...(percentage === null
      ? []
      : [{ label: amountTexts.payableLater, value: money(figures.payableLater), swatch: 'later' as const }]),
  ];
}

/** Returns the fee in a sentence; its rate while there is no amount. */
function feeHint({ offer, currency, figures }: InvestmentPanelProps): string {
  return (
    describeFee(offer, currency, figures) ?? amountTexts.feeRate(formatPercent(offer.fee_percentage), feeHasGst(offer))
  );
}

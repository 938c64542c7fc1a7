import { dueNow, dueNowLabel } from '#domain/investment.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isZeroMoney } from '#domain/formats/zeroMoney.ts';
import { isRegularPlan } from '#domain/steps.ts';
import { frequencyPhrases } from '#domain/texts/frequencies.ts';
import { nextStepsTexts } from '#domain/texts/nextSteps.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import { Card } from '#features/ui/Card.tsx';
import { Money } from '#features/ui/Money.tsx';
import { Total } from '#features/ui/Total.tsx';
import styles from './payment.module.css';
import type { PaymentFormProps } from './paymentForm.ts';

/** Sum to pay, above the method: the sum due now, or a plan's regular debit (1-PAY-01, 1-CALC-19). */
export function SumCard({
  offer,
  application: { purchase_amount: purchase = {} },
  currency,
}: Pick<PaymentFormProps, 'offer' | 'application' | 'currency'>) {
  const frequency = purchase.regular_investment_plan_frequency;
  if (isRegularPlan(purchase) && frequency) {
    return (
      <Card>
        <Total title={paymentTexts.planDebit}>
          <Money currency={currency} amount={formatMoney(purchase.totalAmount)} />
          <span> </span>
          <span className={styles.rhythm}>{frequencyPhrases[frequency]}</span>
        </Total>
        <p className={styles.note}>{nextStepsTexts.nothingToPay}</p>
      </Card>
    );
  }
  const due = dueNow(offer, purchase);
  if (isZeroMoney(due)) return null;
  return (
    <Card>
      <Total title={dueNowLabel(offer, purchase)}>
        <Money currency={currency} amount={formatMoney(due)} />
      </Total>
    </Card>
  );
}

import type { StepName } from '#domain/application.ts';
import { dueNowLabel } from '#domain/investment.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isZeroMoney } from '#domain/formats/zeroMoney.ts';
import { isRegularPlan } from '#domain/steps.ts';
import { Money } from '#features/ui/Money.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectInvestment, selectTypedInvestment, selectTypedPurchase } from '#store/selectors/investmentSelectors.ts';
import { selectCurrency, selectOffer } from '#store/selectors/sessionSelectors.ts';
import styles from './PayableNow.module.css';

/**
 * Shows the sum due now in the button bar on phones, since the sum itself is out of sight (1-CALC-19); nothing if nothing is due. On the
 * amount step it follows the typed amount; the payment step begins with it.
 */
export function PayableNow({ current }: { current: StepName }) {
  const offer = useAppSelector(selectOffer);
  const currency = useAppSelector(selectCurrency);
  const isTyping = current === 'purchase_amount';
  const figures = useAppSelector(isTyping ? selectTypedInvestment : selectInvestment);
  const isPlan = useAppSelector((state) => isRegularPlan(selectTypedPurchase(state)));
  if (current === 'payment_options' || offer === null) return null;
  const isDue = figures !== null && !isZeroMoney(figures.dueNow);
  // Its place is reserved while an amount is typed, so that no digit moves the bar.
  if (!isDue && !(isTyping && !isPlan)) return null;
  return (
    <p className={styles.payable} data-block="payable">
      {isDue && (
        <>
          <span>{dueNowLabel(offer, figures)}</span>
          <Money currency={currency} amount={formatMoney(figures.dueNow)} />
        </>
      )}
    </p>
  );
}

import { formatMoney } from '#domain/money/money.ts';
import { isZeroMoney } from '#domain/formats/zeroMoney.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectInvestment } from '#store/selectors/investmentSelectors.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';

/** The sum that the applicant commits to pay now, on the button that commits; nothing if nothing is due (1-CALC-19). */
export function DueNow() {
  const currency = useAppSelector(selectCurrency);
  const dueNow = useAppSelector((state) => selectInvestment(state)?.dueNow);
  if (dueNow === undefined || isZeroMoney(dueNow)) return null;
  return <span translate="no">{`${currency} ${formatMoney(dueNow)}`}</span>;
}

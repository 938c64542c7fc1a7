import styles from './Money.module.css';

interface MoneyProps {
  currency: string;
  /** Already formatted (`formatMoney`): `15,225.00`. */
  amount: string;
}

/** An amount, never bare: the currency small and grey, then the figure in tabular digits, never broken over two lines. */
export function Money({ currency, amount }: MoneyProps) {
  return (
    <span className={styles.money}>
      <span className={styles.currency}>{currency} </span>
      {amount}
    </span>
  );
}

/** Digits that line up: phone numbers, BSB, counts. */
export function Digits({ children }: { children: string }) {
  return <span className={styles.money}>{children}</span>;
}

import styles from './Money.module.css';

interface MoneyProps {
  currency: string;
  /** Formatted amount (`formatMoney`): `15,225.00`. */
  amount: string;
}

/** Amount with its currency: the currency small and grey, the figure in tabular digits, never broken over two lines. */
export function Money({ currency, amount }: MoneyProps) {
  return (
    <span className={styles.money} translate="no">
      <span className={styles.currency}>{`${currency} `}</span>
      <span>{amount}</span>
    </span>
  );
}

/** Digits that line up: phone numbers, BSB, counts. */
export function Digits({ children }: { children: string }) {
  return (
    <span className={styles.money} translate="no">
      {children}
    </span>
  );
}

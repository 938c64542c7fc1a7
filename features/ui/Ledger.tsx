import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Ledger.module.css';
import { Swatch, type SplitPart } from './SplitBar.tsx';

export interface LedgerLine {
  label: ReactNode;
  hint?: ReactNode;
  /** As a rule a `<Money>`. */
  value: ReactNode;
  /** The colour of its part in the split bar. */
  swatch?: SplitPart | undefined;
  /** A sum: a strong rule above, larger figures. */
  isSum?: boolean | undefined;
}

/** Words left, money right, one rule per line. */
export function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <dl className={styles.ledger}>
      {lines.map(({ label, hint, value, swatch, isSum }, index) => (
        <div key={index} className={classNames(isSum && styles.sum)}>
          <dt className={classNames(swatch && styles.withSwatch)}>
            {swatch && <Swatch part={swatch} />}
            {label}
            {hint !== undefined && <small>{hint}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

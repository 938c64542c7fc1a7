import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Ledger.module.css';
import { Swatch, type SplitPart } from './SplitBar.tsx';
import { wrapText, type Content } from './elements.tsx';

export interface LedgerLine {
  label: Content;
  hint?: ReactNode;
  /** Usually a `<Money>`. */
  value: ReactNode;
  /** Colour of its part in the split bar. */
  swatch?: SplitPart | undefined;
  /** True for a sum: a strong rule above, larger figures. */
  isSum?: boolean | undefined;
}

/** List of labels left and money right, one rule per line. */
export function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <dl className={styles.ledger}>
      {lines.map(({ label, hint, value, swatch, isSum }, index) => (
        <div key={index} className={classNames(isSum && styles.sum)}>
          <dt className={classNames(swatch && styles.withSwatch)}>
            {swatch && <Swatch part={swatch} />}
            {wrapText(label)}
            {hint !== undefined && <small>{hint}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './ButtonRow.module.css';

/** Row of buttons, links, chips and text that wraps. `isStacked`: buttons take the whole width on phones. */
export function ButtonRow({ isStacked = false, children }: { isStacked?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, isStacked && styles.stacked)}>{children}</div>;
}

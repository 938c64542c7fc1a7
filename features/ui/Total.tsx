import type { ReactNode } from 'react';
import styles from './Total.module.css';

/** The one grand total of a screen: its title left, the sum right in the largest size; a change is announced politely. */
export function Total({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <h2>{title}</h2>
      <p aria-live="polite">{children}</p>
    </div>
  );
}

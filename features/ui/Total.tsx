import type { ReactNode } from 'react';
import styles from './Total.module.css';

/** Grand total of a screen: title left, sum right in the largest size. Changes are announced politely. */
export function Total({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <h2>{title}</h2>
      <p aria-live="polite">{children}</p>
    </div>
  );
}

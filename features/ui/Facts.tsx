import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Ruled strip of facts, label over value; rows on phones. */
export function Facts({ facts, id }: { facts: readonly Fact[]; id?: string | undefined }) {
  return (
    <dl className={styles.facts} id={id}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
